import { type Condition, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { indefinite } from '../nouns/nouns.js';

/** “You control an Island or a Swamp”: either. “You control an artifact and an enchantment”: both. */
export function controlsSeveral(subject: Syntax<Players>): readonly Syntax<Condition>[] {
  return [controls(subject, 'any', 'or'), controls(subject, 'all', 'and')];
}

function controls(subject: Syntax<Players>, quantifier: 'any' | 'all', conjunction: 'or' | 'and'): Syntax<Condition> {
  const things = listed(indefinite(), conjunction);
  return {
    begins: subject.begins,
    fixedFields: { if: quantifier },
    read(reader) {
      const who = subject.read(reader);
      if (who === no || verb('control').read(reader) === no) return no;
      const kinds = things.read(reader);
      if (kinds === no || kinds.length < 2) return no;
      return {
        if: quantifier,
        of: kinds.map((filter) => ({ if: 'control', who, filter, compare: 'at least', count: 1 }) as const),
      };
    },
    write(condition, writer) {
      if (condition.if !== quantifier || condition.of.length < 2) return false;
      const kinds: Filter[] = [];
      const [first] = condition.of;
      if (first?.if !== 'control') return false;
      for (const one of condition.of) {
        if (one.if !== 'control' || one.compare !== 'at least' || one.count !== 1) return false;
        if (!isSameTree(one.who, first.who)) return false;
        kinds.push(one.filter);
      }
      return (
        subject.write(first.who, writer) &&
        writer.add(' ') &&
        verb('control').write({}, writer) &&
        writer.add(' ') &&
        things.write(kinds, writer)
      );
    },
  };
}
