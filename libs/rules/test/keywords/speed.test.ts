import { expect, test } from '@jest/globals';
import {
  asLongAs,
  always,
  compare,
  creature,
  creatures,
  designate,
  each,
  eachOpponent,
  enchantment,
  gets,
  keywords,
  loseLife,
  maxSpeed,
  sorcery,
  spell,
  you,
  type Amount,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { playerOf, valueOfDesignation } from '@stacktrail/game-state';
import { bear, alice, bob, position, size, Table, resolve } from '@stacktrail/test-kit';

const speed: Amount = { amount: 'designation', as: 'speed', of: you };
const drain = sorcery('Drain', '', spell(loseLife(1, eachOpponent)));
const faster = (by: number) => sorcery('Boost', '', spell(designate('speed', you, { amount: 'sum', of: [speed, by] })));
const speedOf = (table: Table, player: PlayerId) =>
  playerOf(table.state, player)
    .designations.filter(({ name }) => name === 'speed')
    .map(({ value }) => value);

test('CR 702.179b: players have no speed until a rule or effect sets it', () => {
  const p = position();
  p.battlefield(alice, bear);
  const [loss, racer] = [
    p.hand(alice, drain),
    p.hand(alice, creature('Racer', '', ['Goblin'], 1, 1, keywords('start your engines!'))),
  ];
  const table = new Table(p);
  table.cast(loss);
  resolve(table);
  expect([speedOf(table, alice), speedOf(table, bob), table.of('AbilityTriggered')]).toEqual([[], [], []]);
  table.cast(racer);
  resolve(table);
  expect([speedOf(table, alice), speedOf(table, bob)]).toEqual([[1], []]);
});

test('CR 702.179c: the speed of a player who has none becomes what it is to increase by', () => {
  const p = position();
  const [two, one] = [p.hand(alice, faster(2)), p.hand(alice, faster(1))];
  const table = new Table(p);
  table.cast(two);
  resolve(table);
  expect(speedOf(table, alice)).toEqual([2]);
  table.cast(one);
  resolve(table);
  expect(speedOf(table, alice)).toEqual([3]);
});

test('CR 702.179e: a player whose speed is 4 has max speed', () => {
  const p = position();
  const pack = each(creatures);
  p.battlefield(
    alice,
    enchantment(
      'Race',
      '{R}',
      [],
      maxSpeed(always(pack, gets(1, 0))),
      asLongAs(compare(speed, 'at least', 4), always(pack, gets(0, 1))),
    ),
  );
  const [three, one] = [p.hand(alice, faster(3)), p.hand(alice, faster(1))];
  const racer = p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(three);
  resolve(table);
  expect([valueOfDesignation(playerOf(table.state, alice), 'speed'), size(table.state, racer)]).toEqual([3, '2/2']);
  table.cast(one);
  resolve(table);
  expect([valueOfDesignation(playerOf(table.state, alice), 'speed'), size(table.state, racer)]).toEqual([4, '3/3']);
});
