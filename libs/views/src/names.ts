import { noObject, type ObjectId, type PlayerId, type Ref, type Viewer } from '@stacktrail/game-events';
import { isFaceDownObject, knows, type GameObject, formUnderCopies, type GameState } from '@stacktrail/game-state';
import { possessive } from './words.js';

/** The name of a card that the viewer may not know. */
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
  if (object.ability?.source === noObject) return 'an ability of the rules'; // CR 113.8
  if (object.ability !== null) return `${possessive(objectName(state, object.ability.source, viewer))} ability`;
  if (isFaceDownObject(object)) return faceDownName(state, object, viewer);
  if (!knows(state, object, viewer)) return hiddenName;
  return object.printed.name === '' ? 'a nameless object' : object.printed.name;
}

/** The name of a face-down object. Those who may look at it also see which card it is (CR 708.5). */
function faceDownName(state: GameState, object: GameObject, viewer: Viewer): string {
  const what = object.zone === 'stack' ? 'a face-down spell' : 'a face-down creature';
  return knows(state, object, viewer) ? `${what} (${formUnderCopies(object).whole.name})` : what;
}

/** The name of an object or player. */
export function describeRef(ref: Ref, state: GameState, viewer: Viewer): string {
  return ref.is === 'player' ? seatName(state, ref.id) : objectName(state, ref.id, viewer);
}
