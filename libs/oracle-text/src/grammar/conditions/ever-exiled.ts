import type { Amount, Condition } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { exiledLink } from '../basics/links.js';
import { numeral } from '../basics/numerals.js';
import { nameSelf } from '../basics/self.js';

const everExiled: Amount = { amount: 'ever linked', label: exiledLink };

/** “Three or more cards have been exiled with this artifact”: over the course of the game (CR 607.2a). */
export const haveBeenExiled: Syntax<Condition> = mapped<{ readonly count: Amount }, Condition>(
  says<{ readonly count: Amount }>({})`${{ count: numeral }} or more cards have been exiled with ${nameSelf}`,
  ({ count: right }) => ({ if: 'compare', left: everExiled, compare: 'at least', right }),
  (condition) => {
    if (condition.if !== 'compare' || condition.compare !== 'at least' || condition.said !== undefined) return no;
    const { left, right } = condition;
    return typeof left === 'object' && left.amount === 'ever linked' ? { count: right } : no;
  },
  { if: 'compare' },
);
