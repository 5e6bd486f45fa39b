import { type Amount, type Condition, type Filter, type Players, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { constant, literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import { type Held, held } from './held.js';

const you: Players = { players: 'you' };
const ofOpponents: Filter = { is: 'controlled by', who: 'opponent' };
const others: readonly (readonly [string, Players])[] = [
  ['defending player', { players: 'defending player' }],
  ['attacking player', { players: 'active player' }],
];

/** “You control more creatures than defending player.” */
const youControlMore: readonly Syntax<Condition>[] = others.map(([text, other]): Syntax<Condition> => {
  const count = (filter: Filter, of: Players): Amount => ({ amount: 'how many', of: { objects: 'each', filter, of } });
  return mapped<{ readonly filter: Filter }, Condition>(
    says<{ readonly filter: Filter }>({})`you control more ${{ filter: noun(true) }} than ${literally(text)}`,
    ({ filter }) => ({ if: 'compare', left: count(filter, you), compare: 'greater than', right: count(filter, other) }),
    (condition) => {
      if (condition.if !== 'compare' || condition.compare !== 'greater than') return no;
      const { left, right } = condition;
      if (typeof left !== 'object' || left.amount !== 'how many' || left.of.objects !== 'each') return no;
      const { filter } = left.of;
      return isSameTree(left, count(filter, you)) && isSameTree(right, count(filter, other)) ? { filter } : no;
    },
    { if: 'compare' },
  );
});

/** “Your opponents control eight or more lands”: all opponents together. */
const opponentsControl: Syntax<Condition> = mapped<Held, Condition>(
  says<Held>({})`your opponents control ${held}`,
  ({ filter, compare, count }) => ({
    if: 'compare',
    left: { amount: 'count', filter: conjunction([...conjuncts(filter), ofOpponents]) },
    compare,
    right: count,
  }),
  (condition) => {
    if (condition.if !== 'compare' || typeof condition.left !== 'object' || condition.left.amount !== 'count')
      return no;
    const parts = conjuncts(condition.left.filter);
    if (condition.left.zone !== undefined || !isSameTree(parts[parts.length - 1], ofOpponents)) return no;
    return { filter: conjunction(parts.slice(0, -1)), compare: condition.compare, count: condition.right };
  },
  { if: 'compare' },
);

const creaturesAttackingYou: Filter = {
  is: 'all',
  of: [
    { is: 'type', type: 'Creature' },
    { is: 'attacks players', who: you },
  ],
};

const youAreAttacked = constant<Condition>('a creature is attacking you', {
  if: 'compare',
  left: { amount: 'count', filter: creaturesAttackingYou },
  compare: 'at least',
  right: 1,
});

/** Conditions on numbers, worded with a player as subject instead of “there are …”. */
export const countedOfPlayers: readonly Syntax<Condition>[] = [...youControlMore, opponentsControl, youAreAttacked];
