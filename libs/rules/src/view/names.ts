import type { ObjectId, PlayerId, Ref, Viewer } from '@stacktrail/game-events';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import { possessive } from './words.js';
import { knows } from './visibility.js';

/** What stands for a card that the viewer may not know. */
export const hiddenName = 'a card';

/** A player's name as the setup has it, or the seat's number, counted from 1 as people do. */
export function seatName(state: GameState, player: PlayerId): string {
  const name = state.setup?.seats.at(player)?.name ?? '';
  return name === '' ? `Seat ${player + 1}` : name;
}

/** An object's name, as far as the viewer may know which card it is. An ability on the stack goes by its source. */
export function objectName(state: GameState, id: ObjectId, viewer: Viewer): string {
  const object = state.objects.get(id);
  return object === undefined ? hiddenName : recordName(state, object, viewer);
}

export function recordName(state: GameState, object: GameObject, viewer: Viewer): string {
  if (object.ability !== null) return `${possessive(objectName(state, object.ability.source, viewer))} ability`;
  return knows(state, object, viewer) ? object.printed.name : hiddenName;
}

/** The name of an object or player. */
export function describeRef(ref: Ref, state: GameState, viewer: Viewer): string {
  return ref.is === 'player' ? seatName(state, ref.id) : objectName(state, ref.id, viewer);
}
