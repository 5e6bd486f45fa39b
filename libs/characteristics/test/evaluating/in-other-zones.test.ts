import { expect, test } from '@jest/globals';
import { artifact, creature, staticAbility, type StaticEffect } from '@stacktrail/card-tree';
import { alice, bear, bob, position, typesOf } from '@stacktrail/test-kit';

const own = { is: 'all', of: [{ is: 'type', type: 'Creature' }, { is: 'owned by', who: 'you' }] } as const; // prettier-ignore
const become = (zone: 'hand' | 'graveyard' | 'library'): StaticEffect => ({
  static: 'continuous',
  affects: { objects: 'each', filter: own, zone },
  changes: [{ change: 'add types', types: ['Artifact'], subtypes: [] }],
});

test('CR 611.3a: an effect of a static ability changes cards in the zones that it names', () => {
  const p = position();
  const nexus = artifact('Nexus', '', [], staticAbility(become('hand')), staticAbility(become('library')));
  p.battlefield(alice, nexus);
  const [hand, library, buried] = [p.hand(alice, bear), p.library(alice, bear), p.graveyard(alice, bear)];
  const theirs = p.hand(bob, creature('Other', '', ['Bear'], 2, 2));
  const types = [hand, library, buried, theirs].map((id) => typesOf(p.state(), id));
  expect(types.map((each) => each.includes('Artifact'))).toEqual([true, true, false, false]);
});
