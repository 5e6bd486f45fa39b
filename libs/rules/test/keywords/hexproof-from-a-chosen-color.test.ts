import { expect, test } from '@jest/globals';
import { creature, destroy, instant, spell, target } from '@stacktrail/card-tree';
import { alice, bob, pay, pick, pools, position, readCard, Table } from '@stacktrail/test-kit';

const guard = readCard(
  creature('Guard', '{W}', ['Soldier'], 2, 2),
  '{0}: Choose a color. This creature gains hexproof from that color until end of turn.',
);
const burn = instant('Burn', '{R}', spell(target.creature(), destroy(target())));

test.each([
  ['R', false],
  ['U', true],
] as const)('CR 702.11d: with hexproof from %s, an opponent’s red spell can target it: %s', (color, can) => {
  const p = position(pools('', 'R'));
  const source = p.battlefield(alice, guard);
  const red = p.hand(bob, burn);
  const table = new Table(p);
  table.activate(source);
  table.passAll();
  table.answer(pick(color));
  table.pass();
  table.cast(red, ...(can ? [pay] : []));
  expect(table.stack).toEqual(can ? ['Burn'] : []);
});
