import type { Condition, Filter } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { inExile } from '../nouns/in-exile.js';
import { indefinite } from '../nouns/nouns.js';

type Owner = Extract<Filter, { readonly is: 'owned by' }>['who'];

const card = inExile(indefinite('card'), 'one');

/** “You own a card in exile.” */
function owns(owner: Owner, words: Syntax<{ readonly filter: Filter }>): Syntax<Condition> {
  return mapped<{ readonly filter: Filter }, Condition>(
    words,
    ({ filter }) => ({
      if: 'compare',
      left: {
        amount: 'count',
        filter: conjunction([...conjuncts(filter), { is: 'owned by', who: owner }]),
        zone: 'exile',
      },
      compare: 'at least',
      right: 1,
    }),
    (condition) => {
      const { left, compare, right, said } = condition.if === 'compare' ? condition : {};
      if (typeof left !== 'object' || left.amount !== 'count' || left.zone !== 'exile') return no;
      const parts = conjuncts(left.filter);
      const last = parts[parts.length - 1];
      if (compare !== 'at least' || right !== 1 || said !== undefined) return no;
      return last?.is === 'owned by' && last.who === owner ? { filter: conjunction(parts.slice(0, -1)) } : no;
    },
    { if: 'compare' },
  );
}

/** Whether a player owns cards in exile (CR 406). */
export const exileConditions: readonly Syntax<Condition>[] = [
  owns('you', says<{ readonly filter: Filter }>({})`you own ${{ filter: card }}`),
  owns('opponent', says<{ readonly filter: Filter }>({})`an opponent owns ${{ filter: card }}`),
];
