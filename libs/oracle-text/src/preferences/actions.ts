import type { Node } from '@stacktrail/card-tree';
import { preferFewer, preferMore, total } from './counting.js';
import type { Preference } from './preference.js';

/** Whether it is an instruction whose subject is left out: that of the clause before. */
function isContinued({ joined, to }: Node): boolean {
  return joined === 'and' && (to as Node | undefined)?.['called'] === 'nothing';
}

/** Whether the filter asks which creatures its object blocks. */
function saysWhatItBlocks(what: unknown): boolean {
  const { is, of } = what as Node;
  return is === 'blocks' || (is === 'all' && (of as readonly Node[]).some(saysWhatItBlocks));
}

/** Which instructions a clause gives. */
export const actions: readonly Preference[] = [
  preferFewer(
    'what a clause says of its subject, joined by “and”, is one effect',
    'CR 613.6',
    (node) => node['do'] === 'apply' && isContinued(node),
  ),
  preferMore(
    'a player who is told to sacrifice a permanent chooses it as part of that',
    'CR 701.21a',
    (node) => node['do'] === 'choose and sacrifice',
  ),
  preferMore(
    'a card that is put on top of or on the bottom of your library is put there in any order',
    'CR 401.4',
    (node) => node['do'] === 'put into library',
  ),
  preferMore(
    'a clause without a subject has that of the clause before',
    'CR 608.2c',
    ({ called, players }) => called === 'nothing' && players !== undefined && players !== 'you',
  ),
  {
    name: 'what its sentence goes on with behind “for each of those, …” is done for each of them',
    rule: 'CR 608.2c',
    score: (abilities) => total(abilities, (node) => (node['do'] === 'for each' ? (node['effects'] as []).length : 0)),
  },
  preferFewer(
    '“+1/+1 for each” is as much as is counted',
    'CR 608.2h',
    ({ amount, of }) => amount === 'product' && Array.isArray(of) && of[1] === 1,
  ),
  preferFewer(
    '“+2/+2 for each” is what is counted, times the number',
    'CR 608.2h',
    ({ amount, of }) => amount === 'product' && Array.isArray(of) && typeof of[0] === 'number',
  ),
  preferMore(
    'what stands behind “blocks or becomes blocked by” is said of both',
    'CR 509.3b',
    (node) => node['on'] === 'blocks a creature' || (node['on'] === 'blocks' && saysWhatItBlocks(node['what'])),
  ),
  preferMore(
    '“deal damage to them” is said of the player who is told to',
    'CR 608.2c',
    ({ do: what, to }) => what === 'deal damage' && (to as Node).called === 'it' && 'players' in (to as Node),
  ),
];
