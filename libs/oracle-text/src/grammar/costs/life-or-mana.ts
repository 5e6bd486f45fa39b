import type { Amount, Cost, ManaCost } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { numeralOrX } from '../basics/numerals.js';
import { mana } from './mana.js';

interface Either {
  readonly amount: Amount;
  readonly mana: ManaCost;
}

/** “Pay 2 life or {2}”: one of two costs, as the player chooses (CR 601.2b). */
export const lifeOrMana: Syntax<Cost> = mapped<Either, Cost>(
  says<Either>({})`pay ${{ amount: numeralOrX }} life or ${{ mana }}`,
  ({ amount, mana: symbols }) => ({
    cost: 'choice',
    of: [[{ cost: 'pay life', amount }], [{ cost: 'mana', mana: symbols }]],
  }),
  (cost) => {
    const [life, symbols] = cost.cost === 'choice' && cost.of.length === 2 ? cost.of : [];
    const [first, second] = [life?.[0], symbols?.[0]];
    if (life?.length !== 1 || symbols?.length !== 1) return no;
    return first?.cost === 'pay life' && second?.cost === 'mana' ? { amount: first.amount, mana: second.mana } : no;
  },
  { cost: 'choice' },
);
