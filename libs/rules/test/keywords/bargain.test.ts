import { expect, test } from '@jest/globals';
import {
  artifact,
  costWasPaid,
  creature,
  destroy,
  gainLife,
  keywords,
  onlyIf,
  sorcery,
  target,
  when,
  whenThisEnters,
} from '@stacktrail/card-tree';
import { bear, pay, pick, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const deal = sorcery(
  'Deal',
  '{B}',
  {
    kind: 'spell',
    modes: [
      {
        targets: [{ ...target.creature(), when: costWasPaid('bargain') }],
        effects: [gainLife(1), when(costWasPaid('bargain'), destroy(target()))],
      },
    ],
  },
  keywords('bargain'),
);

test('CR 702.166a, 702.166b: an artifact, enchantment or token is sacrificed, and it was bargained', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, deal);
  const [relic, prey] = [p.battlefield(alice, artifact('Relic', '{1}', [])), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  table.passAll();
  expect([table.zoneOf(relic), table.zoneOf(prey), table.life(alice)]).toEqual(['graveyard', 'graveyard', 21]);
});

test('CR 702.166a: another creature card doesn’t do', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, deal);
  const own = p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pick('yes'), pay);
  expect([table.reversed?.rule, table.zoneOf(own)]).toEqual(['601.2h', 'battlefield']);
});

test('CR 702.166d: without it the spell has no such target', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, deal);
  p.battlefield(bob, bear);
  const table = new Table(p);
  table.cast(card, pick('no'), pay);
  table.passAll();
  expect(table.life(alice)).toBe(21);
});

test('CR 702.166c: a permanent asks for its own bargain', () => {
  const p = position(pools('BB'));
  const bargainer = creature(
    'Bargainer',
    '{B}',
    ['Faerie'],
    1,
    1,
    keywords('bargain'),
    onlyIf(costWasPaid('bargain'), whenThisEnters(gainLife(3))),
  );
  const [one, two] = [p.hand(alice, bargainer), p.hand(alice, bargainer)];
  p.battlefield(alice, artifact('Relic', '{1}', []));
  const table = new Table(p);
  table.cast(one, pick('yes'), pay);
  table.passAll();
  table.passAll();
  table.cast(two, pick('no'), pay);
  table.passAll();
  expect(table.life(alice)).toBe(23);
});
