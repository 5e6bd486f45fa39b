import { says } from '../../syntax/says.js';
import { oneOf } from '../../syntax/syntax.js';
import { moreThanOne } from '../conditions/held.js';
import { x } from '../basics/numerals.js';
import { undergoes, type EffectOf, type Predicate } from './predicate.js';

type Additional = EffectOf<'additional lands'>;

/** “You may play an additional land this turn” (CR 305.2). This “may” isn't a choice: nobody decides anything now. */
export const additionalLandPredicates: readonly Predicate[] = [
  undergoes(
    oneOf<Additional>(
      says<Additional>({ do: 'additional lands', count: 1 })`may play an additional land this turn`,
      says<Additional>({ do: 'additional lands' })`may play up to ${{ count: moreThanOne }} additional lands this turn`,
      says<Additional>({ do: 'additional lands' })`may play ${{ count: x }} additional lands this turn`,
    ),
  ),
];
