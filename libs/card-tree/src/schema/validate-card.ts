import {
  cardLanguageVersion,
  layouts,
  type CardDefinition,
  type CardFace,
  type DungeonPlan,
  type PrintedNumber,
  type PrototypeFrame,
  type Room,
  type StarNumber,
} from '../card.js';
import type { Effect } from '../effects.js';
import { abilitySchema, keywordSchema } from './abilities.js';
import { byField, lazy, list, listOfSome, oneOf, orNull, text, textOr, textThat, type Schema } from './combinators.js';
import { effectSchema } from './effects.js';
import { entersSchema } from './enters.js';
import { modificationSchema } from './modifications.js';
import type { Grammar } from './grammar.js';
import { Place } from './place.js';
import { optional, record } from './records.js';

import { eventSchema, triggeredSchema } from './triggers.js';
import { amountSchema, conditionSchema, costSchema, filterSchema, objectsSchema, playersSchema } from './values.js';
import * as word from './words.js';

const grammar: Grammar = {
  ability: lazy(() => abilitySchema(grammar)),
  keyword: lazy(() => keywordSchema(grammar)),
  triggered: lazy(() => triggeredSchema(grammar)),
  amount: lazy(() => amountSchema(grammar)),
  condition: lazy(() => conditionSchema(grammar)),
  cost: lazy(() => costSchema(grammar)),
  effect: lazy(() => effectSchema(grammar)),
  enters: lazy(() => entersSchema(grammar)),
  event: lazy(() => eventSchema(grammar)),
  filter: lazy(() => filterSchema(grammar)),
  modification: lazy(() => modificationSchema(grammar)),
  objects: lazy(() => objectsSchema(grammar)),
  players: lazy(() => playersSchema(grammar)),
  recipients: lazy(() => byField('players', playersSchema(grammar), objectsSchema(grammar))),
};

const star: Schema<StarNumber> = textThat('a number, “*”, or a sum such as “1+*”', (value) =>
  /^(?:\d{1,3}[+-])?\*$/.test(value),
);
const printedNumber: Schema<PrintedNumber> = textOr(star, word.anyNumber);

const face: Schema<CardFace> = record<CardFace>({
  name: text,
  manaCost: orNull(word.manaCost),
  colorIndicator: optional(list(word.color)),
  supertypes: list(word.supertype),
  types: list(word.cardType),
  subtypes: list(text),
  power: optional(printedNumber),
  toughness: optional(printedNumber),
  loyalty: optional(word.naturalNumber),
  defense: optional(word.naturalNumber),
  lights: optional(list(word.naturalNumber)),
  onlyForAnte: optional(word.yes),
  spokenOfAsOne: optional(word.yes),
  handModifier: optional(word.anyNumber),
  lifeModifier: optional(word.anyNumber),
  abilities: list(grammar.ability),
});

const room: Schema<Room> = record<Room>({ name: text, leadsTo: list(word.naturalNumber) });

export const cardSchema: Schema<CardDefinition> = record<CardDefinition>({
  language: oneOf(cardLanguageVersion) as unknown as Schema<number>,
  layout: oneOf(...layouts),
  faces: listOfSome(face),
  meldsWith: optional(text),
  prototype: optional(
    record<PrototypeFrame>({ manaCost: word.manaCost, power: word.anyNumber, toughness: word.anyNumber }),
  ),
  dungeon: optional(record<DungeonPlan>({ rooms: list(room), onlyByName: optional(word.yes) })),
});

/**
 * Checks that a value from outside, such as parsed JSON, is a card: every field of the tree, and no other.
 *
 * @returns the same value
 * @throws InvalidCard naming the place in the tree and what would have been right there; nothing else is thrown
 */
export function validateCard(value: unknown): CardDefinition {
  cardSchema.check(value, Place.root());
  return value as CardDefinition;
}

/**
 * Checks that a value from outside is an instruction of the card language.
 *
 * @returns the same value
 * @throws InvalidCard naming the place in the instruction and what would have been right there; nothing else is thrown
 */
export function validateInstruction(value: unknown): Effect {
  grammar.effect.check(value, Place.root());
  return value as Effect;
}
