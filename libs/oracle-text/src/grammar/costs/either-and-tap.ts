import type { Cost, ManaCost } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { mana } from './mana.js';

interface Either {
  readonly first: ManaCost;
  readonly second: ManaCost;
}

/** “{3}, {T} or {U}, {T}”: one of two costs, each of which taps the permanent. */
export const eitherAndTap: Syntax<Cost> = mapped<Either, Cost>(
  says<Either>({})`${{ first: mana }}, {T} or ${{ second: mana }}, {T}`,
  ({ first, second }) => ({ cost: 'choice', of: [manaAndTap(first), manaAndTap(second)] }),
  (cost) => {
    if (cost.cost !== 'choice' || cost.of.length !== 2) return no;
    const [first, second] = cost.of.map(manaBesideTap);
    return first === undefined || second === undefined ? no : { first, second };
  },
  { cost: 'choice' },
);

function manaAndTap(mana: ManaCost): readonly Cost[] {
  return [{ cost: 'mana', mana }, { cost: 'tap' }];
}

function manaBesideTap([first, second, ...more]: readonly Cost[]): ManaCost | undefined {
  return first?.cost === 'mana' && second?.cost === 'tap' && more.length === 0 ? first.mana : undefined;
}
