import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';

/** A card about which the viewer may only know that it exists. */
const hiddenCard = object({ hidden: literal(true), id: optional(number()) });

/** An object with its characteristics as they are now. */
export const knownCard = object({
  id: number(),
  name: string(),
  kind: string(),
  owner: number(),
  manaCost: nullable(string()),
  manaValue: number(),
  colors: array(string()),
  supertypes: array(string()),
  types: array(string()),
  subtypes: array(string()),
  power: nullable(number()),
  toughness: nullable(number()),
  keywords: array(string()),
  text: array(string()),
  /** The faces of a card that has several, and which of them is up or was cast. */
  face: optional(object({ layout: string(), names: array(string()), up: string(), index: number() })),
  /** Of a face-down object: the rule that lets it be face down, and the card's name if the viewer may look at it. */
  faceDown: optional(object({ as: nullable(string()), card: nullable(string()) })),
  /** A copy effect makes it a copy. */
  copy: optional(literal(true)),
});
export type KnownCard = InferOutput<typeof knownCard>;

export const card = union([hiddenCard, knownCard]);
export type Card = InferOutput<typeof card>;

export const counter = object({ kind: string(), count: number() });

export const permanent = object({
  ...knownCard.entries,
  controller: number(),
  tapped: boolean(),
  damage: number(),
  counters: array(counter),
  /** The page shows none of them. */
  designations: array(unknown()),
  attachedTo: nullable(number()),
  attachedToPlayer: nullable(number()),
  attachments: array(number()),
  summoningSick: boolean(),
  /** What effects say that the permanent can't or must do. */
  rules: array(string()),
});
export type Permanent = InferOutput<typeof permanent>;

export function isKnown(card: Card): card is KnownCard {
  return !('hidden' in card);
}
