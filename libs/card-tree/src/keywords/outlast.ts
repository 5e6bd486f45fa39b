import { activated } from '../builders/abilities.js';
import { cost as costs } from '../builders/costs.js';
import { putCounters } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/** CR 702.107a: pay the cost and {T} to put a +1/+1 counter on this creature, as a sorcery. */
export function outlast(cost: readonly Cost[]): ActivatedAbility {
  return { ...activated([...cost, costs.tap], putCounters('+1/+1', thisObject)), timing: 'sorcery' };
}
