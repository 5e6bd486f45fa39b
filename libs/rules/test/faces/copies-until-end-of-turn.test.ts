import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import {
  alice,
  attackWith,
  bear,
  bob,
  pay,
  plainState,
  pools,
  position,
  readCard,
  select,
  Table,
} from '@stacktrail/test-kit';

const mirror = readCard(
  artifact('Glass', '{1}', []),
  'As this artifact enters, you may have it become a copy of any creature on the battlefield until end of turn, except it has haste.',
);
const greeter = readCard(creature('Greeter', '{1}', ['Elf'], 2, 3), 'When this creature enters, you gain 3 life.');

function scene() {
  const p = position(pools('C'));
  const model = p.battlefield(bob, greeter);
  const glass = p.hand(alice, mirror);
  for (let i = 0; i < 3; i++) for (const player of [alice, bob]) p.library(player, bear);
  const table = new Table(p);
  table.cast(glass, pay);
  table.passAll();
  return { table, model, glass };
}

test('CR 707.5, 611.2a: it enters as a copy whose abilities trigger, and is itself again after the turn', () => {
  const { table, model, glass } = scene();
  table.answer(select(model));
  const { id } = table.now(glass);
  expect([table.object(id).printed.name, table.stack]).toEqual(['Greeter', ['ability of Greeter']]);
  table.passAll();
  expect(table.life(alice)).toBe(23);
  table.passUntil('declare attackers');
  expect(table.asked).toBe('declare attackers 0'); // it has haste
  table.answer(attackWith(bob));
  table.passUntil('upkeep');
  const { printed, zone, copies } = table.object(id);
  expect([printed.name, zone, copies]).toEqual(['Glass', 'battlefield', []]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 707.5: its controller may choose nothing', () => {
  const { table, glass } = scene();
  table.answer(select());
  expect([table.now(glass).printed.name, table.of('BecameCopy')]).toEqual(['Glass', []]);
});
