/** What tests play with: one stage, its cards, random play, our programs. No source may import it. */
export {
  act,
  attackWith,
  blockWith,
  cancel,
  number,
  object,
  order,
  pay,
  pick,
  player,
  select,
  divide,
  spend,
} from './answers.js';
export { assign, Battle, body, bodyOf, gang, type Share } from './battle.js';
export {
  balm,
  basicForest,
  bear,
  bolt,
  elf,
  forest,
  giant,
  healing,
  mountain,
  plot,
  slay,
  wastes,
  zap,
} from './cards.js';
export { shippedDecks } from './decks.js';
export { doing, done, resolves, triggersIn, watching } from './deeds.js';
export { gameAt } from './game-at.js';
export { brokenInvariants, cardTroubleOf } from './invariants.js';
export {
  aura,
  forestWithoutPool,
  equipment,
  nonbasic,
  plainArtifact,
  plainEnchantment,
  saying,
  vanilla,
} from './layered-cards.js';
export { type CorpusCard, needsCorpus, readCorpus } from './oracle-corpus.js';
export { plainState } from './plain-state.js';
export {
  attack,
  beforeUpkeep,
  block,
  counters,
  named,
  playerIs,
  resolve,
  sizeOf,
  upkeep,
  youControlled,
} from './playing.js';
export {
  afresh,
  after,
  afterMove,
  alice,
  bob,
  colorsOf,
  type Details,
  position,
  Position,
  seen,
  size,
  typesOf,
} from './position.js';
export { programArgs } from './program.js';
export { randomDecks } from './random-decks.js';
export { newGame, playAtRandom, type Played, secretsOf } from './random-play.js';
export { readCard } from './read-card.js';
export { factsOf, type Ran, run } from './run-procedure.js';
export { choose, opponent, Scene, type Seat, you } from './scene.js';
export { conspiracy, diceWillShow, intoDeck, ongoing, phenomenon, plane, scheme, vanguard } from './supplementary.js';
export { castAction, pools, story, Table } from './table.js';
