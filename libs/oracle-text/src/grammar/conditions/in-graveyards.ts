import type { Amount, Condition, Players } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { someOf, whatSomeDo } from './some-of.js';

type Compare = Variant<Condition, 'if', 'compare'>;

/** Your cards; other words say in which zone they are. */
function yourCards(cards: Syntax<Extract<Amount, { readonly amount: 'count' }>['filter']>): Syntax<Amount> {
  return mapped<Parameters<typeof conjuncts>[0], Amount>(
    cards,
    (filter) => ({
      amount: 'count',
      filter: conjunction([...conjuncts(filter), { is: 'owned by', who: 'you' }]),
      zone: 'graveyard',
    }),
    (count) => {
      if (typeof count !== 'object' || count.amount !== 'count' || count.zone !== 'graveyard') return no;
      const parts = conjuncts(count.filter);
      const last = parts[parts.length - 1];
      return last?.is === 'owned by' && last.who === 'you' ? conjunction(parts.slice(0, -1)) : no;
    },
    { amount: 'count' },
  );
}

const inYours = literally(' in your graveyard');

/** “An artifact card is in your graveyard.” */
const oneIs = says<Compare>({
  if: 'compare',
  compare: 'at least',
  right: 1,
  said: 'are',
})`${{ left: yourCards(indefinite('card')) }} is${inYours}`;

/** “Seven or more land cards are in your graveyard.” */
const severalAre = says<Compare>({
  if: 'compare',
  compare: 'at least',
  said: 'are',
})`${{ right: numeral }} or more ${{ left: yourCards(noun(true, 'card')) }} are${inYours}`;

const everybody: Players = { players: 'each player' };
const size: Amount = { amount: 'graveyard size', of: { players: 'that player' } };

/** “A graveyard has twenty or more cards in it.” */
const aGraveyardHas: Syntax<Condition> = mapped<{ readonly right: Amount }, Condition>(
  says<{ readonly right: Amount }>({})`a graveyard has ${{ right: numeral }} or more cards in it`,
  ({ right }) => ({
    ...(someOf(everybody, { if: 'compare', left: size, compare: 'at least', right }) as Compare),
    said: 'graveyard',
  }),
  (asked) => {
    if (asked.if !== 'compare' || asked.said !== 'graveyard') return no;
    const inner = whatSomeDo(asked, everybody);
    return inner?.if === 'compare' && inner.compare === 'at least' ? { right: inner.right } : no;
  },
  { if: 'compare', said: 'graveyard' },
);

/** Conditions on the number of cards in graveyards. */
export const graveyardConditions = [
  oneIs,
  severalAre,
  aGraveyardHas,
] as readonly Syntax<object>[] as readonly Syntax<Condition>[];
