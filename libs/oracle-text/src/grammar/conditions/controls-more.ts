import { type Amount, type Condition, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';
import { noun } from '../nouns/nouns.js';
import { verb } from '../basics/verbs.js';
import { someOf, whatSomeDo } from './some-of.js';

const you: Players = { players: 'you' };

function count(filter: Filter, whose: Players): Amount {
  return { amount: 'how many', of: { objects: 'each', filter, of: whose } };
}

const atLeast = literally(' at least ');
const more = literally(' more ');
const thanYou = literally(' than you');

/** “An opponent controls at least four more creatures than you.” */
function controlsSoManyMore(who: Players): Syntax<Condition> {
  const compared = (filter: Filter, difference: Amount): Condition => ({
    if: 'compare',
    left: count(filter, who),
    compare: 'at least',
    right: { amount: 'sum', of: [count(filter, you), difference] },
  });
  return {
    begins: new Set(['controls', 'control']),
    fixedFields: { if: 'compare' },
    read(reader) {
      const difference = verb('control').read(reader) === no || atLeast.read(reader) === no ? no : numeral.read(reader);
      const filter = difference === no || more.read(reader) === no ? no : noun(true).read(reader);
      return difference === no || filter === no || thanYou.read(reader) === no ? no : compared(filter, difference);
    },
    write(condition, writer) {
      if (condition.if !== 'compare' || typeof condition.right !== 'object' || condition.right.amount !== 'sum')
        return false;
      const { left, right } = condition;
      const difference = right.of[1];
      if (difference === undefined || typeof left !== 'object' || left.amount !== 'how many') return false;
      if (left.of.objects !== 'each' || !isSameTree(condition, compared(left.of.filter, difference))) return false;
      return (
        verb('control').write({}, writer) &&
        atLeast.write({}, writer) &&
        numeral.write(difference, writer) &&
        more.write({}, writer) &&
        noun(true).write(left.of.filter, writer) &&
        thanYou.write({}, writer)
      );
    },
  };
}

/** “You control more creatures than they do”: compares the permanents of two players. */
export function controlsMore(who: Players, word: 'more' | 'fewer' = 'more'): readonly Syntax<Condition>[] {
  if (who.players === 'you') return [];
  const compare = word === 'more' ? ('greater than' as const) : ('less than' as const);
  const things = noun(true);
  const than = literally(' than you');
  return [
    ...(word === 'more' ? [controlsSoManyMore(who)] : []),
    {
      begins: new Set(['controls', 'control']),
      fixedFields: { if: 'compare' },
      read(reader) {
        if (verb('control').read(reader) === no || !reader.take(word)) return no;
        const filter = things.read(reader);
        if (filter === no || than.read(reader) === no) return no;
        return { if: 'compare', left: count(filter, who), compare, right: count(filter, you) };
      },
      write(condition, writer) {
        if (condition.if !== 'compare' || condition.compare !== compare) return false;
        const { left } = condition;
        if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'each') return false;
        if (!isSameTree(left, count(left.of.filter, who))) return false;
        if (!isSameTree(condition.right, count(left.of.filter, you))) return false;
        return (
          verb('control').write({}, writer) &&
          writer.add(` ${word} `) &&
          things.write(left.of.filter, writer) &&
          writer.add(' than you')
        );
      },
    },
  ];
}

const thatPlayer: Players = { players: 'that player' };
const opponents: Players = { players: 'each opponent' };
const thanAnOpponent = literally(' than an opponent');

function fewer(filter: Filter): Condition {
  const [left, right] = [you, thatPlayer].map((of): Amount => {
    return { amount: 'how many', of: { objects: 'each', filter, of } };
  });
  return someOf(opponents, { if: 'compare', left: left!, compare: 'less than', right: right! });
}

/** “You control fewer creatures than an opponent”: at least one opponent controls more. */
export const youControlFewer: Syntax<Condition> = {
  begins: new Set(['control']),
  fixedFields: { if: 'compare' },
  read(reader) {
    if (!reader.take('control') || !reader.take('fewer')) return no;
    const filter = noun(true).read(reader);
    return filter === no || thanAnOpponent.read(reader) === no ? no : fewer(filter);
  },
  write(condition, writer) {
    const inner = whatSomeDo(condition, opponents);
    const left = inner?.if === 'compare' ? inner.left : undefined;
    if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'each') return false;
    const { filter } = left.of;
    if (!isSameTree(condition, fewer(filter)) || !writer.add('control fewer ')) return false;
    return noun(true).write(filter, writer) && thanAnOpponent.write({}, writer);
  },
};
