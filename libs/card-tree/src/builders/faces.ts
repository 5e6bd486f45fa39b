import type { Ability, TriggeredAbility } from '../abilities.js';
import {
  cardLanguageVersion,
  type CardDefinition,
  type CardFace,
  type Layout,
  type PrintedNumber,
  type Room,
} from '../card.js';
import type { CardType, Supertype } from '../card-types.js';
import { manaCost } from '../symbols.js';
import { triggered, type Text } from './abilities.js';

/** Abilities in printed order; lists of them (such as keywords) are laid flat. */
export type Abilities = readonly (Ability | readonly Ability[])[];

function card(face: CardFace): CardDefinition {
  return { language: cardLanguageVersion, layout: 'normal', faces: [face] };
}

function face(
  name: string,
  cost: string | null,
  types: readonly CardType[],
  subtypes: readonly string[],
  text: Abilities,
): CardFace {
  const printedCost = cost === null ? null : manaCost(cost);
  return { name, manaCost: printedCost, supertypes: [], types, subtypes, abilities: text.flat() };
}

/** @throws Error if the cost is not a mana cost such as `{1}{G}`; the other builders of faces throw it too */
export function creature(
  name: string,
  cost: string,
  subtypes: readonly string[],
  power: PrintedNumber,
  toughness: PrintedNumber,
  ...text: Abilities
): CardDefinition {
  return card({ ...face(name, cost, ['Creature'], subtypes, text), power, toughness });
}

export function instant(name: string, cost: string, ...text: Abilities): CardDefinition {
  return card(face(name, cost, ['Instant'], [], text));
}

export function sorcery(name: string, cost: string, ...text: Abilities): CardDefinition {
  return card(face(name, cost, ['Sorcery'], [], text));
}

export function artifact(name: string, cost: string, subtypes: readonly string[], ...text: Abilities): CardDefinition {
  return card(face(name, cost, ['Artifact'], subtypes, text));
}

export function enchantment(
  name: string,
  cost: string,
  subtypes: readonly string[],
  ...text: Abilities
): CardDefinition {
  return card(face(name, cost, ['Enchantment'], subtypes, text));
}

export function land(name: string, subtypes: readonly string[], ...text: Abilities): CardDefinition {
  return card(face(name, null, ['Land'], subtypes, text));
}

/** Two cards as the halves or faces of one: `twoFaced('split', sorcery(…), sorcery(…))`. */
export function twoFaced(
  layout: Exclude<Layout, 'normal' | 'prototype' | 'dungeon'>,
  first: CardDefinition,
  second: CardDefinition,
): CardDefinition {
  return { ...first, layout, faces: [first.faces[0], second.faces[0]] };
}

/** A card that can be cast with another mana cost, power and toughness (CR 718). */
export function prototype(definition: CardDefinition, cost: string, power: number, toughness: number): CardDefinition {
  return { ...definition, layout: 'prototype', prototype: { manaCost: manaCost(cost), power, toughness } };
}

interface BuiltRoom extends Room {
  readonly ability: TriggeredAbility;
}

/** A room of a dungeon: its name, the places of the rooms that it leads to, and what happens there (CR 309.4c). */
export function room(name: string, leadsTo: readonly number[], ...text: Text): BuiltRoom {
  return { name, leadsTo, ability: triggered({ on: 'enters room', room: 0 }, ...text) };
}

/** A dungeon card (CR 309), its rooms from the topmost on. */
export function dungeon(name: string, subtypes: readonly string[], ...rooms: readonly BuiltRoom[]): CardDefinition {
  const abilities = rooms.map(({ ability }, i): TriggeredAbility => ({
    ...ability,
    event: { on: 'enters room', room: i },
  }));
  return {
    ...card(face(name, null, ['Dungeon'], subtypes, abilities)),
    layout: 'dungeon',
    dungeon: { rooms: rooms.map(({ name: called, leadsTo }) => ({ name: called, leadsTo })) },
  };
}

/** The same dungeon, entered only by an instruction to venture into it (CR 701.49d). */
export function enteredByName(definition: CardDefinition): CardDefinition {
  return { ...definition, dungeon: { rooms: definition.dungeon?.rooms ?? [], onlyByName: true } };
}

/** The two cards of a meld pair (CR 712.4): both have the face that they become together. */
export function meldPair(
  first: CardDefinition,
  second: CardDefinition,
  into: CardDefinition,
): readonly [CardDefinition, CardDefinition] {
  const half = (own: CardDefinition, other: CardDefinition): CardDefinition => ({
    ...own,
    layout: 'meld',
    faces: [own.faces[0], into.faces[0]],
    meldsWith: other.faces[0].name,
  });
  return [half(first, second), half(second, first)];
}

function changeFront(definition: CardDefinition, change: (front: CardFace) => CardFace): CardDefinition {
  const [front, ...others] = definition.faces;
  return { ...definition, faces: [change(front), ...others] };
}

/** The same card with a supertype: `withSupertype('Legendary', creature(…))`. */
export function withSupertype(supertype: Supertype, definition: CardDefinition): CardDefinition {
  return changeFront(definition, (front) => ({ ...front, supertypes: [...front.supertypes, supertype] }));
}

export function legendary(definition: CardDefinition): CardDefinition {
  return withSupertype('Legendary', definition);
}

/** The same card with a type in front of its others: `alsoType('Artifact', creature(…))`. */
export function alsoType(type: CardType, definition: CardDefinition): CardDefinition {
  return changeFront(definition, (front) => ({ ...front, types: [type, ...front.types] }));
}
