import { noObject, type ObjectId, type PlayerId } from '@stacktrail/game-events';
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

/**
 * The number that a card of a hidden zone has now, by one that it had there: it got others as it was mixed up with the cards
 * beside it (`CardsRenumbered`), and is the same object (CR 400.7).
 */
export function sinceRenumbered({ objects }: GameState, id: ObjectId): ObjectId {
  let object = objects.get(id);
  while (object?.left === true) {
    const next = objects.get(object.becomes);
    if (next === undefined || next.zone !== object.zone || next.placedAt !== object.placedAt) break;
    object = next;
  }
  return object?.id ?? id;
}

/** What an object became as it left its zone (CR 400.7), whatever number it had there last; 0 while it is there. */
export function becameOf(state: GameState, id: ObjectId): ObjectId {
  return state.objects.get(sinceRenumbered(state, id))?.becomes ?? noObject;
}

export function playerOf(state: GameState, id: PlayerId): PlayerState {
  return state.players[id] ?? missing(state, `seat ${id}`);
}

/** The objects in a shared zone, as records. */
export function objectsIn(state: GameState, ids: readonly ObjectId[]): readonly GameObject[] {
  return ids.map((id) => objectOf(state, id));
}
