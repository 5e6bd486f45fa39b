import type { Effect } from './effects.js';
import type { Amount } from './amounts.js';
import type { Filter } from './filters.js';
import type { Objects } from './references.js';
import type { ManaCost, ManaType } from './symbols.js';

/** What mana an instruction adds: fixed, one choice for all, or any combination (CR 106.3). */
export type ManaProduced =
  | { readonly add: 'fixed'; readonly mana: readonly ManaType[] }
  /**
   * Of the color that was chosen for the object whose text it is; none where none was (CR 607.5a).
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
      /** “{U}{U}, {U}{B}, or {B}{B}”: they are listed. It is only wording. */
      readonly listed?: true;
    }
  /** No two of one color; as many as there are colors at most. */
  | { readonly add: 'different colors'; readonly count: Amount }
  /** Mana of a color or type that permanents could produce (CR 106.7). */
  | {
      readonly add: 'could produce';
      readonly by: Filter;
      readonly what: 'color' | 'type';
      readonly count: Amount;
      /** “Three mana of that type instead”, of what another sentence says. It is only wording. */
      readonly said?: 'that';
    }
  /** Mana of a color that permanents have, or cards in that zone; no mana if they have no color (CR 106.5). */
  | { readonly add: 'color among'; readonly permanents: Filter; readonly zone?: 'exile'; readonly count: Amount }
  /** Mana of a type that `by` produced when it was tapped for mana, the event that triggered this (CR 106.12a). */
  | { readonly add: 'type produced'; readonly by: Objects; readonly count: Amount }
  /** Mana of a color in the color identity of your commander; no mana if you have no commander (CR 106.5, 903.4f). */
  | { readonly add: 'commander identity'; readonly count: Amount }
  /** As much of each type, or of that type, as there is unspent mana of it (CR 701.10f). */
  | { readonly add: 'double unspent'; readonly type?: ManaType }
  /** Mana as symbols say it, hybrid, Phyrexian, generic and snow ones too (CR 106.8–106.11). */
  | { readonly add: 'symbols'; readonly symbols: ManaCost };

/** What mana can be spent on: to cast such spells, to activate abilities of such objects (CR 106.6). */
export interface ManaRestriction {
  readonly spells?: Filter;
  readonly abilities?: Filter;
  /** On anything else but to cast spells: “this mana can't be spent to cast a nonartifact spell”. */
  readonly others?: true;
  /** “To cast a nonartifact spell”, where “to cast nonartifact spells” is usual. It is only wording. */
  readonly said?: 'a spell';
}

/** What happens if mana is spent to cast such a spell, which is “that object” (CR 106.6). */
export interface ManaRider {
  readonly spells: Filter;
  readonly effects: readonly Effect[];
}
