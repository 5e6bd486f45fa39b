import type { Cost } from '@stacktrail/card-tree';

/**
 * The same cost with equal parts merged, so that one object can't pay for two of them: “sacrifice a creature” twice is
 * “sacrifice two creatures” (CR 702.24a).
 */
export function paidTogether(cost: readonly Cost[]): readonly Cost[] {
  if (cost.length < 2) return cost;
  const found: Cost[] = [];
  for (const part of cost) {
    const at = found.findIndex((other) => isAlike(other, part));
    if (at < 0) found.push(part);
    else found[at] = sum(found[at]!, part);
  }
  return found;
}

type Amounted = Extract<Cost, { readonly count: unknown }> | Extract<Cost, { readonly amount: unknown }>;

function isAmounted(part: Cost): part is Amounted {
  return 'count' in part || 'amount' in part;
}

function isAlike(one: Cost, other: Cost): boolean {
  if (one.cost !== other.cost || !isAmounted(one) || !isAmounted(other)) return false;
  const same = { count: 0, amount: 0 };
  return JSON.stringify({ ...one, ...same }) === JSON.stringify({ ...other, ...same });
}

function sum(one: Cost, other: Cost): Cost {
  if ('count' in one && 'count' in other) return { ...one, count: { amount: 'sum', of: [one.count, other.count] } };
  if ('amount' in one && 'amount' in other) {
    return { ...one, amount: { amount: 'sum', of: [one.amount, other.amount] } };
  }
  return one;
}
