import type { KeywordName } from '../keywords.js';
import { bargain } from './bargain.js';
import { buyback } from './buyback.js';
import { casualtyCost } from './casualty.js';
import { conspireCost } from './conspire.js';
import { entwine } from './entwine.js';
import { giftCost } from './gift.js';
import { kicker, multikicker } from './kicker.js';
import { offering } from './offering.js';
import { offspringCost } from './offspring.js';
import type { OptionalCost } from './optional-cost.js';
import { replicateCost } from './replicate.js';
import { squadCost } from './squad.js';
import { teamwork } from './teamwork.js';

/** Every keyword that names an optional additional cost to cast its spell. */
const optionalCosts: readonly OptionalCost[] = [
  kicker,
  multikicker,
  buyback,
  bargain,
  casualtyCost,
  conspireCost,
  entwine,
  offspringCost,
  replicateCost,
  squadCost,
  teamwork,
  offering,
  giftCost,
  { keyword: 'additional', rule: '118.8b', times: 'once' },
  { keyword: 'additional of another', rule: '118.8b', times: 'once' },
];

const byKeyword = new Map<string, OptionalCost>(optionalCosts.map((cost) => [cost.keyword, cost]));

/** Finds the optional cost of a keyword; nothing if the keyword has none. */
export function optionalCost(keyword: KeywordName | (string & {})): OptionalCost | undefined {
  return byKeyword.get(keyword);
}
