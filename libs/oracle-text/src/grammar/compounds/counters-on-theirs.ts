import { type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { isEach } from '../basics/one-by-one.js';
import { counterCount } from '../costs/cost-parts.js';
import { noun } from '../nouns/nouns.js';
import { playersAsSubject } from '../players/players.js';
import { oneByOne } from './choosing.js';
import type { Compound } from './compound.js';

const theirs: Filter = { is: 'controlled by players', who: { players: 'that player', called: 'it' } };
const things = noun(false, 'permanent');
const puts = literally(' puts ');
const onEach = literally(' on each ');

/** The filter of permanents with one condition in place of another; `undefined` without that condition. */
function replaced(filter: Filter, from: Filter, to: Filter): Filter | undefined {
  const parts = conjuncts(filter);
  if (!parts.some((part) => isSameTree(part, from))) return undefined;
  return conjunction(parts.map((part) => (isSameTree(part, from) ? to : part)));
}

/**
 * “Each friend puts a +1/+1 counter on each creature they control”: each of the permanents of all those players gets its
 * counters from its controller (CR 122.6).
 */
export const countersOnTheirs: Compound = {
  begins: new Set(['each']),
  words: ['puts'],
  read(reader) {
    const { scope } = reader;
    const who = playersAsSubject.read(reader);
    const counters = who === no || !isEach(who) || puts.read(reader) === no ? no : counterCount.read(reader);
    if (who === no || counters === no || onEach.read(reader) === no) return no;
    const filter = oneByOne(scope, who, () => things.read(reader));
    const all = filter === no ? undefined : replaced(filter, theirs, { is: 'controlled by players', who });
    if (all === undefined) return no;
    scope.subject = { means: who, plural: false };
    const on: Objects = { objects: 'each', filter: all };
    return [{ do: 'put counters', ...counters, on, who: { ...who, called: 'nothing' } }];
  },
  write(effects, at, writer) {
    const put = effects[at];
    if (put?.do !== 'put counters' || put.who?.called !== 'nothing' || put.each || put.amountLast) return 0;
    const { on } = put;
    if (on.objects !== 'each' || on.zone !== undefined) return 0;
    const { called: _, ...who }: Players = put.who;
    const { scope } = writer;
    const own = isEach(who) ? replaced(on.filter, { is: 'controlled by players', who }, theirs) : undefined;
    if (own === undefined) return 0;
    if (!playersAsSubject.write(who, writer) || !puts.write({}, writer) || !counterCount.write(put, writer)) return 0;
    if (!onEach.write({}, writer) || !oneByOne(scope, who, () => things.write(own, writer))) return 0;
    scope.subject = { means: who, plural: false };
    return 1;
  },
};
