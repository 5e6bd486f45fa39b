import { expect, test } from '@jest/globals';
import {
  all,
  count,
  creature,
  creatures,
  each,
  entersWithCounters,
  gainLife,
  keywords,
  putCounters,
  sorcery,
  spell,
  thisObject,
  whenThisEnters,
  type Filter,
} from '@stacktrail/card-tree';
import { pay, select, bear, pools, Table, alice, counters, position, resolve } from '@stacktrail/test-kit';

const convokers = all(creatures, { is: 'convoked', objects: thisObject } satisfies Filter);

test('CR 702.51c: a permanent knows the creatures that were tapped to pay for the spell that it was', () => {
  const p = position(pools('GG'));
  const grateful = creature(
    'Grateful',
    '{2}{G}{G}',
    ['Elephant'],
    4,
    4,
    keywords('convoke'),
    entersWithCounters('charge', count(convokers)),
    whenThisEnters(putCounters('+1/+1', each(convokers))),
  );
  const card = p.hand(alice, grateful);
  const [one, two, tapped, idle] = [false, false, true, false].map((was) =>
    p.battlefield(alice, bear, { tapped: was }),
  );
  const table = new Table(p);
  table.cast(card, pay, select(one!, two!));
  resolve(table);
  expect([one, two, tapped, idle].map((id) => counters(table, id!))).toEqual([1, 1, 0, 0]);
  expect(counters(table, card, 'charge')).toBe(2);
});

test('CR 702.51c: so does a spell, and a creature that paid for another spell doesn’t count', () => {
  const p = position(pools('GG'));
  const plain = sorcery('Plain', '{1}{G}', keywords('convoke'), spell(gainLife(1)));
  const counts = sorcery('Counting', '{1}{G}', keywords('convoke'), spell(gainLife(count(convokers))));
  const ids = [p.hand(alice, plain), p.hand(alice, counts)];
  const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const table = new Table(p);
  table.cast(ids[0]!, pay, select(one));
  resolve(table);
  table.cast(ids[1]!, pay, select(two));
  resolve(table);
  expect(table.life(alice)).toBe(22);
});
