import type { Measure } from '@stacktrail/card-tree';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { manaValueOf } from './mana-value.js';
import type { Reading } from './reading.js';

/** A number of an object; `null` where it has none (CR 208.3). */
export function measureOf(reading: Reading, state: GameState, object: GameObject, measure: Measure): number | null {
  return measure === 'mana value' ? manaValueOf(object) : reading.characteristics(state, object)[measure];
}
