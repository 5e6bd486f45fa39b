import type { Ability } from './abilities.js';
import type { CardType, Supertype } from './card-types.js';
import type { Color, ManaCost } from './symbols.js';

/** A power or toughness as printed: a number, or `*` where an ability defines it (CR 208.2). */
export type PrintedNumber = number | '*';

/** The printed characteristics of one face (CR 109.3, 200.1). */
export interface CardFace {
  readonly name: string;
  /** `null` is no mana cost, which can't be paid (CR 118.6, 202.1b). */
  readonly manaCost: ManaCost | null;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: PrintedNumber;
  readonly toughness?: PrintedNumber;
  readonly loyalty?: number;
  readonly abilities: readonly Ability[];
}

/** The version of the tree's shape; older trees are upcast when read. */
export const cardLanguageVersion = 1;

/** A card as data (design: cards are trees without functions). The first face is the front or only one. */
export interface CardDefinition {
  readonly language: number;
  readonly layout: 'normal';
  readonly faces: readonly [CardFace, ...CardFace[]];
}
