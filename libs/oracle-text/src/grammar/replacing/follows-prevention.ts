import { type Effect, isSameTree, someNode } from '@stacktrail/card-tree';
import type { Referent, TextSoFar } from '../../syntax/text-so-far.js';

/**
 * Whether instructions can be followed after the text that made the effect has ended (CR 615.5): what earlier
 * instructions did is no longer known then, nor what the ability triggered on.
 */
export function canFollowPrevention(then: readonly Effect[], before: TextSoFar): boolean {
  if (JSON.stringify(then).includes('"X"') || !knowsItsLabels(then)) return false;
  // CR 603.7a: a delayed triggered ability is created as the text is followed, not as damage is prevented.
  if (someNode(then, (node) => node['do'] === 'delayed trigger')) return false;
  const speaksOfSource = someNode(then, (node) => node['objects'] === 'that object');
  return !speaksOfSource || !namesEvent(before.referents);
}

/** Whether every label that the instructions refer to is made by one of them. */
function knowsItsLabels(then: readonly Effect[]): boolean {
  const made = new Set<unknown>();
  someNode(then, (node) => {
    if ('do' in node) for (const name of ['label', 'was', 'damaged']) made.add(node[name]);
    return false;
  });
  return !someNode(then, (node) => !('do' in node) && node['label'] !== undefined && !made.has(node['label']));
}

function namesEvent(referent: Referent | null): boolean {
  for (let each = referent; each !== null; each = each.before) {
    if (isSameTree(each.means, { objects: 'that object' })) return true;
  }
  return false;
}
