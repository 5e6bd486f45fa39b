import {
  type Game,
  type Reason,
  type Procedure,
  type MoveOccurrence,
  perform,
  type Interpreter,
} from '@stacktrail/engine';
import { objectsIn, phaseOf } from '@stacktrail/game-state';
import { endEffectsThat } from '../../changes/durations.js';

/** CR 722.1. */
export const endTheTurn: Interpreter<'end the turn'> = function* (game, _effect, context, reason) {
  yield* cutShort(game, { ...reason, rule: '722.1' }, 'cleanup');
  return context;
};

/** CR 722.2; outside a combat phase nothing happens (722.2g). */
export const endTheCombatPhase: Interpreter<'end the combat phase'> = function* (game, _effect, context, reason) {
  if (phaseOf(game.state.step) !== 'combat') return context;
  yield* cutShort(game, { ...reason, rule: '722.2' }, 'next phase');
  endEffectsThat(
    game,
    (effect) => effect.duration === 'until end of combat',
    (effect) => ({ rule: '722.2d', source: effect.source }),
  );
  return context;
};

/** The steps a to d of either process. State-based actions are checked before anything else happens (722.1c). */
function* cutShort(game: Game, reason: Reason, to: 'cleanup' | 'next phase'): Procedure<void> {
  for (const waiting of game.state.waiting) {
    const { id: trigger, source, triggeredAt } = waiting;
    game.emit(
      'TriggerRemoved',
      { trigger, why: 'source' }, // stands for “cut short” in this fact
      { ...reason, rule: `${reason.rule}a`, source, causes: [triggeredAt, ...(reason.causes ?? game.causes)] },
    );
  }
  const stepB = { ...reason, rule: `${reason.rule}b` };
  const moves: MoveOccurrence[] = [];
  for (const object of objectsIn(game.state, game.state.stack)) {
    if (object.kind === 'ability') game.emit('AbilityRemovedFromStack', { object: object.id }, stepB);
    else moves.push({ would: 'move', object: object.id, to: 'exile', manner: 'exile' });
  }
  if (moves.length > 0) yield* perform(game, moves, stepB);
  while (yield* game.outerRules.checkStateBasedActions(game));
  game.emit('TurnCutShort', { to }, { ...reason, rule: `${reason.rule}d` });
}
