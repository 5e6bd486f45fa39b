import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { Catalog } from './catalog.js';
import { EffectStamp } from './effect-stamp.js';
import { GameStateRecord, type GameState } from './game-state.js';
import { noDesignations } from './designations.js';
import { ObjectTable } from './object-table.js';
import { noRepetition } from './repetition.js';
import { noHistory } from './turn-history.js';

const none: readonly never[] = [];

/** What every game is before its first event. */
const beforeTheGame: Omit<GameStateRecord, 'catalog' | 'objects' | 'stamp'> = {
  setup: null,
  restartedBy: 0,
  startingPosition: null,
  foretoldChance: none,
  deckLists: none,
  commanders: none,
  revision: -1 as Revision,
  players: none,
  battlefield: none,
  phasedOut: none,
  stack: none,
  exile: none,
  command: none,
  ante: null,
  planarController: null,
  archenemies: none,
  communalPlanes: false,
  strays: none,
  discardedUnseen: none,
  nextObject: 1,
  nextEffect: 1,
  nextTrigger: 1,
  nextMana: 1,
  draws: 0,
  timestamp: 0,
  turn: 0,
  startingPlayer: 0 as PlayerId,
  activePlayer: 0 as PlayerId,
  step: 'untap',
  stepBeganAt: 0 as Revision,
  checkedAt: -1 as Revision,
  priority: 0 as PlayerId,
  passed: 0,
  schedule: null,
  extraTurns: none,
  extraTurn: null,
  turnOrderAt: 0 as PlayerId,
  spellsCastLastTurn: 0,
  monarchAsTurnBegan: null,
  skips: none,
  begun: none,
  cutShort: false,
  combat: null,
  effects: none,
  shields: none,
  replacements: none,
  permissions: none,
  prohibitions: none,
  rules: none,
  allowances: none,
  ignored: none,
  playerControls: none,
  formEffects: none,
  waiting: none,
  delayed: none,
  returns: none,
  history: noHistory,
  usedThisTurn: none,
  usedThisGame: none,
  designations: noDesignations,
  pending: null,
  outcome: null,
  repetition: noRepetition,
  proposal: null,
  barred: null,
  before: null,
};

/** The state before the first event of a game whose definitions are known. */
export function initialState(catalog: Catalog): GameState {
  return new GameStateRecord({
    ...beforeTheGame,
    catalog,
    objects: ObjectTable.empty(),
    stamp: new EffectStamp(),
  });
}
