import type { ManaType } from '@stacktrail/card-language';
import type { Counter, ObjectId, PlayerId } from '@stacktrail/game-events';
import { noCounters } from './game-object.js';

/** One unit of mana in a pool (CR 106.4). `source` is the object that produced it. */
export interface Mana {
  readonly unit: number;
  readonly type: ManaType;
  readonly source: ObjectId;
}

const noIds: readonly ObjectId[] = [];
const noMana: readonly Mana[] = [];

/** A player and the zones that are theirs (CR 102, 400.1). Libraries are listed from the top. */
export class PlayerStateRecord {
  id: PlayerId;
  life: number;
  library: readonly ObjectId[];
  hand: readonly ObjectId[];
  graveyard: readonly ObjectId[];
  mana: readonly Mana[];
  counters: readonly Counter[];
  /** The number of their most recent turn, 0 before the first (CR 302.6). */
  latestTurn: number;
  landsPlayedThisTurn: number;
  spellsCastThisTurn: number;
  cardsDrawnThisTurn: number;
  mulligans: number;
  keptHand: boolean;
  /** They attempted to draw from an empty library since state-based actions were last checked (CR 704.5b). */
  drewFromEmptyLibrary: boolean;
  lost: boolean;

  constructor(from: PlayerStateRecord | { readonly id: PlayerId; readonly life: number }) {
    const old = from as PlayerStateRecord;
    this.id = from.id;
    this.life = from.life;
    this.library = old.library ?? noIds;
    this.hand = old.hand ?? noIds;
    this.graveyard = old.graveyard ?? noIds;
    this.mana = old.mana ?? noMana;
    this.counters = old.counters ?? noCounters;
    this.latestTurn = old.latestTurn ?? 0;
    this.landsPlayedThisTurn = old.landsPlayedThisTurn ?? 0;
    this.spellsCastThisTurn = old.spellsCastThisTurn ?? 0;
    this.cardsDrawnThisTurn = old.cardsDrawnThisTurn ?? 0;
    this.mulligans = old.mulligans ?? 0;
    this.keptHand = old.keptHand ?? false;
    this.drewFromEmptyLibrary = old.drewFromEmptyLibrary ?? false;
    this.lost = old.lost ?? false;
  }
}

export type PlayerState = Readonly<PlayerStateRecord>;
