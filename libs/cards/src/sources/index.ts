/** Reads files of cards and compiles them. A game needs none of it. */
export {
  clauseText,
  readCard,
  readingsOf,
  unreadReason,
  type CardReading,
  type ReadingGrade,
  type UnreadClause,
} from '../reading/reading.js';
export { PoolInPart } from '../reading/pool-in-part.js';
export { readInPart } from '../reading/read-in-part.js';
export { PoolBuild } from '../shipped/build-pool.js';
export { readRulings, type Ruling } from '../card-files/read-rulings.js';
export { readSource } from '../card-files/read-source.js';
export type { SourceCard } from '../card-files/source-card.js';
export { countReading } from '../status/source-status.js';
export { poolArchive } from '../shipped/write-archive.js';
