import type { Effect } from './effects.js';
import type { Amount } from './amounts.js';
import type { Filter } from './filters.js';
import type { KeywordName } from './keywords.js';
import type { Objects } from './references.js';
import type { ManaCost, ManaType } from './symbols.js';

/** The mana that an instruction adds: fixed, of one chosen type, or any combination of types (CR 106.3). */
export type ManaProduced =
  | { readonly add: 'fixed'; readonly mana: readonly ManaType[] }
  /**
   * Mana of the color that was chosen for the object whose text it is; no mana if none was chosen (CR 607.5a).
   *
   * @property or types that may be chosen instead: “{B} or one mana of the chosen color”
   */
  | {
      readonly add: 'chosen color';
      readonly count: Amount;
      readonly label?: string;
      readonly or?: readonly ManaType[];
    }
  /** Mana of the color that a player chose as this text was followed (CR 608.2d). */
  | {
      readonly add: 'noted color';
      readonly count: Amount;
      readonly label: string;
      /** “The chosen color”, not “that color”. It is only wording. */
      readonly said?: 'chosen';
    }
  | { readonly add: 'one of'; readonly types: readonly ManaType[]; readonly count: Amount }
  /** Each mana may be another one of the types. */
  | {
      readonly add: 'any combination';
      readonly types: readonly ManaType[];
      readonly count: Amount;
      /** “{U}{U}, {U}{B}, or {B}{B}”: the text lists the combinations. It is only wording. */
      readonly listed?: true;
    }
  /** Each mana has a different color, so there are at most as many as there are colors. */
  | { readonly add: 'different colors'; readonly count: Amount }
  /** Mana of a color or type that permanents could produce (CR 106.7). */
  | {
      readonly add: 'could produce';
      readonly by: Filter;
      readonly what: 'color' | 'type';
      readonly count: Amount;
      /** “Three mana of that type instead”, after a sentence that describes the mana. It is only wording. */
      readonly said?: 'that';
    }
  /**
   * Mana of a color that permanents, or cards in that zone, have; no mana if they have no color (CR 106.5). `each`: so
   * much of each of those colors.
   */
  | {
      readonly add: 'color among';
      readonly permanents: Filter;
      readonly zone?: 'exile' | 'graveyard';
      readonly count: Amount;
      readonly each?: true;
    }
  /** Mana of a type that `by` produced when it was tapped for mana, which triggered this ability (CR 106.12a). */
  | { readonly add: 'type produced'; readonly by: Objects; readonly count: Amount }
  /** Mana of a color in the color identity of your commander; no mana if you have no commander (CR 106.5, 903.4f). */
  | { readonly add: 'commander identity'; readonly count: Amount }
  /** For each type, or for that type, as much mana as there is unspent mana of it (CR 701.10f). */
  | { readonly add: 'double unspent'; readonly type?: ManaType }
  /** Mana given by symbols, which can be hybrid, Phyrexian, generic or snow symbols (CR 106.8–106.11). */
  | { readonly add: 'symbols'; readonly symbols: ManaCost };

/** What the mana can be spent on: casting such spells, or activating abilities of such objects (CR 106.6). */
export interface ManaRestriction {
  readonly spells?: Filter;
  readonly abilities?: Filter;
  /** Only abilities of that keyword, such as equip. */
  readonly keyword?: KeywordName;
  /** Or paying for that special action (CR 116.2b, 116.2h): “to foretell cards or cast spells that have foretell”. */
  readonly action?: ManaForAction;
  /** The mana can be spent on costs with {X} and on nothing else (CR 107.3). */
  readonly costs?: 'with X';
  /**
   * The mana can be spent on anything except casting those spells: “this mana can't be spent to cast a nonartifact
   * spell”.
   */
  readonly others?: true;
  /** “To cast a nonartifact spell”, where “to cast nonartifact spells” is usual; “a card”. It is only wording. */
  readonly said?: 'a spell' | 'a card';
}

export const actionsForMana = ['foretell', 'turn face up'] as const;
/** A special action for which mana can be reserved. */
export type ManaForAction = (typeof actionsForMana)[number];

/** What happens if the mana is spent to cast such a spell; the instructions call the spell “that object” (CR 106.6). */
export interface ManaRider {
  readonly spells: Filter;
  readonly effects: readonly Effect[];
}
