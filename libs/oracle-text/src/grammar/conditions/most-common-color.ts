import { type Amount, type Color, colors, type Condition, isSameTree } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { color } from '../basics/colors.js';

function number(of: Color): Amount {
  return { amount: 'count', filter: { is: 'color', color: of } };
}

const most: Amount = { amount: 'greatest of', of: colors.map(number) };

function isMostCommon(of: Color): Condition {
  return { if: 'compare', left: number(of), compare: 'at least', right: most };
}

/** “Black is the most common color among all permanents or is tied for most common.” */
export const mostCommonColor: Syntax<Condition> = mapped<{ readonly of: Color }, Condition>(
  says<{ readonly of: Color }>(
    {},
  )`${{ of: color }} is the most common color among all permanents or is tied for most common`,
  ({ of }) => isMostCommon(of),
  (condition) => {
    const of = colors.find((one) => isSameTree(condition, isMostCommon(one)));
    return of === undefined ? no : { of };
  },
  { if: 'compare' },
);
