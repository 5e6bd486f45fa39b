import { describe, expect, test } from '@jest/globals';
import { instant, spell, type Effect, type Players } from '@stacktrail/card-tree';
import { alice, bob, position, readCard, Table } from '@stacktrail/test-kit';

/** Who lost life to a text that asks in the next turn who was dealt damage, where only Alice was. */
function lifeLost(turn?: 'this game'): readonly number[] {
  const hurt: Players = {
    players: 'those who',
    of: { players: 'each player' },
    condition: { if: 'happened', event: { on: 'player is dealt damage', who: 'that player' }, ...(turn && { turn }) },
  };
  const drain: Effect = { do: 'lose life', who: hurt, amount: 3 };
  const p = position();
  const sting = p.hand(alice, readCard(instant('Sting', ''), 'Sting deals 1 damage to you.'));
  const asking = p.hand(bob, instant('Asking', '', spell(drain)));
  const table = new Table(p);
  table.cast(sting);
  table.passAll();
  table.passUntil('upkeep');
  const before = table.state.players.map(({ life }) => life);
  table.cast(asking);
  table.passAll();
  return [alice, bob].map((player) => before[player]! - table.state.players[player]!.life);
}

describe('CR 608.2i: a text can ask what happened in the whole game', () => {
  test('damage of an earlier turn counts for the game', () => {
    expect(lifeLost('this game')).toEqual([3, 0]);
  });

  test('it does not count for this turn', () => {
    expect(lifeLost()).toEqual([0, 0]);
  });
});
