import type { Characteristics, GameObject, GameState } from '@stacktrail/game-state';
import { layers } from '../layers/layer.js';
import { ownSteps } from '../layers/own-steps.js';
import { programOf } from '../layers/program-of.js';
import { Run } from '../layers/run.js';

/**
 * An object's base power and toughness (CR 613.4, 208.4b): after layers 7a and 7b, but before counters, modifying
 * effects and switching.
 */
export function baseSizeOf(state: GameState, object: GameObject): Pick<Characteristics, 'power' | 'toughness'> {
  const program = programOf(state);
  const steps = program.hasEffects ? program.steps : ownSteps;
  const first = steps.findIndex(({ layer }) => layer >= layers.modifying);
  const { power, toughness } = new Run(steps, state, object).to(first < 0 ? steps.length : first);
  return { power, toughness };
}
