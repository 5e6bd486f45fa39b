import { type Amount, type Condition, type Filter, isSameTree, type Players } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts, saysOther } from '../basics/filter-parts.js';
import { indefinite } from '../nouns/nouns.js';

/**
 * The relation of a player to what they discarded or sacrificed. A player controls what they sacrifice, whoever owns it
 * (CR 701.21a).
 */
const theirs = { discarded: 'owned by', sacrificed: 'controlled by' } as const;

/** The conditions for a player who can't discard or sacrifice: none of the affected objects was theirs. */
function couldNot({ thisWay }: Scope): readonly Condition[] {
  return (['discarded', 'sacrificed'] as const).flatMap((done) => {
    const label = thisWay[done];
    if (label === undefined) return [];
    const filter = { is: theirs[done], who: 'that player' } as const;
    return [{ if: 'compare', left: { amount: 'number of', label, filter }, compare: 'exactly', right: 0 }];
  });
}

/** “Each opponent who can't”, after “each opponent discards a card”. */
export const whoCannot: readonly Syntax<Players>[] = (['each opponent', 'each player'] as const).map((players) => {
  const words = literally(`${players} who can't`);
  const of: Players = { players };
  return {
    begins: words.begins,
    fixedFields: { players: 'those who' },
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

const things = indefinite('card');
const permanents = indefinite();

/** “Sacrificed a creature this way”, “didn't discard a land card this way”: what a player did in an earlier clause. */
function thisWayOf(done: 'discarded' | 'sacrificed', not: boolean): Syntax<Condition> {
  const opening = literally(not ? ` didn't ${bases[done]} ` : ` ${done} `);
  const what = done === 'discarded' ? things : permanents;
  const conditionOf = (label: string, parts: readonly Filter[]): Condition => {
    const filter = conjunction([{ is: theirs[done], who: 'that player' }, ...parts]);
    const left: Amount = { amount: 'number of', label, filter };
    return not
      ? { if: 'compare', left, compare: 'exactly', right: 0 }
      : { if: 'compare', left, compare: 'at least', right: 1 };
  };
  return {
    begins: opening.begins,
    fixedFields: { if: 'compare' },
    read(reader) {
      const label = reader.scope.thisWay[done];
      if (label === undefined || opening.read(reader) === no) return no;
      const filter = what.read(reader);
      if (filter === no || saysOther(filter) || thisWay.read(reader) === no) return no;
      return conditionOf(label, conjuncts(filter));
    },
    write(condition, writer) {
      const label = writer.scope.thisWay[done];
      const left = condition.if === 'compare' ? condition.left : 0;
      if (label === undefined || typeof left === 'number' || left.amount !== 'number of') return false;
      const [, ...parts] = conjuncts(left.filter ?? { is: 'anything' });
      if (!isSameTree(condition, conditionOf(label, parts)) || !opening.write({}, writer)) return false;
      return what.write(conjunction(parts), writer) && thisWay.write({}, writer);
    },
  };
}

const bases = { discarded: 'discard', sacrificed: 'sacrifice' } as const;
const thisWay = literally(' this way');
const either = oneOf(
  ...(['discarded', 'sacrificed'] as const).flatMap((done) => [thisWayOf(done, false), thisWayOf(done, true)]),
);

/** “Each player who sacrificed a creature this way”, “each opponent who didn't discard a land card this way”. */
export const whoDidThisWay: readonly Syntax<Players>[] = (['each opponent', 'each player'] as const).map((players) => {
  const words = literally(`${players} who`);
  return {
    begins: words.begins,
    fixedFields: { players: 'those who' },
    read(reader) {
      const condition = words.read(reader) === no ? no : either.read(reader);
      return condition === no ? no : { players: 'those who', of: { players }, condition };
    },
    write: (value, writer) =>
      value.players === 'those who' &&
      value.called === undefined &&
      value.said === undefined &&
      value.of.players === players &&
      words.write({}, writer) &&
      either.write(value.condition, writer),
  };
});
