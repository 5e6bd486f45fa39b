import { isSameTree, type EntersModification, type Filter, type StaticEffect } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { enteringCounters } from '../counts/entering-counters.js';
import { what } from './subjects.js';

type Counters = Variant<EntersModification, 'enters', 'with counters'>;

const enter = verb('enter');
const withWord = literally(' with ');
const and = literally(' and ');

function entering(found: { readonly what: Filter }, instead: Counters): StaticEffect {
  return { static: 'replacement', replacement: { would: 'enter', ...found, instead } };
}

/**
 * “This creature enters with a +1/+1 counter on it for each other red creature you control and a +1/+1 counter on it for
 * each other green creature you control”: two effects in one sentence (CR 614.1c).
 */
export const twoKindsOfCounters: Syntax<readonly StaticEffect[]> = {
  begins: what.begins,
  read(reader) {
    const found = what.read(reader);
    if (found === no || enter.read(reader) === no || withWord.read(reader) === no) return no;
    const first = enteringCounters.read(reader);
    const second = first === no || and.read(reader) === no ? no : enteringCounters.read(reader);
    if (first === no || second === no) return no;
    return [first, second].map((counters) => entering(found, { enters: 'with counters', ...counters }));
  },
  write([one, other, ...more], writer) {
    if (one?.static !== 'replacement' || other?.static !== 'replacement' || more.length > 0) return false;
    const [first, second] = [one.replacement, other.replacement];
    if (first.would !== 'enter' || second.would !== 'enter' || !isSameTree(first.what, second.what)) return false;
    if (first.instead.enters !== 'with counters' || second.instead.enters !== 'with counters') return false;
    if (first.instead.if !== undefined || second.instead.if !== undefined) return false;
    return (
      what.write(first, writer) &&
      writer.add(' ') &&
      enter.write({}, writer) &&
      withWord.write({}, writer) &&
      enteringCounters.write(first.instead, writer) &&
      and.write({}, writer) &&
      enteringCounters.write(second.instead, writer)
    );
  },
};
