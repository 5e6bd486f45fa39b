import { type Condition, isSameTree, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { playersAsSubject } from '../players/players.js';
import { someOf } from './some-of.js';

const said = literally(' has more life than another of your opponents');

/** At least one of your other opponents has less life; there may be none (CR 102.2). */
function hasMore(who: Players): Condition {
  const { called: _, ...named } = who;
  return someOf(
    { players: 'each other opponent', than: who, said: 'of yours' },
    {
      if: 'compare',
      left: { amount: 'life', of: { players: 'that player' } },
      compare: 'less than',
      right: { amount: 'life', of: named as Players },
    },
  );
}

function playerIn(condition: Condition): Players | undefined {
  const left = condition.if === 'compare' ? condition.left : undefined;
  if (typeof left !== 'object' || left.amount !== 'number of players' || left.who.players !== 'those who')
    return undefined;
  return left.who.of.players === 'each other opponent' ? left.who.of.than : undefined;
}

/** “That opponent has more life than another of your opponents.” */
export const moreLifeThanAnother: Syntax<Condition> = {
  begins: playersAsSubject.begins,
  fixedFields: { if: 'compare' },
  read(reader) {
    const who = playersAsSubject.read(reader);
    // In the condition “that player” is each of the others.
    if (who === no || who.players !== 'attacked by' || said.read(reader) === no) return no;
    return hasMore(who);
  },
  write(condition, writer) {
    const who = playerIn(condition);
    if (who === undefined || !isSameTree(condition, hasMore(who))) return false;
    return playersAsSubject.write(who, writer) && said.write({}, writer);
  },
};
