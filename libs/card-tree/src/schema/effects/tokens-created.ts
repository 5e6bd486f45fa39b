import type { Amount } from '../../amounts.js';
import type { MoreTokens, TokenOfCard } from '../../tokens-and-counters.js';
import { byField, list, text, textOr } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { optional, record } from '../records.js';
import { predefinedToken, tokenSchema } from '../tokens.js';
import * as word from '../words.js';

/** What an instruction says of the tokens that it creates (CR 111). */
export function fieldsOfCreate(grammar: Grammar) {
  const { amount, objects, players } = grammar;
  const yes = optional(word.yes);
  const size = record<{ readonly power: Amount; readonly toughness: Amount }>({ power: amount, toughness: amount });
  return {
    who: players,
    count: amount,
    token: textOr(predefinedToken, byField('card', record<TokenOfCard>({ card: text }), tokenSchema(grammar))),
    size: optional(size),
    tapped: yes,
    attacking: yes,
    withCounters: optional(
      record<{ readonly counter: string; readonly count: Amount }>({ counter: text, count: amount }),
    ),
    attachedTo: optional(objects),
    also: optional(
      list(
        record<MoreTokens>({
          count: amount,
          token: textOr(predefinedToken, tokenSchema(grammar)),
          size: optional(size),
          tapped: yes,
          attacking: yes,
        }),
      ),
    ),
    label: optional(text),
  };
}
