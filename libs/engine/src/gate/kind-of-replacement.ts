import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import type { Replacement } from '../game/replacement.js';

/** CR 616.1b–d. */
export function rankOf(tree: ReplacementTree): Replacement['rank'] {
  if (tree.would !== 'enter') return 'other';
  const { enters } = tree.instead;
  if (enters === 'under your control' || enters === "under an opponent's control") return 'control';
  if (enters === 'as a copy') return 'copy';
  return enters === 'transformed' ? 'back face' : 'other';
}

/** CR 615.1a: whether it is a prevention effect. */
export function prevents(tree: ReplacementTree): boolean {
  return tree.would === 'be dealt damage' && isPrevention(tree.instead);
}

/**
 * CR 615.12: whether it does something besides preventing damage, which happens even if the damage can't be prevented.
 */
export function addsToPrevention({ would, instead }: ReplacementTree): boolean {
  return would === 'be dealt damage' && 'then' in instead;
}

function isPrevention({ do: what }: { readonly do: string }): boolean {
  return what === 'prevent' || what === 'prevent all';
}

/** The rule under which the effect replaces an event. */
export function ruleOf(tree: ReplacementTree): string {
  if (tree.would === 'enter') return '614.12';
  return prevents(tree) ? '615.6' : '614.6';
}
