import { doers } from '../../branches.js';
import { list, oneOf, text } from '../combinators.js';
import type { Grammar } from '../grammar.js';
import { optional } from '../records.js';
import * as word from '../words.js';

/** Instructions that are followed if, unless or because somebody chooses to. */
export function branchVariants(grammar: Grammar) {
  const { amount, condition, cost, effect, players } = grammar;
  const label = optional(text);
  const yes = optional(word.yes);
  const paid = { who: players, cost: list(cost), times: optional(amount), effects: list(effect) };
  return {
    may: { who: players, effects: list(effect), label, any: yes },
    unless: { ...paid, any: yes, label, leads: optional(oneOf('you', 'unless', ...doers)), plainly: yes },
    must: { effects: list(effect), label: text },
    'may pay': { ...paid, anyNumber: yes, label, said: optional(oneOf(...doers)) },
    if: {
      condition,
      then: list(effect),
      otherwise: optional(list(effect)),
      instead: optional(oneOf(true, 'new line')),
      leads: yes,
      last: optional(oneOf(true, 'unless')),
    },
    'for each player': { who: players, effects: list(effect), said: optional(oneOf('the same')) },
  };
}
