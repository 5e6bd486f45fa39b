import type { OtherCastingKeyword } from '../casting-keywords.js';
import type { Grammar } from './grammar.js';
import type { Variants } from './records.js';

/** The parameters of the keyword abilities about casting that aren't alike. */
export function castingKeywordVariants({ filter }: Grammar): Variants<Omit<OtherCastingKeyword, 'kind'>, 'keyword'> {
  return { affinity: { what: filter } };
}
