import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import type { Replacement } from '../game/replacement.js';

/** CR 616.1b–d. */
export function rankOf(tree: ReplacementTree): Replacement['rank'] {
  if (tree.would !== 'enter') return 'other';
  const { enters } = tree.instead;
  if (enters === 'under your control') return 'control';
  if (enters === 'as a copy') return 'copy';
  return enters === 'transformed' ? 'back face' : 'other';
}

/** CR 615.1a: whether it prevents damage. */
export function prevents(tree: ReplacementTree): boolean {
  return tree.would === 'be dealt damage' && isPrevention(tree.instead);
}

/** CR 615.12: besides preventing damage it does something, which happens even where the damage can't be prevented. */
export function addsToPrevention({ would, instead }: ReplacementTree): boolean {
  return would === 'be dealt damage' && 'then' in instead;
}

function isPrevention({ do: what }: { readonly do: string }): boolean {
  return what === 'prevent' || what === 'prevent all';
}

/** The rule by which an effect takes the place of what would happen. */
export function ruleOf(tree: ReplacementTree): string {
  if (tree.would === 'enter') return '614.12';
  return prevents(tree) ? '615.6' : '614.6';
}
