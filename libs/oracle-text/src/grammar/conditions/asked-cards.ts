import { type Condition, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';

type Matches = Extract<Condition, { readonly if: 'matches' }>;

/** Whether the condition is on a card: “it's a land card”. */
export function isAboutCard({ filter }: Matches): boolean {
  return filter.is === 'all' && filter.of.some(({ is }) => is === 'card');
}

/**
 * “If it's a land card, put it onto the battlefield. If it's a creature card, …”: both conditions are about the same
 * card; the second isn't about what the first branch made of it.
 */
export function ofSameCard(condition: Condition, scope: Scope): Condition {
  const asked = condition.if === 'not' ? condition.of : condition;
  const { askedCard } = scope.soFar;
  if (asked.if !== 'matches' || asked.past === true || askedCard === null || !isAboutCard(asked)) return condition;
  if (asked.objects.called !== 'it' || isSameTree(asked.objects, askedCard, 'called')) return condition;
  const same: Matches = { ...asked, objects: { ...askedCard, called: 'it' } };
  return condition.if === 'not' ? { if: 'not', of: same } : same;
}
