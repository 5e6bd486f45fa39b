export type { CardPool, FoundCard } from './card-pool.js';
export { UnreadableSource } from './card-files/unreadable-source.js';
export { loadDeck, type LoadedDeck } from './decks/load-deck.js';
export {
  deckSections,
  type DeckEntry,
  type DeckList,
  type DeckListError,
  type DeckSection,
  type ReadDeckList,
} from './decks/deck-list.js';
export type { CollectedDeck } from './decks/deck-record.js';
export { deckText } from './decks/deck-text.js';
export { parseDeckList } from './decks/parse-deck-list.js';
export { readDeckFile } from './decks/read-deck-file.js';
export { dungeonCards, dungeonsFor } from './dungeons.js';
export { foldName } from './names/fold-name.js';
export { NameIndex } from './names/name-index.js';
export { cardPool } from './pool.js';
export { ArchivedPool } from './shipped/archived-pool.js';
export { UnreadablePool } from './shipped/pool-archive.js';
export { cardNamed } from './names/card-named.js';
export { shippedFolder } from './shipped/shipped-folder.js';
export { shippedPool, shippedPoolFile } from './shipped/shipped-pool.js';
export { StatusCount, type CardsStatus, type ClauseCount, type Counts } from './status/status.js';
export { decksStatus, formatOf, type DecksStatus, type WantedCard } from './status/decks-status.js';
