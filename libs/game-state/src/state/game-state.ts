import type { Step } from '@stacktrail/card-tree';
import type { Adjudicator, DecisionKind, EventData, ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import type { Catalog } from './catalog.js';
import type { Combat } from './combat.js';
import type { Commander } from './commanders.js';
import type { EffectStamp } from './effect-stamp.js';
import type { GameObject } from './game-object.js';
import type { Designation } from './designations.js';
import type {
  Allowance,
  AwaitedReturn,
  ContinuousEffect,
  IgnoredAbility,
  LastingFormEffect,
  LastingPermission,
  LastingProhibition,
  LastingRule,
  LastingReplacement,
  PlayerControl,
  ReplacementShield,
} from './lasting-effects.js';
import type { DelayedTrigger, WaitingTrigger } from './pending-triggers.js';
import type { ObjectTable } from './object-table.js';
import type { BarredChoice, Proposal, Repetition } from './repetition.js';
import type { ExtraTurn, Schedule, Skip } from './schedule.js';
import type { PlayerState } from './player-state.js';
import type { TurnHistory } from './turn-history.js';

/** What the game waits for, as far as facts say it. The live game computes the options. */
export interface PendingDecision {
  readonly id: Revision;
  readonly player: PlayerId;
  readonly decidedBy: PlayerId;
  readonly kind: DecisionKind;
}

/** How the game ended (CR 104). A draw has no winner. */
export interface Outcome {
  readonly winner: PlayerId | null;
  /** The players of the team that won (CR 104.2c). */
  readonly winners: readonly PlayerId[];
}

/** CR 904.2a. */
export interface Archenemy {
  readonly player: PlayerId;
  readonly life: number;
}

/** The setup, who says what unread clauses do, where the game has any, and whether its chance is told. */
export type GameSetup = EventData<'GameStarted'> & { readonly adjudication?: Adjudicator; readonly chance?: 'told' };

/** The game as it is after an event. Records are values: only `evolve` writes to one, and only to a fresh copy. */
export class GameStateRecord {
  catalog: Catalog;
  setup: GameSetup | null;
  /** How many players the game had when it was restarted (CR 725.1); 0 if it wasn't. */
  restartedBy: number;
  /** Where the game starts from; `null` if it starts as CR 103 says. */
  startingPosition: EventData<'StartingPositionGiven'> | null;
  /** Results of coins and dice that the starting position gave beforehand and that haven't been used yet. */
  foretoldChance: EventData<'StartingPositionGiven'>['chance'];
  /**
   * Each seat's deck as numbers of pinned definitions, then each seat's sideboard where there are any. The number of a
   * card of the game is its place where these lists stand one after another.
   */
  deckLists: readonly (readonly number[])[];
  /** The cards that are commanders (CR 903.3); none but in a Commander game. */
  commanders: readonly Commander[];
  revision: Revision;
  players: readonly PlayerState[];
  objects: ObjectTable<GameObject>;
  /** Object ids in the order of their timestamps of arrival; the stack from the bottom. */
  battlefield: readonly ObjectId[];
  /** Permanents that are phased out (CR 702.26b). */
  phasedOut: readonly ObjectId[];
  stack: readonly ObjectId[];
  exile: readonly ObjectId[];
  command: readonly ObjectId[];
  /** The ante zone (CR 407.2); `null` if the game isn't played for ante. */
  ante: readonly ObjectId[] | null;
  /** Who controls face-up planes and phenomena (CR 901.6); `null` but in a Planechase game. */
  planarController: PlayerId | null;
  /** Who has a scheme deck, with their starting life total (CR 904.2a, 904.5, 904.12b); nobody but in an Archenemy game. */
  archenemies: readonly Archenemy[];
  /** There is one planar deck for all, which is the planar controller's (CR 901.15). */
  communalPlanes: boolean;
  /** Tokens and copies outside the zones where they can be: they cease to exist (CR 704.5d, 704.5e). */
  strays: readonly ObjectId[];
  /** Cards that were discarded into a hidden zone unrevealed, as they were and as they became (CR 701.9c). */
  discardedUnseen: readonly ObjectId[];
  /** Counters that belong to the timeline: a reversal doesn't take them back. */
  nextObject: number;
  nextEffect: number;
  nextTrigger: number;
  nextMana: number;
  /** Random words used so far. */
  draws: number;
  timestamp: number;
  turn: number;
  startingPlayer: PlayerId;
  activePlayer: PlayerId;
  step: Step;
  /** When the step began. This is the cause of turn-based actions. */
  stepBeganAt: Revision;
  /** When a check last found no state-based action to perform, so that a player got priority (CR 704.3). */
  checkedAt: Revision;
  /** Who has priority, and how many players have passed in succession (CR 117.4). */
  priority: PlayerId;
  passed: number;
  /** What is left of this turn; `null` if the turn is a usual one. */
  schedule: Schedule | null;
  /** Extra turns, the one that will be taken first last (CR 500.7). */
  extraTurns: readonly ExtraTurn[];
  /** When this turn was added, if it is an extra turn. */
  extraTurn: Revision | null;
  /**
   * The player whose turn it was or would have been, without extra turns; the next player in turn order is found from
   * there.
   */
  turnOrderAt: PlayerId;
  skips: readonly Skip[];
  /** Spells that the last turn's active player cast in it (CR 502.2). */
  spellsCastLastTurn: number;
  /** CR 723.1. */
  monarchAsTurnBegan: PlayerId | null;
  /** The steps that have begun in this turn, in order: this one is the last. */
  begun: readonly Step[];
  /** The current step ends at once (CR 722). */
  cutShort: boolean;
  combat: Combat | null;
  effects: readonly ContinuousEffect[];
  shields: readonly ReplacementShield[];
  replacements: readonly LastingReplacement[];
  permissions: readonly LastingPermission[];
  prohibitions: readonly LastingProhibition[];
  /** Rules about casting spells (costs, “as though it had flash” …) that an instruction made for a duration (CR 611.2c). */
  rules: readonly LastingRule[];
  /** Special actions that effects allow (CR 116.2c), and static abilities whose effects players ignore (CR 116.2d). */
  allowances: readonly Allowance[];
  ignored: readonly IgnoredAbility[];
  /** Who controls other players (CR 721), the latest last. */
  playerControls: readonly PlayerControl[];
  /** Copy effects with a duration. */
  formEffects: readonly LastingFormEffect[];
  waiting: readonly WaitingTrigger[];
  delayed: readonly DelayedTrigger[];
  returns: readonly AwaitedReturn[];
  /** What happened this turn and the last, as far as anything asks. */
  history: TurnHistory;
  /**
   * This turn's uses of abilities that may be used only so many times each turn (CR 602.5b, 603.2h), as “object pointer”.
   * A use of a loyalty ability is “object loyalty” as well (CR 606.3).
   */
  usedThisTurn: readonly string[];
  /** This game's uses of abilities that may be used only so many times each game. */
  usedThisGame: readonly string[];
  /** Those of the game itself: day or night (CR 729.1). */
  designations: readonly Designation[];
  /** Identifies the set of continuous effects: states with the same stamp share what is computed under it. */
  stamp: EffectStamp;
  pending: PendingDecision | null;
  outcome: Outcome | null;
  /** Positions and choices of this step that may repeat (CR 730.3, 730.4). */
  repetition: Repetition;
  /** CR 730.2. */
  proposal: Proposal | null;
  barred: BarredChoice | null;
  /** The state before the first of the simultaneous moves that are being recorded; otherwise `null`. */
  before: GameState | null = null;

  /** A copy, except that it isn't in the midst of simultaneous moves. */
  constructor(from: Readonly<GameStateRecord>) {
    this.catalog = from.catalog;
    this.setup = from.setup;
    this.restartedBy = from.restartedBy;
    this.startingPosition = from.startingPosition;
    this.foretoldChance = from.foretoldChance;
    this.deckLists = from.deckLists;
    this.commanders = from.commanders;
    this.revision = from.revision;
    this.players = from.players;
    this.objects = from.objects;
    this.battlefield = from.battlefield;
    this.phasedOut = from.phasedOut;
    this.stack = from.stack;
    this.exile = from.exile;
    this.command = from.command;
    this.ante = from.ante;
    this.planarController = from.planarController;
    this.archenemies = from.archenemies;
    this.communalPlanes = from.communalPlanes;
    this.strays = from.strays;
    this.discardedUnseen = from.discardedUnseen;
    this.nextObject = from.nextObject;
    this.nextEffect = from.nextEffect;
    this.nextTrigger = from.nextTrigger;
    this.nextMana = from.nextMana;
    this.draws = from.draws;
    this.timestamp = from.timestamp;
    this.turn = from.turn;
    this.startingPlayer = from.startingPlayer;
    this.activePlayer = from.activePlayer;
    this.step = from.step;
    this.stepBeganAt = from.stepBeganAt;
    this.checkedAt = from.checkedAt;
    this.priority = from.priority;
    this.passed = from.passed;
    this.schedule = from.schedule;
    this.extraTurns = from.extraTurns;
    this.extraTurn = from.extraTurn;
    this.turnOrderAt = from.turnOrderAt;
    this.spellsCastLastTurn = from.spellsCastLastTurn;
    this.monarchAsTurnBegan = from.monarchAsTurnBegan;
    this.skips = from.skips;
    this.begun = from.begun;
    this.cutShort = from.cutShort;
    this.combat = from.combat;
    this.effects = from.effects;
    this.shields = from.shields;
    this.replacements = from.replacements;
    this.permissions = from.permissions;
    this.prohibitions = from.prohibitions;
    this.rules = from.rules;
    this.allowances = from.allowances;
    this.ignored = from.ignored;
    this.playerControls = from.playerControls;
    this.formEffects = from.formEffects;
    this.waiting = from.waiting;
    this.delayed = from.delayed;
    this.returns = from.returns;
    this.history = from.history;
    this.usedThisTurn = from.usedThisTurn;
    this.usedThisGame = from.usedThisGame;
    this.designations = from.designations;
    this.stamp = from.stamp;
    this.pending = from.pending;
    this.outcome = from.outcome;
    this.repetition = from.repetition;
    this.proposal = from.proposal;
    this.barred = from.barred;
  }
}

export type GameState = Readonly<GameStateRecord>;
