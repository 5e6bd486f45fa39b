import { isSameTree, type Condition, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../syntax/scope.js';
import { literally, no, type Syntax } from '../syntax/syntax.js';

/** Whose a thing was that they discarded or sacrificed: what they sacrifice they control, whoever owns it (CR 701.21a). */
const theirs = { discarded: 'owned by', sacrificed: 'controlled by' } as const;

/** Of whom it is said that they discard or sacrifice something: nothing of what was is that player's. */
function couldNot({ thisWay }: Scope): readonly Condition[] {
  return (['discarded', 'sacrificed'] as const).flatMap((done) => {
    const label = thisWay[done];
    if (label === undefined) return [];
    const filter = { is: theirs[done], who: 'that player' } as const;
    return [{ if: 'compare', left: { amount: 'number of', label, filter }, compare: 'exactly', right: 0 }];
  });
}

/** “Each opponent who can't”, behind “each opponent discards a card”. */
export const whoCannot: readonly Syntax<Players>[] = (['each opponent', 'each player'] as const).map((players) => {
  const words = literally(`${players} who can't`);
  const of: Players = { players };
  return {
    begins: words.begins,
    marks: { players: 'those who' },
    read(reader) {
      const [condition, ...others] = couldNot(reader.scope);
      if (condition === undefined || others.length > 0 || words.read(reader) === no) return no;
      return { players: 'those who', of, condition };
    },
    write(value, writer) {
      const [condition, ...others] = couldNot(writer.scope);
      if (value.players !== 'those who' || value.called !== undefined || condition === undefined) return false;
      if (others.length > 0 || !isSameTree(value.of, of) || !isSameTree(value.condition, condition)) return false;
      return words.write({}, writer);
    },
  };
});
