import { allSeats, seatBit, type ObjectId, type Viewer } from '@stacktrail/game-events';
import type { GameObject } from './game-object.js';
import type { GameState } from './game-state.js';

/**
 * The one policy on who may see what: a seat sees what it knows, a judge everything, a spectator what every seat knows.
 * `redact` of game-events follows the same policy for stored events.
 *
 * @param seats mask of the seats that may see it
 * @param count how many seats the game has
 */
export function maySee(seats: number, count: number, viewer: Viewer): boolean {
  if (viewer === 'judge') return true;
  if (viewer === 'spectator') return (seats & allSeats(count)) === allSeats(count);
  // A seat that doesn't exist sees what a spectator sees; without this check, `1 << 32` would be the bit of seat 0.
  if (!(viewer.seat >= 0 && viewer.seat < count)) return maySee(seats, count, 'spectator');
  return (seats & seatBit(viewer.seat)) !== 0;
}

/**
 * Whether the viewer knows which card an object is. Hands and libraries hide that (CR 400.2), and so do sideboards and so does being face down
 * (CR 708.5, 406.3) until the game ends (CR 708.9).
 */
export function knows(state: GameState, object: GameObject, viewer: Viewer): boolean {
  const { zone } = object;
  const ofHiddenZone = zone === 'hand' || zone === 'library' || zone === 'outside';
  const inPile = zone === 'command' && object.knownTo === 0; // a supplementary deck (CR 717.2, 901.4, 904.3)
  const hidden = ofHiddenZone || inPile || (object.faceDown !== null && state.outcome === null);
  if (!hidden) return true;
  return maySee(object.knownTo, state.players.length, viewer);
}

/** Whether it is a face-down spell or permanent, whose face-down characteristics everyone sees (CR 708.2). */
export function isFaceDownObject({ faceDown, zone }: GameObject): boolean {
  return faceDown !== null && (zone === 'battlefield' || zone === 'stack');
}

/** Whether the viewer decides for this player or is the judge, and so may see the player's options. */
export function decides(who: { readonly player: number; readonly decidedBy: number }, viewer: Viewer): boolean {
  if (viewer === 'judge') return true;
  return viewer !== 'spectator' && (viewer.seat === who.player || viewer.seat === who.decidedBy);
}

/** The name of an object that everyone sees; `null` if not everyone may know which card it is. */
export function publicName(state: GameState, id: ObjectId): string | null {
  const object = state.objects.get(id);
  if (object === undefined || isFaceDownObject(object) || !knows(state, object, 'spectator')) return null;
  return object.printed.name === '' ? null : object.printed.name;
}
