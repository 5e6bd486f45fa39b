import type { Amount, Effect } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, oneOf, type Syntax } from '../../syntax/syntax.js';
import { numeral, x } from '../basics/numerals.js';
import { movedObjects } from '../objects/objects.js';
import type { EffectOf } from './predicate.js';

type Put = EffectOf<'put into library'>;

const count = oneOf<Amount>(numeral, x);

/** “Put target creature into its owner's library just beneath the top X cards of that library” (CR 401.7). */
export const beneathTheTop = says<Put>({
  do: 'put into library',
  position: 'top',
  order: 'any',
})`put ${{ what: movedObjects }} into its owner's library just beneath the top ${{ below: count }}${literally(' cards of that library')}` as Syntax<object> as Syntax<Effect>;
