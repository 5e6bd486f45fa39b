import { type Amount, type Condition, type Filter, type Players, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { verb } from '../basics/verbs.js';
import { noun } from '../nouns/nouns.js';
import { playersAsSubject } from '../players/players.js';
import { held, type Held } from './held.js';

type Compare = Variant<Condition, 'if', 'compare'>;

const thatPlayer: Players = { players: 'that player' };
const opponents: Players = { players: 'each opponent' };
const have = verb('have', 'has');
const control = verb('control');
const thanOthers = ' than each other player';

/** The most that any player but one has. */
function mostOfOthers(who: Players, number: (of: Players) => Amount): Amount {
  const { called: _, ...than } = who;
  const others: Players = { players: 'each other player', ...(who.players !== 'you' && { than }) };
  return { amount: 'greatest among players', who: others, of: number(thatPlayer) };
}

function moreThanOthers(who: Players, number: (of: Players) => Amount): Compare {
  return { if: 'compare', left: number(who), compare: 'greater than', right: mostOfOthers(who, number) };
}

const controlled =
  (filter: Filter) =>
  (of: Players): Amount => ({ amount: 'how many', of: { objects: 'each', filter, of } });

/** “Has more life than each other player”, “controls more lands than each other player”. */
export function thanEachOther(who: Players): readonly Syntax<Condition>[] {
  const numbers: readonly (readonly [string, (of: Players) => Amount])[] = [
    ['life', (of) => ({ amount: 'life', of })],
    ['cards in hand', (of) => ({ amount: 'hand size', of })],
  ];
  return [
    ...numbers.map(
      ([text, number]): Syntax<Condition> =>
        says<Compare>(moreThanOthers(who, number))`${have} more ${literally(text + thanOthers)}`,
    ),
    mapped<{ readonly filter: Filter }, Condition>(
      says<{ readonly filter: Filter }>({})`${control} more ${{ filter: noun(true) }}${literally(thanOthers)}`,
      ({ filter }) => moreThanOthers(who, controlled(filter)),
      (condition) => {
        const left = condition.if === 'compare' ? condition.left : undefined;
        if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'each') return no;
        const { filter } = left.of;
        return isSameTree(condition, moreThanOthers(who, controlled(filter))) ? { filter } : no;
      },
      { if: 'compare' },
    ),
  ];
}

const life: Amount = { amount: 'life', of: thatPlayer };
const theirLife: Syntax<Amount> = says<Variant<Amount, 'amount', 'life'>>({
  amount: 'life',
})`${{ of: playersAsSubject }}`;

/** “No opponent has more life than that player”: the most that any of them has is no more. */
const noneHasMoreLife: Syntax<Condition> = says<Compare>({
  if: 'compare',
  left: { amount: 'greatest among players', who: opponents, of: life },
  compare: 'at most',
})`no opponent has more life than ${{ right: theirLife }}`;

type Control = Variant<Condition, 'if', 'control'>;

/** “No opponent controls a creature.” */
const noneControls: Syntax<Condition> = mapped<Held, Condition>(
  says<Held>({})`no opponent controls ${held}`,
  (found) => ({ if: 'not', of: { if: 'control', who: opponents, ...found } }),
  (condition) => {
    if (condition.if !== 'not' || condition.of.if !== 'control' || !isSameTree(condition.of.who, opponents)) return no;
    const { filter, compare, count }: Control = condition.of;
    return { filter, compare, count };
  },
  { if: 'not' },
);

/** What is asked of every opponent. */
export const noOpponent: readonly Syntax<Condition>[] = [noneHasMoreLife, noneControls];
