export { deckCards, parseDeckList, type DeckEntry, type DeckList, type DeckListError } from './deck-list.js';
export { cardPool } from './pool.js';
