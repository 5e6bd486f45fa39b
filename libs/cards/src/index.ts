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
export { clauseText, readCard, type CardReading, type ReadingGrade, type UnreadClause } from './reading/reading.js';
export { ArchivedPool } from './shipped/archived-pool.js';
export { PoolBuild } from './shipped/build-pool.js';
export { poolArchive, UnreadablePool } from './shipped/pool-archive.js';
export { shippedPool, shippedPoolFile } from './shipped/shipped-pool.js';
export { readRulings, type Ruling } from './sources/read-rulings.js';
export { readSource } from './sources/read-source.js';
export type { SourceCard } from './sources/source-card.js';
export { UnreadableSource } from './sources/unreadable-source.js';
export { countReading } from './status/source-status.js';
export { StatusCount, type CardsStatus, type ClauseCount, type Counts } from './status/status.js';
