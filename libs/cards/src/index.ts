export type { CardPool, FoundCard } from './card-pool.js';
export { bringDeck, deckCards, type BroughtDeck } from './decks/deck-cards.js';
export {
  deckSections,
  type DeckEntry,
  type DeckList,
  type DeckListError,
  type DeckSection,
} from './decks/deck-list.js';
export { parseDeckList } from './decks/parse-deck-list.js';
export { dungeonCards, dungeonsFor } from './dungeons.js';
export { foldName } from './names/fold-name.js';
export { NameIndex } from './names/name-index.js';
export { cardPool } from './pool.js';
export { ArchivedPool } from './shipped/archived-pool.js';
export { UnreadablePool } from './shipped/pool-archive.js';
export { shippedPool, shippedPoolFile } from './shipped/shipped-pool.js';
export { StatusCount, type CardsStatus, type ClauseCount, type Counts } from './status/status.js';
