import type { ManaSubstitute } from './mana-substitute.js';

/** CR 702.51a. */
const convoke: ManaSubstitute = {
  keyword: 'convoke',
  rule: '702.51a',
  does: 'tap',
  with: { is: 'type', type: 'Creature' },
  colored: true,
};

/** CR 702.66a. */
const delve: ManaSubstitute = {
  keyword: 'delve',
  rule: '702.66a',
  does: 'exile from graveyard',
  with: { is: 'anything' },
  colored: false,
};

/** CR 702.126a. */
const improvise: ManaSubstitute = {
  keyword: 'improvise',
  rule: '702.126a',
  does: 'tap',
  with: { is: 'type', type: 'Artifact' },
  colored: false,
};

/** Every keyword that lets a player do something rather than pay mana, in the order in which the player is asked. */
export const manaSubstitutes: readonly ManaSubstitute[] = [convoke, improvise, delve];
