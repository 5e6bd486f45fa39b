import type { Measure } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { manaValueOf } from './mana-value.js';
import type { StateQueries } from './state-queries.js';

/** A number of an object; `null` if it has none (CR 208.3). */
export function measureOf(
  queries: StateQueries,
  state: GameState,
  object: GameObject,
  measure: Measure,
): number | null {
  return measure === 'mana value' ? manaValueOf(object) : queries.characteristics(state, object)[measure];
}
