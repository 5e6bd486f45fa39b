import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, forest, pick, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const vortex = readCard(
  sorcery('Vortex', ''),
  'Flip a coin for each opponent you have. For each flip you win, draw a card. For each flip you lose, Vortex deals 3 damage to that player.',
);

test('CR 705.2: a flip for each opponent: those won are counted, those lost concern the opponent they were for', () => {
  const seen = new Set<string>();
  for (const calls of [
    ['heads', 'heads'],
    ['heads', 'tails'],
    ['tails', 'heads'],
    ['tails', 'tails'],
  ]) {
    const p = position(undefined, 3);
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const card = p.hand(alice, vortex);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answers(...calls.map((call) => pick(call)));
    const won = table.of('CoinsFlipped').map(({ data }) => data.flips[0]!.won);
    expect([table.life(bob), table.life(carol)]).toEqual(won.map((good) => (good ? 20 : 17)));
    expect(table.state.players[alice]!.hand).toHaveLength(won.filter((good) => good).length);
    expect(table.fold()).toBe(plainState(table.state));
    seen.add(won.join());
  }
  expect(seen.size).toBe(4);
});
