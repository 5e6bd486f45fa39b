import type { Amount, Condition, Filter, Objects } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { constant, type Syntax } from '../../syntax/syntax.js';
import { numeral } from '../basics/numerals.js';

/** The Ring-bearer that you control: a player has one at most (CR 701.54a). */
export const yourRingBearer: Filter = {
  is: 'all',
  of: [
    { is: 'designated', as: 'Ring-bearer' },
    { is: 'controlled by', who: 'you' },
  ],
};

/** “Your Ring-bearer” as the object of a verb. */
export const ringBearer: Syntax<Objects> = constant<Objects>('your Ring-bearer', {
  objects: 'each',
  filter: yourRingBearer,
  one: true,
});

const times: Amount = { amount: 'designation', as: 'tempted by the Ring', of: { players: 'you' } };

/** “The Ring has tempted you two or more times this game” (CR 701.54c). */
export const ringHasTempted: Syntax<Condition> = says<Variant<Condition, 'if', 'compare'>>({
  if: 'compare',
  left: times,
  compare: 'at least',
})`the Ring has tempted you ${{ right: numeral }} or more times this game`;
