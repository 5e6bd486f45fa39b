import type { TriggeredAbility } from '@stacktrail/card-language';
import type { AnyGameEvent, EventType, ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game } from '../game/game.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import type { DelayedTrigger } from '../state/lasting-effects.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { holds } from '../text/conditions.js';
import { plainContext, type TextContext } from '../text/text-context.js';
import { noticeGameRules } from './game-rules.js';
import { matchesTrigger } from './matches-trigger.js';
import { damageOccasionsOf, occasionsOf, type Occasion } from './occasions.js';

/** Facts that an ability can trigger on; all others are passed over at once. */
const watched: ReadonlySet<EventType> = new Set<EventType>([
  'ObjectMoved',
  'PlayerLeft',
  'TokensCreated',
  'StepBegan',
  'SpellCast',
  'AttackersDeclared',
  'BlockersDeclared',
  'DamageDealtToPlayer',
  'DamageDealtToPermanent',
  'LifeGained',
  'LifeLost',
  'Tapped',
  'Untapped',
  'PermanentsUntapped',
  'CountersPut',
  'CountersRemoved',
  'TargetsChosen',
  'TargetsChanged',
  'PlayerCountersPut',
  'PlayerCountersRemoved',
  'DesignationGiven',
  'Transformed',
  'TurnedFaceUp',
]);

/**
 * Makes the abilities trigger that watch for what just happened (CR 603.2). They wait to be put on the stack.
 *
 * @param before the state before it happened, for abilities that look back (CR 603.10a)
 * @param from the index in `game.batch` of the first fact that belongs to it
 */
export function noticeTriggers(game: Game, before: GameState, from: number): void {
  const { batch } = game;
  const to = batch.length;
  let isDamage = false;
  for (let i = from; i < to; i++) {
    const event = batch[i]!;
    if (watched.has(event.type)) noticeFact(game, before, event);
    if (event.type === 'DamageDealtToPlayer' || event.type === 'DamageDealtToPermanent') isDamage = true;
  }
  if (!isDamage) return;
  for (const { occasion, causes } of damageOccasionsOf(batch.slice(from, to))) notice(game, before, occasion, causes);
}

/** The same for one fact, which may have been recorded a while ago: that a permanent was tapped for mana (CR 106.12). */
export function noticeFact(game: Game, before: GameState, event: AnyGameEvent): void {
  const causes = [event.revision];
  for (const occasion of occasionsOf(game.state, event)) notice(game, before, occasion, causes);
}

function notice(game: Game, before: GameState, occasion: Occasion, causes: readonly Revision[]): void {
  noticeGameRules(game, occasion, causes);
  const after = game.state;
  if (!after.catalog.watched.has(occasion.on)) return;
  const seen = occasion.lookBack ? before : after;
  for (const id of seen.battlefield) considerObject(game, seen, id, occasion, causes);
  if (occasion.on === 'casts') considerObject(game, after, occasion.object, occasion, causes);
  for (const delayed of game.state.delayed) considerDelayed(game, delayed, occasion, causes); // CR 603.7b
}

function considerObject(
  game: Game,
  seen: GameState,
  id: ObjectId,
  occasion: Occasion,
  causes: readonly Revision[],
): void {
  const object = objectOf(seen, id);
  const { abilities } = characteristicsOf(seen, object);
  for (let i = 0; i < abilities.length; i++) {
    const definition = abilities[i]!;
    if (definition.watches !== occasion.on) continue;
    const ability = definition.ability as TriggeredAbility;
    if (ability.event.on === 'casts' && object.zone === 'stack' && ability.event.what.is !== 'this') continue;
    consider(game, definition, ability, contextOf(object.controller, id, occasion), null, causes, occasion);
  }
}

function considerDelayed(game: Game, delayed: DelayedTrigger, occasion: Occasion, causes: readonly Revision[]): void {
  if (delayed.definition.watches !== occasion.on) return;
  const ability = delayed.definition.ability as TriggeredAbility;
  const context = { ...contextOf(delayed.controller, delayed.source, occasion), kept: delayed.kept };
  consider(game, delayed.definition, ability, context, delayed, causes, occasion);
}

function contextOf(you: PlayerId, source: ObjectId, occasion: Occasion): TextContext {
  const trigger = { object: occasion.thatObject, player: occasion.player, amount: occasion.amount };
  return { ...plainContext(you, source), trigger };
}

function consider(
  game: Game,
  definition: AbilityDefinition,
  ability: TriggeredAbility,
  context: TextContext,
  delayed: DelayedTrigger | null,
  causes: readonly Revision[],
  occasion: Occasion,
): void {
  const { state } = game;
  if (!matchesTrigger(state, ability.event, occasion, context)) return;
  if (ability.condition !== undefined && !holds(state, ability.condition, context)) return; // CR 603.4
  if (ability.oncePerTurn && state.usedThisTurn.includes(`${context.source} ${definition.pointer}`)) return; // CR 603.2h
  const { trigger } = context;
  game.emit(
    'AbilityTriggered',
    {
      trigger: state.nextTrigger,
      ability: definition.pointer,
      source: context.source,
      controller: context.you,
      delayed: delayed?.id ?? null,
      context: trigger!,
    },
    {
      rule: delayed === null ? '603.2' : '603.7',
      source: context.source,
      player: context.you,
      causes: delayed === null ? causes : [...causes, delayed.created],
    },
  );
  if (delayed !== null && !delayed.lasting) {
    game.emit('DelayedTriggerEnded', { delayed: delayed.id }, { rule: '603.7b', source: delayed.source, causes });
  }
}
