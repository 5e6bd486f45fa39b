import type { Objects, TriggeredAbility, TriggerEvent } from '@stacktrail/card-tree';
import { findObjects, findPlayers, type TextContext } from '@stacktrail/characteristics';
import { type TextRun, type Interpreter, objectsMeant } from '@stacktrail/engine';
import type { EventData, ObjectId, PlayerId } from '@stacktrail/game-events';
import { scheduleOf, type AbilityDefinition, type GameState } from '@stacktrail/game-state';
import { invariant } from '@stacktrail/kernel';
import { allow } from './allow-action.js';
import { extraTurnOf } from './schedule.js';

/** The ability that an instruction creates, as it is in the pinned definitions. */
export function createdAbility(state: GameState, ability: TriggeredAbility): AbilityDefinition {
  const [definition] = state.catalog.abilitiesOf([ability]);
  invariant(definition !== undefined, 'a delayed triggered ability is part of the pinned definitions');
  return definition;
}

/** The context of an event as facts store it. @param about the player whom the ability calls “that player” */
function told({ trigger, source }: TextContext, about: PlayerId | null): EventData<'DelayedTriggerCreated'>['context'] {
  if (trigger === null) return about === null ? null : { object: source, player: about, amount: 0, others: [] };
  return { ...trigger, others: trigger.others ?? [], ...(about !== null && { player: about }) };
}

/**
 * The objects that the ability is about. If all of them are hidden by now, their last known owner still counts (CR
 * 608.2h).
 */
function keptObjects(state: GameState, keep: Objects, context: TextContext, run: TextRun): readonly ObjectId[] {
  const found = objectsMeant(state, keep, context, run);
  return found.length > 0 ? found.map(({ id }) => id) : findObjects(state, keep, context);
}

/** “At the beginning of that combat”: whether the phase that was added last, with such a step, still lies ahead. */
function isPhaseAhead(state: GameState, event: TriggerEvent): boolean {
  if (event.on !== 'beginning of step' || event.added !== true) return true;
  const { ahead, nextPhase } = scheduleOf(state);
  return ahead.some(({ phase, step }) => phase === nextPhase - 1 && step === event.step);
}

/**
 * CR 603.7a: a delayed triggered ability is created. Its source is the spell, or the source of the ability, that creates
 * it, its controller the one who controlled that (603.7d, 603.7e). It will trigger once, or until its duration is over
 * (603.7b).
 */
export const delayedTrigger: Interpreter<'delayed trigger'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const added = effect.thatTurn ? extraTurnOf(state, run) : undefined;
  if (effect.thatTurn && added === undefined) return context;
  if (!isPhaseAhead(state, effect.ability.event)) return context;
  const about = effect.about === undefined ? null : (findPlayers(state, effect.about, context)[0] ?? null);
  if (effect.about !== undefined && about === null) return context; // CR 608.2b
  const definition = createdAbility(state, effect.ability);
  const kept = effect.keep === undefined ? [] : keptObjects(state, effect.keep, context, run);
  const id = state.nextTrigger;
  game.emit(
    'DelayedTriggerCreated',
    {
      delayed: id,
      ability: definition.pointer,
      source: context.source,
      controller: context.you,
      kept,
      lasting: effect.until !== undefined && effect.once === undefined,
      until: effect.until ?? null,
      context: told(context, about),
    },
    { ...reason, rule: '603.7a' },
  );
  if (added !== undefined)
    game.emit('BoundToExtraTurn', { delayed: id, skip: null, added }, { ...reason, rule: '500.7' });
  if (effect.unlessPaid !== undefined) {
    allow(game, effect, { ends: [], stops: [id], duration: effect.until ?? 'rest of the game' }, context, reason);
  }
  return context;
};
