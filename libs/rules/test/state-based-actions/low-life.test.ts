import { expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, select, Table } from '@stacktrail/test-kit';

const tomb = readCard(artifact('Tomb', '{4}', []), "You don't lose the game for having 0 or less life.");
const drain = readCard(instant('Drain', ''), 'Target player loses 25 life.');
const poison = readCard(instant('Poison', ''), 'Target player gets ten poison counters.');
const smash = readCard(instant('Smash', ''), 'Destroy target artifact.');

function atLowLife() {
  const p = position();
  p.battlefield(alice, tomb);
  const cards = [drain, poison, smash].map((card) => p.hand(alice, card));
  const table = new Table(p);
  table.cast(cards[0]!, select(player(alice)));
  table.passAll();
  return { table, poison: cards[1]!, smash: cards[2]! };
}

test('CR 704.5a, 101.2: its controller doesn’t lose with 0 or less life', () => {
  const { table } = atLowLife();
  expect([table.life(alice), table.of('PlayerLost')]).toEqual([-5, []]);
});

test('CR 704.5a: they lose once it is gone', () => {
  const { table, smash: card } = atLowLife();
  table.cast(card);
  table.passAll();
  expect(table.of('PlayerLost').map(({ rule, data }) => [rule, data.player])).toEqual([['704.5a', alice]]);
});

test('CR 704.5c: they lose for another reason all the same', () => {
  const { table, poison: card } = atLowLife();
  table.cast(card, select(player(alice)));
  table.passAll();
  expect(table.of('PlayerLost').map(({ rule }) => rule)).toEqual(['704.5c']);
});

test('CR 704.5a: other players lose as ever', () => {
  const p = position();
  p.battlefield(alice, tomb);
  const card = p.hand(alice, drain);
  const table = new Table(p);
  table.cast(card, select(player(bob)));
  table.passAll();
  expect(table.of('PlayerLost').map(({ data }) => data.player)).toEqual([bob]);
});
