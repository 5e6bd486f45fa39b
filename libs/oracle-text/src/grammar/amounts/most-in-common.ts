import type { Amount, Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, type Syntax } from '../../syntax/syntax.js';
import { noun } from '../nouns/nouns.js';

type MostInCommon = Variant<Amount, 'amount', 'most in common'>;

const things: Syntax<Objects> = mapped<Pick<Extract<Objects, { objects: 'each' }>, 'filter'>, Objects>(
  says<Pick<Extract<Objects, { objects: 'each' }>, 'filter'>>({})`${{ filter: noun(true) }}`,
  ({ filter }) => ({ objects: 'each', filter }),
  (objects) => (objects.objects === 'each' && objects.zone === undefined ? { filter: objects.filter } : no),
);

/** “The greatest number of creatures you control that have a creature type in common.” */
export const mostInCommon: Syntax<Amount> = says<MostInCommon>({
  amount: 'most in common',
  quality: 'creature type',
})`the greatest number of ${{ among: things }} that have a creature type in common`;
