import type { Ability } from '../abilities.js';
import { cardLanguageVersion, type CardDefinition, type CardFace, type PrintedNumber } from '../card.js';
import type { CardType, Supertype } from '../card-types.js';
import { manaCost } from '../symbols.js';

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

/** @throws Error if the cost is not a mana cost such as `{1}{G}`; so do the others below */
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
