import { expect, test } from '@jest/globals';
import { bloodthirst, creature, X, type Amount, type KeywordAbility } from '@stacktrail/card-tree';
import { pay, player, select, zap, pools, Table, alice, bob, counters, position, resolve } from '@stacktrail/test-kit';

function thirsty(zaps: number, ...text: readonly KeywordAbility[]) {
  const p = position(pools('R'));
  const card = p.hand(alice, creature('Vampire', '{R}', ['Vampire'], 1, 1, text));
  const spells = Array.from({ length: zaps }, () => p.hand(alice, zap));
  const table = new Table(p);
  for (const spell of spells) {
    table.cast(spell, select(player(bob)));
    table.passAll();
  }
  table.cast(card, pay);
  resolve(table);
  return counters(table, card);
}

test('CR 702.54a: it enters with the counters if an opponent was dealt damage this turn', () => {
  expect(thirsty(1, bloodthirst(2))).toBe(2);
  expect(thirsty(0, bloodthirst(2))).toBe(0);
});

test('CR 702.54b: bloodthirst X counts the damage that opponents were dealt this turn', () => {
  const x: Amount = X;
  expect(thirsty(3, bloodthirst(x))).toBe(3);
});

test('CR 702.54c: each instance applies separately', () => {
  expect(thirsty(1, bloodthirst(1), bloodthirst(2))).toBe(3);
});

test('CR 702.54a: damage to its controller is none to an opponent', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, creature('Vampire', '{R}', ['Vampire'], 1, 1, bloodthirst(2)));
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(player(alice)));
  table.passAll();
  table.cast(card, pay);
  resolve(table);
  expect(counters(table, card)).toBe(0);
});
