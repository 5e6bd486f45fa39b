import type { Node } from '@stacktrail/card-tree';
import type { Preference } from './preference.js';
import { preferFewer, preferMore } from './counting.js';

/** Preferences about the part of a text that a condition belongs to, and about instructions to choose. */
export const conditions: readonly Preference[] = [
  preferMore(
    'a condition right behind the trigger event belongs to the ability',
    'CR 603.4',
    (node) => node['kind'] === 'triggered' && node['condition'] !== undefined,
  ),
  preferMore(
    '“you may …. If you do” is a cost that is paid while resolving',
    'CR 118.12',
    (node) => node['do'] === 'may pay' || (node['do'] === 'unless' && node['leads'] !== undefined),
  ),
  preferFewer(
    'what is only chosen after “if you do” is used in the sentence that follows it',
    'CR 608.2c',
    (node) => node['do'] === 'may pay' && endsWithChoice(node['effects'] as readonly Node[]),
  ),
];

function endsWithChoice(effects: readonly Node[]): boolean {
  return effects.at(-1)?.['do'] === 'choose objects';
}
