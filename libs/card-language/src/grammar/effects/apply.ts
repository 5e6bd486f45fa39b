import { says } from '../../syntax/says.js';
import { resolvingChanges, ruleChanges } from '../changes.js';
import { durationOfRule, durationOrNone } from '../durations.js';
import { ofObjects, type Doing, type Predicate } from './predicate.js';

/** Continuous effects of resolving spells and abilities (CR 611.2). */
export const applyPredicates: readonly Predicate[] = [
  ofObjects<Doing<'apply'>>(
    'to',
    says<Doing<'apply'>>({ do: 'apply' })`${{ changes: resolvingChanges }}${{ until: durationOrNone }}`,
  ),
  ofObjects<Doing<'apply'>>(
    'to',
    says<Doing<'apply'>>({ do: 'apply' })`${{ changes: ruleChanges }}${{ until: durationOfRule }}`,
  ),
];
