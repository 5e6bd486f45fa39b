import { type Amount, type Condition, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns.js';
import { verb } from '../verbs.js';

const you: Players = { players: 'you' };

/** “You control more creatures than they do”: permanents of one against those of another. */
export function controlsMore(who: Players, word: 'more' | 'fewer' = 'more'): readonly Syntax<Condition>[] {
  if (who.players === 'you') return [];
  const compare = word === 'more' ? ('greater than' as const) : ('less than' as const);
  const things = noun(true);
  const than = literally(' than you');
  const count = (filter: Filter, whose: Players): Amount => ({
    amount: 'how many',
    of: { objects: 'each', filter, of: whose },
  });
  return [
    {
      begins: new Set(['controls', 'control']),
      marks: { if: 'compare' },
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
