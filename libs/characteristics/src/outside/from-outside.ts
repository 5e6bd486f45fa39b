import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { colorIdentityOf, identityOfCommander } from '../reading/color-identity.js';

/**
 * CR 903.11: whether a player of a Commander game may bring in a card from outside it: it has a different name from
 * every card of their starting deck and every card that they own in the game, and is within their commander's color
 * identity.
 */
export function mayBeBroughtIn(state: GameState, id: ObjectId): boolean {
  const { card, owner, form } = objectOf(state, id);
  const definition = state.catalog.definitions[state.deckLists.flat()[card] ?? -1];
  if (definition === undefined) return false;
  const identity = identityOfCommander(state, owner);
  if ([...colorIdentityOf(definition)].some((color) => !identity.includes(color))) return false;
  const { name } = form.whole;
  return !isInStartingDeck(state, owner, name, card) && !ownsInGame(state, owner, name);
}

/** Whether another card of a player's starting deck has the name. */
function isInStartingDeck({ deckLists, catalog }: GameState, player: PlayerId, name: string, card: CardIndex): boolean {
  const first = deckLists.slice(0, player).reduce((sum, deck) => sum + deck.length, 0);
  return (deckLists[player] ?? []).some(
    (at, i) => first + i !== card && catalog.definitions[at]?.faces[0].name === name,
  );
}

function ownsInGame({ objects }: GameState, player: PlayerId, name: string): boolean {
  for (const { owner, left, zone, kind, form } of objects.values()) {
    if (owner === player && !left && zone !== 'outside' && kind === 'card' && form.whole.name === name) return true;
  }
  return false;
}
