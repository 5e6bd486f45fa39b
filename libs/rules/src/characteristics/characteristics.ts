import type { Characteristics } from '../state/characteristics.js';
import type { GameObject, GameState } from '../state/game-state.js';

/** An object's characteristics after all continuous effects (CR 109.3, 613). */
export function characteristicsOf(state: GameState, object: GameObject): Characteristics {
  void state;
  return object.lastKnown!;
}
