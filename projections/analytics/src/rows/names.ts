import { noObject, type ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { cardName } from '@stacktrail/views';
import { Veiled, type Value } from '../row.js';

/** The name of what an object is, veiled where not everyone may know it. */
export function nameOf(state: GameState, id: ObjectId): Value | Veiled {
  if (id === noObject) return null;
  const known = cardName(state, id, 'spectator');
  if (known !== null) return known;
  const hidden = cardName(state, id, 'judge');
  return hidden === null ? null : new Veiled(hidden);
}

export function controllerOf(state: GameState, id: ObjectId): number | null {
  return state.objects.get(id)?.controller ?? null;
}
