export { deckCards, parseDeckList, type DeckEntry, type DeckList, type DeckListError } from './deck-list.js';
export { cardPool } from './pool.js';
export type { SourceCard, SourceFace } from './sources/source-card.js';
export { readSource } from './sources/read-source.js';
export { UnreadableSource } from './sources/unreadable-source.js';
