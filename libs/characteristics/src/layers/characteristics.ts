import type { Characteristics, GameObject, GameObjectRecord, GameState } from '@stacktrail/game-state';
import { baseOf } from './base.js';
import { isPlain, mayBeKept } from './may-be-kept.js';
import { ownSteps } from './own-steps.js';
import { Run } from './run.js';
import { withRightNumbers } from './working.js';
import { programOf } from './program-of.js';

/**
 * An object's characteristics after all continuous effects (CR 109.3, 613). For an object that has left the battlefield
 * or the stack, its last characteristics there (CR 608.2h); an ability on the stack has none (CR 113.7a).
 *
 * They are computed on demand and kept on the object's record until the set of effects changes.
 */
export function characteristicsOf(state: GameState, object: GameObject): Characteristics {
  const { stamp } = state;
  if (object.memo !== null && object.memoStamp === stamp) return object.memo;
  if (object.left) return object.lastKnown ?? ownCharacteristics(state, object);
  const outside = object.zone !== 'battlefield';
  const program = programOf(state);
  const unaffected = !program.hasEffects || (outside && !program.reachesOutside);
  const found = unaffected
    ? ownCharacteristics(state, object)
    : new Run(program.steps, state, object).to(program.steps.length);
  if (mayBeKept(object)) {
    // Only this code writes to a finished record. The memo is not part of the record's value.
    const record = object as GameObjectRecord;
    record.memo = found;
    record.memoStamp = stamp;
  }
  return found;
}

/** An object's characteristics without any effects from elsewhere. */
function ownCharacteristics(state: GameState, object: GameObject): Characteristics {
  if (isPlain(object)) return withRightNumbers(object, baseOf(object.printed));
  return new Run(ownSteps, state, object).to(ownSteps.length);
}
