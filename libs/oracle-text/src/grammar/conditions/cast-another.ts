import { isSameTree, type Condition, type Filter, type TriggerEvent } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

const anotherSpell = literally("you've cast another ");
const kindOfSpell = noun(false, 'spell');
const other: Filter = { is: 'other' };

/**
 * “You've cast another black spell this turn”, “another spell named … this game”: other than this object, which can be
 * a spell itself.
 */
export function castAnother(behind: string, turn?: 'this game'): Syntax<Condition> {
  const closing = literally(behind);
  return {
    begins: new Set(["you've"]),
    fixedFields: { if: 'happened' },
    read(reader) {
      const kind = anotherSpell.read(reader) === no ? no : kindOfSpell.read(reader);
      if (kind === no || kind.is === 'any' || closing.read(reader) === no) return no;
      const event: TriggerEvent = { on: 'casts', who: 'you', what: conjunction([other, ...conjuncts(kind)]) };
      return { if: 'happened', event, ...(turn && { turn }) };
    },
    write(condition, writer) {
      if (condition.if !== 'happened' || condition.turn !== turn || condition.atLeast !== undefined) return false;
      const { event } = condition;
      const what =
        event.on === 'casts' && isSameTree(event, { on: 'casts', who: 'you', what: event.what })
          ? event.what
          : undefined;
      const [first, ...kind] = what === undefined ? [] : conjuncts(what);
      if (first?.is !== 'other' || kind.length === 0) return false;
      anotherSpell.write({}, writer);
      return kindOfSpell.write(conjunction(kind), writer) && closing.write({}, writer);
    },
  };
}
