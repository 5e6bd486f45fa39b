import { type Filter, isSameTree } from '@stacktrail/card-tree';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import type { Reader } from '../../syntax/reader.js';

/** A card in exile that was exiled from a hand (CR 608.2i). */
const exiledFromHand: Filter = {
  is: 'in event',
  event: { on: 'moves', what: { is: 'anything' }, from: ['hand'], to: ['exile'] },
  as: 'became',
};

const words = ['from', 'their', 'hand'];

/** Whether “from their hand” stands there, after “exiled”. */
export function startsFromHand(tokens: Reader['tokens'], at: number): boolean {
  return words.every((word, i) => tokens[at + i]?.word === word);
}

/** The filter with “from their hand”, if that is next. */
export function withHand(reader: Reader, filter: Filter): Filter {
  if (!startsFromHand(reader.tokens, reader.at)) return filter;
  for (const word of words) reader.take(word);
  return conjunction([...(filter.is === 'anything' ? [] : conjuncts(filter)), exiledFromHand]);
}

/** The inverse of `withHand`: the filter without it, and the words for it. */
export function withoutHand(filter: Filter): { readonly rest: Filter; readonly words: string } {
  const parts = conjuncts(filter);
  if (!isSameTree(parts.at(-1), exiledFromHand)) return { rest: filter, words: '' };
  const others = parts.slice(0, -1);
  return { rest: others.length === 0 ? { is: 'anything' } : conjunction(others), words: ` ${words.join(' ')}` };
}
