import type { StaticAbility } from '../abilities.js';
import type { Condition } from '../conditions.js';
import type { KeywordAbility } from '../keywords.js';
import { self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** Its player discarded this card this turn. A card that has left the graveyard since is another object (CR 400.7). */
const discarded: Condition = {
  if: 'matches',
  objects: self,
  filter: { is: 'in event', event: { on: 'discards', who: 'you', what: { is: 'anything' } }, as: 'object' },
};

/** CR 702.187b. */
export const mayhemMethod: CastingMethod = {
  keyword: 'mayhem',
  rule: '702.187b',
  from: 'graveyard',
  condition: discarded,
  named: (ability) => ability.keyword === 'mayhem' && ability.cost !== undefined,
};

/** CR 702.187c: without a cost, the card may be played, either as a land or by casting it for its mana cost. */
export function mayhem({ cost }: Extract<KeywordAbility, { keyword: 'mayhem' }>): readonly StaticAbility[] {
  if (cost !== undefined) return [];
  return [
    {
      kind: 'static',
      condition: discarded,
      effects: [{ static: 'may play', who: 'you', from: 'graveyard', how: { permit: 'play', filter: { is: 'this' } } }],
    },
  ];
}
