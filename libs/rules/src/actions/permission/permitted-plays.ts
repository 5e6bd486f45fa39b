import { programOf, staticsInForce } from '@stacktrail/characteristics';
import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import { type GameObject, objectOf, playerOf, presentObject, type GameState, typeBit } from '@stacktrail/game-state';
import { cardAs, playableFaces, turnedUpToPlay } from '../costs/faces.js';
import { cardsPermitted, permissionsFor } from './permission.js';
import { waysToCast } from './ways-to-cast.js';

/** The plays from elsewhere than the hand that effects allow (CR 601.3, 305.1), without `ownPlays`. */
export function permittedPlays(state: GameState, player: PlayerId, landNow: boolean): readonly Action[] {
  const actions: Action[] = [];
  for (const id of cardsConcerned(state, player)) {
    const card = turnedUpToPlay(objectOf(state, id), player);
    if (!mayHaveItsOwnWords(state, player, card)) actions.push(...playsOf(state, player, card, landNow));
  }
  return actions;
}

/**
 * The plays of a card in a graveyard or in exile by any effect, if its own abilities may be among these.
 * @returns null if they can't be
 */
export function ownPlays(state: GameState, player: PlayerId, id: ObjectId, landNow: boolean): readonly Action[] | null {
  const card = turnedUpToPlay(objectOf(state, id), player);
  return mayHaveItsOwnWords(state, player, card) ? playsOf(state, player, card, landNow) : null;
}

function playsOf(state: GameState, player: PlayerId, card: GameObject, landNow: boolean): readonly Action[] {
  const ways = waysToCast(state, player, card); // of a land: face down (CR 708.4)
  return landNow ? [...ways, ...landPlays(state, player, card), ...backFacesPlayed(state, player, card)] : ways;
}

/** CR 305.1: the ways to play it as a land that effects allow, including its own. */
function landPlays(state: GameState, player: PlayerId, card: GameObject): readonly Action[] {
  if ((card.printed.types & typeBit('Land')) === 0) return [];
  return permissionsFor(state, player, card)
    .filter(({ how }) => how.permit === 'play')
    .map(({ by }): Action => ({ do: 'play land', object: card.id, by, face: 0 }));
}

/** CR 712.12: a modal double-faced card may be played as its other face, where that is a land. */
function backFacesPlayed(state: GameState, player: PlayerId, card: GameObject): readonly Action[] {
  if (card.form.faces.length === 1) return [];
  return playableFaces(card)
    .filter((face) => face !== 0 && ((card.form.faces[face]?.types ?? 0) & typeBit('Land')) !== 0)
    .flatMap((face) =>
      permissionsFor(state, player, cardAs(card, face))
        .filter(({ how }) => how.permit === 'play')
        .map(({ by }): Action => ({ do: 'play land', object: card.id, by, face })),
    );
}

/** Whether the card itself may have the ability to be played from there, printed or given to it (CR 113.6m, 613.1f). */
function mayHaveItsOwnWords(state: GameState, player: PlayerId, { owner, zone, printed }: GameObject): boolean {
  if (owner !== player || (zone !== 'graveyard' && zone !== 'exile')) return false;
  return printed.usableIn[zone] || programOf(state).reachesOutside;
}

/** The cards outside hands that some effect may let the player play. */
function cardsConcerned(state: GameState, player: PlayerId): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  const { graveyard, library } = playerOf(state, player);
  for (const { effect } of staticsInForce(state, 'may play')) {
    if (effect.from === 'graveyard') for (const id of graveyard) found.add(id);
    if (effect.from === 'exile') for (const id of state.exile) found.add(id);
    if (effect.from === 'top of library' && library[0] !== undefined) found.add(library[0]);
  }
  for (const permission of state.permissions) {
    if (permission.player !== player) continue;
    for (const id of cardsPermitted(state, permission)) {
      const zone = presentObject(state, id)?.zone;
      if (zone !== undefined && zone !== 'hand' && zone !== 'stack' && zone !== 'battlefield') found.add(id);
    }
  }
  return found;
}
