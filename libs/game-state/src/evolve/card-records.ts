import type { CardIndex, ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import type { Form } from '../state/form.js';
import { isChanceTold, unknownForm } from '../state/unknown-card.js';

const nothingKnown: ReadonlySet<CardIndex> = new Set();

/** The faces of a physical card, counted over all decks in seat order; nothing if no deck has it. */
export function formOfCardIndex(state: Pick<GameState, 'deckLists' | 'catalog'>, card: CardIndex): Form | undefined {
  let index: number = card;
  for (const deck of state.deckLists) {
    const definition = deck[index];
    if (definition !== undefined) return state.catalog.findCard(definition);
    index -= deck.length;
  }
  return undefined;
}

/**
 * A card as a new object in a library (CR 400.7); nothing if no deck has it.
 *
 * @param known in a game of told chance, the cards that stay known there
 */
export function inLibrary(
  state: Pick<GameState, 'deckLists' | 'catalog' | 'setup'>,
  owner: PlayerId,
  card: CardIndex,
  id: ObjectId,
  known: ReadonlySet<CardIndex> = nothingKnown,
): GameObjectRecord | undefined {
  const itself = formOfCardIndex(state, card);
  if (itself === undefined) return undefined;
  const form = isChanceTold(state) && !known.has(card) ? unknownForm : itself;
  const printed = form.whole;
  return new GameObjectRecord({ id, printed, form, kind: 'card', card, owner, controller: owner, zone: 'library' });
}

/** Cards as new objects in a library, with consecutive ids; nothing if a card is in no deck. See `inLibrary`. */
export function newLibraryRecords(
  state: Pick<GameState, 'deckLists' | 'catalog' | 'setup'>,
  owner: PlayerId,
  cards: readonly CardIndex[],
  first: number,
  known?: ReadonlySet<CardIndex>,
): readonly GameObjectRecord[] | undefined {
  const records: GameObjectRecord[] = [];
  for (let i = 0; i < cards.length; i++) {
    const record = inLibrary(state, owner, cards[i]!, (first + i) as ObjectId, known);
    if (record === undefined) return undefined;
    records.push(record);
  }
  return records;
}
