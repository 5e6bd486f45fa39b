import { says } from '../../syntax/says.js';
import { much } from '../counts.js';
import { recipients } from '../recipients.js';
import { verb } from '../verbs.js';
import { ofObjects, undergoes, type Doing, type Predicate } from './predicate.js';

/** CR 119, 120. */
export const lifeAndDamagePredicates: readonly Predicate[] = [
  undergoes(says<Doing<'gain life'>>({ do: 'gain life' })`${verb('gain')} ${{ amount: much('life') }}`),
  undergoes(says<Doing<'lose life'>>({ do: 'lose life' })`${verb('lose')} ${{ amount: much('life') }}`),
  ofObjects<Doing<'deal damage'>>(
    'source',
    says<Doing<'deal damage'>>({
      do: 'deal damage',
    })`${verb('deal')} ${{ amount: much('damage') }} to ${{ to: recipients }}`,
  ),
];
