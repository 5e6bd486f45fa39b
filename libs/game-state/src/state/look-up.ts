import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { InvariantBroken } from '@stacktrail/kernel';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';
import type { PlayerState } from './player-state.js';

/** The object with an id, in its zone or as last known information; throws if there never was one. */
export function objectOf(state: GameState, id: ObjectId): GameObject {
  return state.objects.get(id) ?? missing(state, `object ${id}`);
}

function missing(state: GameState, what: string): never {
  throw new InvariantBroken(`revision ${state.revision}: there is no ${what}`);
}

/** The object, if it is still in the zone in which it has this id. */
export function presentObject(state: GameState, id: ObjectId): GameObject | undefined {
  const object = state.objects.get(id);
  return object === undefined || object.left || object.phasedOut !== null ? undefined : object;
}

export function playerOf(state: GameState, id: PlayerId): PlayerState {
  return state.players[id] ?? missing(state, `seat ${id}`);
}

/** The objects in a shared zone, as records. */
export function objectsIn(state: GameState, ids: readonly ObjectId[]): readonly GameObject[] {
  return ids.map((id) => objectOf(state, id));
}
