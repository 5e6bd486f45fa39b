import type { ManaType } from '@stacktrail/card-tree';
import type { Counter, DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { noCounters } from './game-object.js';
import { noDesignations, type Designation } from './designations.js';

/** One unit of mana in a pool (CR 106.4). `source` is the object that produced it. */
export interface Mana {
  readonly unit: number;
  readonly type: ManaType;
  readonly source: ObjectId;
  /** The instruction that restricts it, has something happen when it is spent, or makes it stay (CR 106.6); else null. */
  readonly instruction: DefinitionPointer | null;
}

/** A card that was revealed as the top card of a library, and the object whose effect revealed it (CR 401.5). */
export interface ShownOnTop {
  readonly object: ObjectId;
  readonly by: ObjectId;
}

/** Numbers that are set apart for the cards of a hand, in no order that tells when one was drawn. */
export interface HandNumbers {
  readonly first: number;
  /** Which are used, a bit each, in words of 32. */
  readonly used: readonly number[];
  /** How many are free. */
  readonly free: number;
}

const noneShown: readonly ShownOnTop[] = [];
const noIds: readonly ObjectId[] = [];
const noNames: readonly string[] = [];
const noMana: readonly Mana[] = [];

/** No players. A field without any holds this very list, by which the digest of a state knows that it is blank. */
export const nobody: readonly PlayerId[] = [];

function orNobody(players: readonly PlayerId[] = nobody): readonly PlayerId[] {
  return players.length === 0 ? nobody : players;
}

/** A creature that a player declared as an attacker of a player (CR 508.1b). */
export interface AttackOnPlayer {
  readonly attacker: ObjectId;
  readonly player: PlayerId;
}

/** No attacks. A field without any holds this very list, as `nobody` is held. */
export const noAttacks: readonly AttackOnPlayer[] = [];

function orNone(attacks: readonly AttackOnPlayer[] = noAttacks): readonly AttackOnPlayer[] {
  return attacks.length === 0 ? noAttacks : attacks;
}

/** A player and the zones that are theirs (CR 102, 400.1). Libraries are listed from the top. */
export class PlayerStateRecord {
  id: PlayerId;
  life: number;
  library: readonly ObjectId[];
  hand: readonly ObjectId[];
  graveyard: readonly ObjectId[];
  /** `null` before a card was put into their hand that not everyone knows, and in games that number cards as they come. */
  handNumbers: HandNumbers | null;
  /** The cards that they own outside the game, as their sideboard (CR 400.11a): no zone. */
  outside: readonly ObjectId[];
  /** Their Attraction deck from the top, which is in the command zone (CR 717.2). */
  attractions: readonly ObjectId[];
  /** Their planar deck and their scheme deck from the top, face down in the command zone (CR 901.4, 904.3). */
  planes: readonly ObjectId[];
  schemes: readonly ObjectId[];
  /** What their vanguard adds to their hand size and starting life total (CR 313.6, 313.7). */
  handModifier: number;
  lifeModifier: number;
  /** How often they have rolled the planar die as a special action this turn (CR 901.9). */
  planarDieRolls: number;
  /** Those that were shown as the top card of their library by an effect and are in it still; the latest last (CR 401.6). */
  shownOnTop: readonly ShownOnTop[];
  mana: readonly Mana[];
  counters: readonly Counter[];
  designations: readonly Designation[];
  /** The number of their most recent turn, 0 before the first (CR 302.6). */
  latestTurn: number;
  /** The numbers of the turns of their most recent upkeep and of the one before it, 0 before there was one. */
  upkeep: number;
  upkeepBefore: number;
  /**
   * Whom they attacked this turn, and during the last turn of theirs before it, as attackers were declared (CR 508.6). It
   * is kept only in games in which something asks.
   */
  attackedThisTurn: readonly PlayerId[];
  attackedLastTurn: readonly PlayerId[];
  /**
   * Their attacks on players in the latest combat phase of theirs, and in the one before it. They are kept only in games
   * in which something asks.
   */
  attacksThisCombat: readonly AttackOnPlayer[];
  attacksLastCombat: readonly AttackOnPlayer[];
  landsPlayedThisTurn: number;
  /** How many lands more than other rules and effects allow they may play this turn (CR 305.2). */
  additionalLandsThisTurn: number;
  spellsCastThisTurn: number;
  cardsDrawnThisTurn: number;
  cardsDrawnThisStep: number;
  mulligans: number;
  keptHand: boolean;
  /** They attempted to draw from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmptyLibrary: boolean;
  /** The names of the dungeons that they have completed, in order (CR 309.7). */
  completedDungeons: readonly string[];
  lost: boolean;
  /** They have left, and a turn of theirs would have begun since (CR 702.26n, 800.4k). */
  passedOver: boolean;

  constructor(from: PlayerStateRecord | NewPlayer) {
    this.id = from.id;
    this.life = from.life;
    this.library = from.library ?? noIds;
    this.hand = from.hand ?? noIds;
    this.graveyard = from.graveyard ?? noIds;
    this.handNumbers = from.handNumbers ?? null;
    this.outside = from.outside ?? noIds;
    this.attractions = from.attractions ?? noIds;
    this.planes = from.planes ?? noIds;
    this.schemes = from.schemes ?? noIds;
    this.handModifier = from.handModifier ?? 0;
    this.lifeModifier = from.lifeModifier ?? 0;
    this.planarDieRolls = from.planarDieRolls ?? 0;
    this.shownOnTop = from.shownOnTop ?? noneShown;
    this.mana = from.mana ?? noMana;
    this.counters = from.counters ?? noCounters;
    this.designations = from.designations ?? noDesignations;
    this.latestTurn = from.latestTurn ?? 0;
    this.upkeep = from.upkeep ?? 0;
    this.upkeepBefore = from.upkeepBefore ?? 0;
    this.attackedThisTurn = orNobody(from.attackedThisTurn);
    this.attackedLastTurn = orNobody(from.attackedLastTurn);
    this.attacksThisCombat = orNone(from.attacksThisCombat);
    this.attacksLastCombat = orNone(from.attacksLastCombat);
    this.landsPlayedThisTurn = from.landsPlayedThisTurn ?? 0;
    this.additionalLandsThisTurn = from.additionalLandsThisTurn ?? 0;
    this.spellsCastThisTurn = from.spellsCastThisTurn ?? 0;
    this.cardsDrawnThisTurn = from.cardsDrawnThisTurn ?? 0;
    this.cardsDrawnThisStep = from.cardsDrawnThisStep ?? 0;
    this.mulligans = from.mulligans ?? 0;
    this.keptHand = from.keptHand ?? false;
    this.drewFromEmptyLibrary = from.drewFromEmptyLibrary ?? false;
    this.completedDungeons = from.completedDungeons ?? noNames;
    this.lost = from.lost ?? false;
    this.passedOver = from.passedOver ?? false;
  }
}

/** What a new player needs; the rest has the values of one who has done nothing yet. */
type NewPlayer = Pick<PlayerStateRecord, 'id' | 'life'> & Partial<PlayerStateRecord>;

export type PlayerState = Readonly<PlayerStateRecord>;
