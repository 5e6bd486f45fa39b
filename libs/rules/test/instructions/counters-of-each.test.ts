import { expect, test } from '@jest/globals';
import { creature, each, creatures, mode, type Effect } from '@stacktrail/card-tree';
import { Scene } from '@stacktrail/test-kit';

const ox = creature('Ox', '{W}', ['Ox'], 2, 4);
const bird = creature('Bird', '{W}', ['Bird'], 1, 1);
const wall = creature('Wall', '{W}', ['Wall'], 1, 1, {
  kind: 'static',
  effects: [
    {
      static: 'continuous',
      affects: { objects: 'this' },
      changes: [{ change: 'modify power and toughness', power: -1, toughness: -1 }],
    },
  ],
});

/** “Put +1/+1 counters on each creature equal to that creature's toughness.” */
const asMuchAsToughness: Effect = {
  do: 'put counters',
  counter: '+1/+1',
  on: each(creatures),
  count: { amount: 'toughness', of: { objects: 'each one' } },
  amountLast: true,
  each: true,
};

test('CR 122.6: each creature gets as many counters as it has toughness, all of them at once', () => {
  const scene = new Scene(mode(asMuchAsToughness), { battlefield: [ox, bird, wall] });
  scene.follow({});
  const counters = (name: string) => scene.object(name).counters.map(({ count }) => count);
  expect(counters('Ox')).toEqual([4]);
  expect(counters('Bird')).toEqual([1]);
  expect(counters('Wall')).toEqual([]);
});
