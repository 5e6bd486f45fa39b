import type { SpellAbility } from '@stacktrail/card-language';
import type { GameObject } from '../state/game-object.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.148a. */
export const cleave: CastingMethod = { keyword: 'cleave', rule: '702.148a', from: null };

/** The text of a spell without what stands in its square brackets. */
export function cleaved({ printed }: GameObject): SpellAbility | undefined {
  for (const { ability } of printed.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'cleave') return ability.without;
  }
  return undefined;
}
