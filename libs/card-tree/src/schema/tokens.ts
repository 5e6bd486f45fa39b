import type { TokenDescription } from '../tokens-and-counters.js';
import { predefinedTokenNames, type PredefinedTokenName } from '../predefined-token-names.js';
import { lazy, list, oneOf, text, type Schema } from './combinators.js';
import type { Grammar } from './grammar.js';
import { optional, record } from './records.js';
import * as word from './words.js';

/** The name of a token of CR 111.10. */
export const predefinedToken: Schema<PredefinedTokenName> = oneOf(...predefinedTokenNames);

/** A token's characteristics (CR 111.3). */
export function tokenSchema(grammar: Grammar): Schema<TokenDescription> {
  const { ability } = grammar;
  const token: Schema<TokenDescription> = record<TokenDescription>({
    name: text,
    colors: list(word.color),
    supertypes: list(word.supertype),
    types: list(word.cardType),
    subtypes: list(text),
    power: optional(word.anyNumber),
    toughness: optional(word.anyNumber),
    abilities: list(ability),
    back: optional(lazy(() => token)),
  });
  return token;
}
