import type { Amount, Cost, Filter, ManaCost, Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { lazy, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { some } from './cost-parts.js';
import { eitherOf, paying } from './costs.js';
import { mana } from './mana.js';
import { numeralOrX } from '../basics/numerals.js';
import { referent } from '../objects/objects.js';

type Of<K> = Variant<Cost, 'cost', K>;

/** “It”, “that creature”. */
const namedThing: Syntax<Filter> = mapped<Objects, Filter>(
  lazy(() => referent('object')),
  (objects) => ({ is: 'one of', objects }),
  (filter) => (filter.is === 'one of' ? filter.objects : no),
  { is: 'one of' },
);

/** A cost with a verb for a player other than you: “pays {3}”, “discards a card”. */
const paysOne: Syntax<readonly Cost[]> = mapped<Cost, readonly Cost[]>(
  eitherOf(
    oneOf<Cost>(
      without(['waterbend'], says<Of<'mana'>>({ cost: 'mana' })`pays ${{ mana }}`),
      says<Of<'pay life'>>({ cost: 'pay life' })`pays ${{ amount: numeralOrX }} life`,
      without(['together'], says<Of<'discard'>>({ cost: 'discard' })`discards ${some('card')}`),
      says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifices ${some()} of their choice`,
      says<Of<'sacrifice'>>({ cost: 'sacrifice', count: 1 })`sacrifices ${{ filter: namedThing }}`,
    ),
  ),
  (cost) => [cost],
  ([cost, ...more]) => (cost !== undefined && more.length === 0 ? cost : no),
);

/** “Pays {B} or {3}”: mana of one of two costs (CR 601.2b). */
const paysEitherMana: Syntax<readonly Cost[]> = mapped<EitherMana, readonly Cost[]>(
  says<EitherMana>({})`pays ${{ first: mana }} or ${{ second: mana }}`,
  ({ first, second }) => [{ cost: 'choice', of: [first, second].map((symbols) => [{ cost: 'mana', mana: symbols }]) }],
  ([cost, ...more]) => {
    if (cost?.cost !== 'choice' || more.length > 0 || cost.of.length !== 2) return no;
    const [first, second] = cost.of.flatMap(([part]) => (part?.cost === 'mana' ? [part.mana] : []));
    return first === undefined || second === undefined ? no : { first, second };
  },
);

/** “Pays {1} and 1 life”: both. */
const paysManaAndLife: Syntax<readonly Cost[]> = mapped<ManaAndLife, readonly Cost[]>(
  says<ManaAndLife>({})`pays ${{ mana }} and ${{ amount: numeralOrX }} life`,
  ({ mana: symbols, amount }) => [
    { cost: 'mana', mana: symbols },
    { cost: 'pay life', amount },
  ],
  ([first, second, ...more]) =>
    first?.cost === 'mana' && !first.waterbend && second?.cost === 'pay life' && more.length === 0
      ? { mana: first.mana, amount: second.amount }
      : no,
);

interface EitherMana {
  readonly first: ManaCost;
  readonly second: ManaCost;
}
interface ManaAndLife {
  readonly mana: ManaCost;
  readonly amount: Amount;
}

/** What a player other than you pays: “pays {3}”, “pays {B} or {3}”, “pays {1} and 1 life”. */
export const pays: Syntax<readonly Cost[]> = oneOf<readonly Cost[]>(paysEitherMana, paysManaAndLife, paysOne);

/** The same with “they”: “pay {3}”, “sacrifice a creature of their choice”. */
export const theyPay: Syntax<readonly Cost[]> = oneOf<readonly Cost[]>(
  mapped<Cost, readonly Cost[]>(
    eitherOf(
      oneOf<Cost>(
        says<Of<'sacrifice'>>({ cost: 'sacrifice' })`sacrifice ${some()} of their choice`,
        without(['together'], says<Of<'discard'>>({ cost: 'discard' })`discard ${some('card')}`),
      ),
    ),
    (cost) => [cost],
    ([cost, ...more]) => (cost !== undefined && more.length === 0 ? cost : no),
  ),
  paying,
);
