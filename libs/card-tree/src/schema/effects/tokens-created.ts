import type { Amount } from '../../amounts.js';
import type { TokenOfCard } from '../../tokens-and-counters.js';
import { byField, text, textOr } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { optional, record } from '../records.js';
import { predefinedToken, tokenSchema } from '../tokens.js';
import * as word from '../words.js';

/** What an instruction says of the tokens that it creates (CR 111). */
export function createFields(grammar: Grammar) {
  const { amount, objects, players } = grammar;
  const yes = optional(word.yes);
  return {
    who: players,
    count: amount,
    token: textOr(predefinedToken, byField('card', record<TokenOfCard>({ card: text }), tokenSchema(grammar))),
    size: optional(
      record<{ readonly power: Amount; readonly toughness: Amount }>({ power: amount, toughness: amount }),
    ),
    tapped: yes,
    attacking: yes,
    withCounters: optional(
      record<{ readonly counter: string; readonly count: Amount }>({ counter: text, count: amount }),
    ),
    attachedTo: optional(objects),
    label: optional(text),
  };
}
