import type { Amount } from './amounts.js';
import type { CardType } from './card-types.js';
import type { Filter } from './filters.js';
import type { Color } from './symbols.js';

/** Kinds of subtypes that a text can ask for (CR 205.3). */
export const subtypeKinds = [
  'creature type',
  'land type',
  'basic land type',
  'artifact type',
  'planeswalker type',
] as const;
export type SubtypeKind = (typeof subtypeKinds)[number];

/**
 * A choice that a text asks of a player and that its object remembers (CR 607.2d): “choose a color”. The choice is
 * among the values of `among`, or among all values except those of `except`.
 */
export type Choice =
  /** `several`: any number of colors, but at least one: “the color or colors of your choice”. */
  | {
      readonly choose: 'color';
      readonly among?: readonly Color[];
      readonly except?: readonly Color[];
      readonly several?: true;
    }
  | { readonly choose: 'card type'; readonly among?: readonly CardType[]; readonly except?: readonly CardType[] }
  | { readonly choose: SubtypeKind; readonly among?: readonly string[]; readonly except?: readonly string[] }
  /** The name of a card that the game knows (CR 201.4). */
  | { readonly choose: 'card name'; readonly filter?: Filter }
  | { readonly choose: 'number'; readonly min: Amount; readonly max: Amount }
  /** With `count`, that many different players, or all if there are fewer. */
  | { readonly choose: 'player'; readonly among: 'any player' | 'opponent'; readonly count?: number }
  | { readonly choose: 'permanent'; readonly filter: Filter }
  /** One of these words: anchor words (CR 614.12b), “odd or even”. */
  | { readonly choose: 'word'; readonly among: readonly string[] };

export const choiceKinds = [
  'color',
  'card type',
  ...subtypeKinds,
  'card name',
  'number',
  'player',
  'permanent',
  'word',
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** A quality that can be compared with what was chosen: “of the chosen type”. */
export type ChosenQuality = 'color' | 'card type' | SubtypeKind | 'card name' | 'number' | 'permanent' | 'player';
