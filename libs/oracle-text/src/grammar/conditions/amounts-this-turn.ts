import { isSameTree, type Amount, type Condition, type TriggerEvent } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { digits } from '../basics/numerals.js';
import { someOf, whatSomeDo } from './some-of.js';

const opponents = { players: 'each opponent' } as const;
const players = { players: 'each player' } as const;

/** “A player lost 3 or more life this turn”: the total amount of one of them. */
function amounts(
  before: string,
  event: TriggerEvent,
  wrap: (condition: Condition) => Condition,
  unwrap: (condition: Condition) => Condition | undefined,
  behind = ' or more life this turn',
): Syntax<Condition> {
  const opening = literally(before);
  const closing = literally(behind);
  const left: Amount = { amount: 'events', event, counting: 'amounts' };
  return {
    begins: opening.begins,
    read(reader) {
      if (opening.read(reader) === no) return no;
      const right = digits.read(reader);
      if (right === no || closing.read(reader) === no) return no;
      return wrap({ if: 'compare', left, compare: 'at least', right });
    },
    write(condition, writer) {
      const inner = unwrap(condition);
      if (inner?.if !== 'compare' || inner.compare !== 'at least') return false;
      if (!isSameTree(inner.left, left)) return false;
      return writer.add(before) && digits.write(inner.right, writer) && closing.write({}, writer);
    },
  };
}

/** Conditions on how much life one of several players lost this turn, or how much damage one was dealt (CR 608.2i). */
export const amountsThisTurn: readonly Syntax<Condition>[] = [
  amounts(
    'a player lost ',
    { on: 'loses life', who: 'that player' },
    (condition) => someOf(players, condition),
    (condition) => whatSomeDo(condition, players),
  ),
  amounts(
    'an opponent was dealt ',
    { on: 'player is dealt damage', who: 'that player' },
    (condition) => someOf(opponents, condition),
    (condition) => whatSomeDo(condition, opponents),
    ' or more damage this turn',
  ),
  amounts(
    'an opponent lost ',
    { on: 'loses life', who: 'that player' },
    (condition) => someOf(opponents, condition),
    (condition) => whatSomeDo(condition, opponents),
  ),
];
