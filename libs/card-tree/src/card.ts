import type { Ability } from './abilities.js';
import type { CardType, Supertype } from './card-types.js';
import type { Color, ManaCost } from './symbols.js';

/** A power or toughness that an ability defines (CR 208.2): a star, alone or in a calculation. */
export type StarNumber = '*' | `${number}${'+' | '-'}*`;

/** A power or toughness as printed. */
export type PrintedNumber = number | StarNumber;

/** The printed characteristics of one face (CR 109.3, 200.1). */
export interface CardFace {
  readonly name: string;
  /** `null` means that there is no mana cost; such a cost can't be paid (CR 118.6, 202.1b). */
  readonly manaCost: ManaCost | null;
  readonly colorIndicator?: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: PrintedNumber;
  readonly toughness?: PrintedNumber;
  readonly loyalty?: number;
  /** CR 210, 310.4a. */
  readonly defense?: number;
  /** The numbers that are lit up on an Attraction (CR 717.1). */
  readonly lights?: readonly number[];
  /** What a vanguard adds to its owner's hand size and starting life total (CR 211, 212, 313.6, 313.7). */
  readonly handModifier?: number;
  readonly lifeModifier?: number;
  /** The card is removed from its deck before the game if the game isn't played for ante (CR 407.3). */
  readonly onlyForAnte?: true;
  /** The card's name names two people and its text treats them as one: “Pia and Nalaar enters”. It is only wording. */
  readonly spokenOfAsOne?: true;
  readonly abilities: readonly Ability[];
}

/** The version of the tree's shape; older trees are upcast when they are read (`upcastCard`). */
export const cardLanguageVersion = 1;

/**
 * How a card's faces stand to each other, where rules differ (CR 709–720).
 * - `split`: two halves, combined outside the stack (CR 709).
 * - `room`: a split card with one type line, whose halves are unlocked (CR 709.5).
 * - `flip`: the second face takes effect once the permanent flips (CR 710).
 * - `transforming`, `modal`, `meld`: a back face (CR 712); a meld card's is the one that the pair melds into.
 * - `adventure`, `omen`: the second face is what the card can be as a spell (CR 715, 720).
 * - `prepare`: the second face is what copies that a prepared permanent brings have (CR 722 of CR 2026-08-07).
 * - `prototype`: it can be cast with another mana cost, power and toughness (CR 718).
 * - `dungeon`: its abilities are those of its rooms, which `dungeon` connects (CR 309).
 */
export const layouts = [
  'normal',
  'split',
  'room',
  'flip',
  'transforming',
  'modal',
  'meld',
  'adventure',
  'omen',
  'prototype',
  'dungeon',
  'prepare',
] as const;
export type Layout = (typeof layouts)[number];

/** The smaller frame of a prototype card (CR 718.2). */
export interface PrototypeFrame {
  readonly manaCost: ManaCost;
  readonly power: number;
  readonly toughness: number;
}

/** A room of a dungeon card (CR 309.4). */
export interface Room {
  readonly name: string;
  /** The places of the rooms that arrows lead to from here; empty for the bottommost room. */
  readonly leadsTo: readonly number[];
}

/**
 * The rooms of a dungeon card, the topmost first. Each has the ability at the same place in the face's list of
 * abilities.
 */
export interface DungeonPlan {
  readonly rooms: readonly Room[];
  /** It can be entered only by an instruction to venture into that dungeon (CR 701.49d). */
  readonly onlyByName?: true;
}

/**
 * A card as a tree without functions (docs/decisions.md D12). The first face is the front, the left half, the normal
 * characteristics, or the only face; the second is what the layout says.
 */
export interface CardDefinition {
  readonly language: number;
  readonly layout: Layout;
  readonly faces: readonly [CardFace, ...CardFace[]];
  /** The name of the other card of a meld pair (CR 712.4). */
  readonly meldsWith?: string;
  /** It is there only if the layout is `prototype`. */
  readonly prototype?: PrototypeFrame;
  /** It is there only if the layout is `dungeon`. */
  readonly dungeon?: DungeonPlan;
}
