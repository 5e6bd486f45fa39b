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
 * What a text asks a player to choose and its object to remember (CR 607.2d): “choose a color”. Where `among` is given
 * the choice is between those, otherwise among all there are, without those in `except`.
 */
export type Choice =
  | { readonly choose: 'color'; readonly among?: readonly Color[]; readonly except?: readonly Color[] }
  | { readonly choose: 'card type'; readonly among?: readonly CardType[]; readonly except?: readonly CardType[] }
  | { readonly choose: SubtypeKind; readonly among?: readonly string[]; readonly except?: readonly string[] }
  /** The name of a card that the game knows (CR 201.4). */
  | { readonly choose: 'card name'; readonly filter?: Filter }
  | { readonly choose: 'number'; readonly min: Amount; readonly max: Amount }
  | { readonly choose: 'player'; readonly among: 'any player' | 'opponent' }
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

/** Qualities of objects that can be those which were chosen: “of the chosen type”. */
export type ChosenQuality = 'color' | 'card type' | SubtypeKind | 'card name' | 'number' | 'permanent' | 'player';
