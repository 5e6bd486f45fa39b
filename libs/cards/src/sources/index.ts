/** Files of cards, and what the compiler makes of them: what a game doesn't need. */
export {
  clauseText,
  readCard,
  readingsOf,
  type CardReading,
  type ReadingGrade,
  type UnreadClause,
} from '../reading/reading.js';
export { PoolBuild } from '../shipped/build-pool.js';
export { readRulings, type Ruling } from './read-rulings.js';
export { readSource } from './read-source.js';
export type { SourceCard } from './source-card.js';
export { UnreadableSource } from './unreadable-source.js';
export { countReading } from '../status/source-status.js';
export { poolArchive } from '../shipped/write-archive.js';
