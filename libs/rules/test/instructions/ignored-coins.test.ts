import { expect, test } from '@jest/globals';
import { artifact, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const thumb = readCard(artifact('Thumb', '', []), 'If you would flip a coin, instead flip two coins and ignore one.');
const wager = readCard(sorcery('Wager', ''), 'Flip a coin. If you win the flip, you gain 3 life.');
const gambit = readCard(
  sorcery('Gambit', ''),
  'Flip a coin until you lose a flip or choose to stop flipping. If you lose a flip, ~ has no effect. If you win one or more flips, ~ deals 3 damage to target creature. If you win two or more flips, ~ deals 6 damage to each opponent.',
);
const [heads, tails] = [1, 0];

function scene(coins: readonly number[], thumbs: number, card = wager) {
  const p = position((state) => {
    state.foretoldChance = coins.map((value) => ({ player: alice, kind: 'coin', value }));
  });
  for (let i = 0; i < thumbs; i++) p.battlefield(alice, thumb);
  const creature = p.battlefield(bob, bear);
  const spell = p.hand(alice, card);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  return { table, creature };
}

test.each([
  ['heads', 23],
  ['tails', 20],
])('CR 614.1a: of two coins the player keeps %s', (kept, life) => {
  const { table } = scene([tails, heads], 1);
  table.answers(pick('heads'), pick(kept));
  expect(table.of('CoinsFlipped').map(({ data }) => data.flips.length)).toEqual([1]);
  expect(table.life(alice)).toBe(life);
});

test('CR 614.1a: there is nothing to choose between coins that show the same', () => {
  const { table } = scene([tails, tails], 1);
  table.answers(pick('heads'));
  expect(table.life(alice)).toBe(20);
});

test('CR 614.5: two effects flip four coins for one', () => {
  const { table } = scene([tails, tails, tails, heads], 2);
  table.answers(pick('heads'), pick('heads'));
  expect(table.life(alice)).toBe(23);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 705.2: who stops after two flips that were won gets what two are worth', () => {
  const { table, creature } = scene([heads, heads], 0, gambit);
  table.answers(pick('heads'), pick('yes'), pick('heads'), pick('no'));
  expect([table.zoneOf(creature), table.life(bob)]).toEqual(['graveyard', 14]);
});

test('CR 705.2: a flip that is lost ends it, and nothing counts', () => {
  const { table, creature } = scene([heads, tails], 0, gambit);
  table.answers(pick('heads'), pick('yes'), pick('heads'));
  expect([table.zoneOf(creature), table.life(bob), table.of('CoinsFlipped').length]).toEqual(['battlefield', 20, 2]);
});
