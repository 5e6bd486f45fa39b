import { describe, expect, test } from '@jest/globals';
import { draw, getCounters, loseLife, targetPlayer, target, sorcery, spell } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { player, select, bear, forest, doing, alice, bob, position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

describe('CR 104.3: how players lose', () => {
  test('CR 104.3c, 121.4: a player who has to draw more cards than there are draws those, and then loses', () => {
    const p = position();
    p.library(alice, forest);
    const card = p.hand(alice, doing(draw(2), { do: 'gain life', who: { players: 'you' }, amount: 3 }));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw')).toHaveLength(1);
    expect(table.life(alice)).toBe(23); // the rest of the text is followed before
    expect([table.state.outcome?.winner, table.of('PlayerLost')[0]?.rule]).toEqual([bob, '704.5b']);
  });

  test('CR 104.3d, 122.1f: a player with ten poison counters loses, and not with nine', () => {
    const p = position((state) => {
      state.players = state.players.map((seat) =>
        Object.assign(seat, seat.id === bob ? { counters: [{ kind: 'poison', count: 8 }] } : {}),
      );
    });
    const poison = sorcery('A drop', '', spell(target.player(), getCounters('poison', 1, targetPlayer())));
    const [one, two] = [p.hand(alice, poison), p.hand(alice, poison)];
    const table = new Table(p);
    table.cast(one, select(player(bob)));
    table.passAll();
    expect(table.state.outcome).toBeNull();
    table.cast(two, select(player(bob)));
    table.passAll();
    expect([table.state.outcome?.winner, table.of('PlayerLost')[0]?.rule]).toEqual([alice, '704.5c']);
  });

  test('CR 104.5, 405.6h: a player who loses leaves the game at once, and their permanents with them', () => {
    const p = position(undefined, 3);
    const theirs = p.battlefield(carol, bear);
    const drain = sorcery('A drain', '', spell(target.player(), loseLife(20, targetPlayer())));
    const card = p.hand(alice, drain);
    const table = new Table(p);
    table.cast(card, select(player(carol)));
    table.pass(3);
    expect([table.state.players[carol]!.lost, table.object(theirs).left, table.state.outcome]).toEqual([
      true,
      true,
      null,
    ]);
    expect(table.of('PlayerLeft').map(({ data }) => data.player)).toEqual([carol]);
    expect(table.stack).toEqual([]);
  });

  test('CR 405.6g: a player can concede while a spell is on the stack; nothing of it resolves', () => {
    const p = position(undefined, 3);
    const card = p.hand(alice, doing(draw(1)));
    const table = new Table(p);
    table.cast(card);
    const { accepted } = table.live.concede(alice);
    expect([accepted, table.state.players[alice]!.lost, table.state.stack]).toEqual([true, true, []]);
  });
});
