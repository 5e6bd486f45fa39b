import { says } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';
import { much } from '../counts.js';
import { value } from '../holes.js';
import { recipients } from '../recipients.js';
import { verb } from '../verbs.js';
import { ofObjects, undergoes, type Doing, type Predicate } from './predicate.js';

/** The amount is said here, where it isn't said last. */
const soMuch: Syntax<object> = {
  begins: null,
  read: () => ({}),
  write: (value) => !('amountLast' in value),
};

/** CR 119, 120. */
export const lifeAndDamagePredicates: readonly Predicate[] = [
  undergoes(says<Doing<'gain life'>>({ do: 'gain life' })`${verb('gain')} ${{ amount: much('life') }}`),
  undergoes(says<Doing<'lose life'>>({ do: 'lose life' })`${verb('lose')} ${{ amount: much('life') }}`),
  ofObjects<Doing<'deal damage'>>(
    'source',
    says<Doing<'deal damage'>>({
      do: 'deal damage',
      amountLast: true,
    })`${verb('deal')} damage to ${{ to: recipients }} equal to ${{ amount: value }}`,
  ),
  ofObjects<Doing<'deal damage'>>(
    'source',
    says<Doing<'deal damage'>>({
      do: 'deal damage',
    })`${verb('deal')} ${soMuch}${{ amount: much('damage') }} to ${{ to: recipients }}`,
  ),
];
