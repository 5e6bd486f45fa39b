export type { CardPool, FoundCard } from './card-pool.js';
export { deckCards } from './decks/deck-cards.js';
export {
  deckSections,
  type DeckEntry,
  type DeckList,
  type DeckListError,
  type DeckSection,
} from './decks/deck-list.js';
export { parseDeckList } from './decks/parse-deck-list.js';
export { dungeonCards, dungeonsFor } from './dungeons.js';
export { cardPool } from './pool.js';
export { readSource } from './sources/read-source.js';
export type { SourceCard, SourceFace } from './sources/source-card.js';
export { UnreadableSource } from './sources/unreadable-source.js';
