import type { Decision } from '../contract/decision.js';

/** That an unread clause of an object applies, or has triggered: the option of the decision that says so. */
export interface ClauseOption {
  /** The place of the option in the decision. */
  readonly at: number;
  readonly label: string;
}

/** What a player with priority can say of the unread clauses of an object. */
export function clausesOf(decision: Decision | null, object: number): readonly ClauseOption[] {
  if (decision?.kind !== 'priority') return [];
  return (decision.options ?? []).flatMap(({ label, ref, answer }, at) => {
    const action = (answer?.['action'] as { readonly action?: unknown } | undefined)?.action;
    const isClause = typeof action === 'string' && action.startsWith('clause ');
    return isClause && ref?.is === 'object' && ref.id === object ? [{ at, label }] : [];
  });
}
