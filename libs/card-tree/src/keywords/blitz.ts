import type { StaticAbility, TriggeredAbility } from '../abilities.js';
import { you } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';
import { abilitiesWhilePaid, atNextEndStepIfPaid } from './while-paid.js';

export const blitzMethod: CastingMethod = { keyword: 'blitz', rule: '702.152a', from: null };

const drawAsItDies: TriggeredAbility = {
  kind: 'triggered',
  event: { on: 'dies', what: { is: 'this' } },
  modes: [{ targets: [], effects: [{ do: 'draw', who: you, count: 1 }] }],
};

/** CR 702.152a: it is sacrificed at the beginning of the next end step, has haste, and draws a card as it dies. */
export function blitz(): readonly StaticAbility[] {
  return [
    atNextEndStepIfPaid('blitz', { do: 'sacrifice', what: { objects: 'kept' } }),
    abilitiesWhilePaid('blitz', { kind: 'keyword', keyword: 'haste' }, drawAsItDies),
  ];
}
