import type { SpellAbility } from '../abilities.js';
import { gifts, type ParametrizedCastingKeyword } from '../casting-keywords.js';
import type { Grammar } from './grammar.js';
import { list, oneOf, type Schema } from './combinators.js';
import { instructionFields } from './instructions.js';
import { alike, optional, record, type Variants } from './records.js';
import * as word from './words.js';

/** The parameters of casting keywords that take more than a plain cost. */
export function castingKeywordVariants(grammar: Grammar): Variants<ParametrizedCastingKeyword, 'keyword', 'kind'> {
  const { amount, cost, filter } = grammar;
  const kind: Schema<'spell'> = oneOf('spell');
  return {
    affinity: { what: filter },
    suspend: { count: optional(amount), cost: optional(list(cost)), xIsPositive: optional(word.yes) },
    ...alike(['awaken', 'impending'], { count: amount, cost: list(cost) }),
    emerge: { cost: list(cost), from: optional(filter) },
    offering: { quality: filter },
    mayhem: { cost: optional(list(cost)) },
    splice: { onto: filter, cost: list(cost) },
    gift: { gift: oneOf(...gifts) },
    cleave: {
      cost: list(cost),
      without: record<SpellAbility>({ kind, ...instructionFields(grammar), xIsPositive: optional(word.yes) }),
    },
  };
}
