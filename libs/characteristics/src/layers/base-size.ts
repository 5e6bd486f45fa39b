import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import { ownSteps } from './own-steps.js';
import { programOf } from './program-of.js';
import { baseSizeIn } from './run.js';

/**
 * An object's base power and toughness (CR 613.4, 208.4b): after layers 7a and 7b, but before counters, modifying
 * effects and switching.
 */
export function baseSizeOf(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'> {
  const program = programOf(state);
  const steps = program.hasEffects ? program.steps : ownSteps;
  return baseSizeIn(steps, steps.length, state, object);
}
