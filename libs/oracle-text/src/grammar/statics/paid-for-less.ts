import {
  type Amount,
  type Color,
  colorWords,
  type Filter,
  isSameTree,
  type ManaCost,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, table, type Syntax } from '../../syntax/syntax.js';
import { digits } from '../basics/numerals.js';
import { mana } from '../costs/mana.js';
import { spellKinds } from '../nouns/cast-spells.js';

interface Offered {
  readonly filter: Filter;
  readonly life: Amount;
  readonly mana: ManaCost;
  readonly color: Color;
}

const color = table<Color>(
  Object.fromEntries((Object.entries(colorWords) as [Color, string][]).map(([letter, word]) => [word, letter])),
);

function effectOf({ filter, life, mana: symbols }: Offered): StaticEffect {
  return {
    static: 'cost modification',
    of: 'spells',
    who: 'you',
    filter,
    change: 'less',
    mana: symbols,
    coloredOnly: true,
    ifPaid: [{ cost: 'pay life', amount: life }],
  };
}

/**
 * “As an additional cost to cast white spells, you may pay 2 life. Those spells cost {W} less to cast if you paid life this
 * way. This effect reduces only the amount of white mana you pay” (CR 118.8b, 601.2f).
 */
export const paidForLess: Syntax<StaticEffect> = mapped<Offered, StaticEffect>(
  says<Offered>(
    {},
  )`as an additional cost to cast ${{ filter: spellKinds }}, you may pay ${{ life: digits }} life. Those spells cost ${{ mana }} less to cast if you paid life this way. This effect reduces only the amount of ${{ color }} mana you pay`,
  (offered) => (isSameTree(offered.mana, [offered.color]) ? effectOf(offered) : no),
  (effect) => {
    if (effect.static !== 'cost modification' || effect.ifPaid === undefined || effect.mana.length !== 1) return no;
    const [paid] = effect.ifPaid;
    if (paid?.cost !== 'pay life') return no;
    const offered = { filter: effect.filter, life: paid.amount, mana: effect.mana, color: effect.mana[0] as Color };
    return isSameTree(effect, effectOf(offered)) ? offered : no;
  },
  { static: 'cost modification' },
);
