import { type Amount, type Filter, isSameTree } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { among, value } from '../basics/holes.js';
import { kindOfCounters } from '../nouns/counter-kind.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';

type Of<K> = Variant<Amount, 'amount', K>;
type Two = readonly [Amount, Amount];

interface Pair {
  readonly one: Amount;
  readonly other: Amount;
}

function pair(of: readonly Amount[]): Pair | typeof no {
  const [one, other, ...more] = of;
  return one === undefined || other === undefined || more.length > 0 ? no : { one, other };
}

/** “The difference between its power and its toughness.” */
const difference: Syntax<Amount> = mapped<Pair, Amount>(
  says<Pair>({})`the difference between ${{ one: value }} and ${{ other: value }}`,
  ({ one, other }) => ({ amount: 'difference', of: [one, other] satisfies Two }),
  (amount) => (typeof amount === 'object' && amount.amount === 'difference' ? pair(amount.of) : no),
);

const countersAmong: readonly Syntax<Amount>[] = [
  says<Of<'counters'>>({
    amount: 'counters',
    said: 'among',
  })`the number of ${{ counter: kindOfCounters }} counters among ${{ on: among }}`,
  without(
    ['said'],
    says<Of<'counters'>>({
      amount: 'counters',
    })`the number of ${{ counter: kindOfCounters }} counters on ${{ on: among }}`,
  ),
  says<Of<'all counters'>>({ amount: 'all counters', said: 'among' })`the number of counters among ${{ on: among }}`,
];

const owned: Filter = { is: 'owned by', who: 'you' };

function totalOwned(filter: Filter): Amount {
  const mine = conjunction([...conjuncts(filter), owned]);
  return {
    amount: 'sum',
    of: (['exile', 'graveyard'] as const).map((zone): Amount => ({ amount: 'count', filter: mine, zone })),
  };
}

/** “The total number of instant or sorcery cards you own in exile and in your graveyard.” */
export const inExileAndGraveyard: Syntax<Amount> = mapped<{ readonly filter: Filter }, Amount>(
  says<{ readonly filter: Filter }>(
    {},
  )`the total number of ${{ filter: noun(true, 'card') }} in exile and in your graveyard`,
  ({ filter }) => {
    const parts = conjuncts(filter);
    return isSameTree(parts.at(-1), owned) ? totalOwned(conjunction(parts.slice(0, -1))) : no;
  },
  (amount) => {
    const [first] = typeof amount === 'object' && amount.amount === 'sum' ? amount.of : [];
    if (typeof first !== 'object' || first.amount !== 'count') return no;
    const parts = conjuncts(first.filter);
    return isSameTree(amount, totalOwned(conjunction(parts.slice(0, -1)))) ? { filter: first.filter } : no;
  },
);

/** Numbers computed from several others. */
export const combinedValues: readonly Syntax<Amount>[] = [
  difference,
  inExileAndGraveyard,
  ...countersAmong,
  constant<Of<'hand size'>>("the total number of cards in all players' hands", {
    amount: 'hand size',
    of: { players: 'each player' },
  }),
];
