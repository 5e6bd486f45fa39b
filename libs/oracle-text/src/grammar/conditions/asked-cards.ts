import { type Condition, isSameTree } from '@stacktrail/card-tree';
import type { Scope } from '../../syntax/scope.js';

type Matches = Extract<Condition, { readonly if: 'matches' }>;

/** “It's a land card”: only a card can be meant. */
export function asksOfCard({ filter }: Matches): boolean {
  return filter.is === 'all' && filter.of.some(({ is }) => is === 'card');
}

/**
 * “If it's a land card, put it onto the battlefield. If it's a creature card, …”: both ask of the same card, and the second
 * not of what the first course has made of it.
 */
export function ofSameCard(condition: Condition, scope: Scope): Condition {
  const asked = condition.if === 'not' ? condition.of : condition;
  const { askedCard } = scope.soFar;
  if (asked.if !== 'matches' || asked.past === true || askedCard === null || !asksOfCard(asked)) return condition;
  if (asked.objects.called !== 'it' || isSameTree(asked.objects, askedCard, 'called')) return condition;
  const same: Matches = { ...asked, objects: { ...askedCard, called: 'it' } };
  return condition.if === 'not' ? { if: 'not', of: same } : same;
}
