import type { KeywordName } from '@stacktrail/card-language';
import { buyback } from './buyback.js';
import { kicker, multikicker } from './kicker.js';
import type { OptionalCost } from './optional-cost.js';

/** Every keyword that names an optional additional cost to cast its spell. */
const optionalCosts: readonly OptionalCost[] = [kicker, multikicker, buyback];

const byKeyword = new Map<string, OptionalCost>(optionalCosts.map((cost) => [cost.keyword, cost]));

/** The optional cost that a keyword names; nothing where it is none. */
export function optionalCost(keyword: KeywordName | (string & {})): OptionalCost | undefined {
  return byKeyword.get(keyword);
}
