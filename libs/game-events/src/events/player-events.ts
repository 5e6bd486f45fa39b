import { manaType, object, player, pointer } from '../fields.js';
import { bool, int, list, nullable, record, text, uint } from '../schema/codec.js';
import { publicEvent } from '../schema/event-schema.js';

/** What happens to players and their mana pools. */
export const playerEvents = {
  /** CR 120.3a: damage was dealt to a player; the amount is what was dealt after replacement and prevention. */
  DamageDealtToPlayer: publicEvent(1, { source: object, player, amount: uint, combat: bool }),
  /** CR 119.3. `life` is the total after it. */
  LifeGained: publicEvent(1, { player, amount: uint, life: int }),
  /** CR 119.3: a player lost life. `life` is the total after it. */
  LifeLost: publicEvent(1, { player, amount: uint, life: int }),
  /** CR 305.2: for the rest of this turn, the player may play `count` more lands. */
  AdditionalLandsAllowed: publicEvent(1, { player, count: uint }),
  /** CR 122.1: a player got `count` counters of a kind. */
  PlayerCountersPut: publicEvent(1, { player, kind: text, count: uint }),
  /**
   * CR 106.4: each unit of mana has a number, so that a payment can say which mana it spent. `first` is the number of
   * the first unit; the others have the following numbers.
   */
  ManaAdded: publicEvent(2, {
    player,
    mana: list(manaType),
    first: uint,
    source: object,
    /** The instruction that restricts the mana, says what happens when it is spent, or makes it stay (CR 106.6). */
    instruction: nullable(pointer),
  }),
  /**
   * CR 601.2h: mana of a pool was spent. `on` is the spell or ability that it paid for, or the object whose cost it
   * paid.
   */
  ManaSpent: publicEvent(1, { player, mana: list(record({ unit: uint, type: manaType })), on: object }),
  /** CR 500.4: `mana` is what was lost; `kept` are the numbers of the units that the player keeps. */
  ManaEmptied: publicEvent(2, { player, mana: list(manaType), kept: list(uint) }),
  /** Unspent mana becomes colorless instead of being lost. */
  ManaBecameColorless: publicEvent(1, { player, units: list(uint) }),
} as const;
