import { describe, expect, test } from '@jest/globals';
import { loseLife, type Effect } from '@stacktrail/card-tree';
import { bear, done, alice, bob } from '@stacktrail/test-kit';

const theirCreatures = {
  amount: 'count',
  filter: {
    is: 'all',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'controlled by players', who: { players: 'that player' } },
    ],
  },
} as const;

function lifeAfter(effect: Effect): readonly number[] {
  const table = done([{ do: 'for each player', who: { players: 'each player' }, effects: [effect] }], (p) => {
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    p.battlefield(bob, bear);
  });
  return table.state.players.map(({ life }) => life);
}

describe('an amount of each player’s own', () => {
  test('CR 119.3: each player loses as much as there is of theirs', () => {
    expect(lifeAfter(loseLife(theirCreatures, { players: 'that player' }))).toEqual([19, 18]);
  });

  test('CR 120.2b: each player is dealt damage equal to what there is of theirs', () => {
    expect(lifeAfter({ do: 'deal damage', amount: theirCreatures, to: { players: 'that player' } })).toEqual([19, 18]);
  });
});

test('CR 708.2: what is face down can be told from what isn’t', () => {
  let hidden = 0;
  const table = done(
    [
      { do: 'turn face down', what: { objects: 'each', filter: { is: 'named', name: 'Hidden' } } },
      { do: 'destroy', what: { objects: 'each', filter: { is: 'face down' } } },
    ],
    (p) => {
      hidden = p.battlefield(alice, { ...bear, faces: [{ ...bear.faces[0], name: 'Hidden' }] });
      p.battlefield(bob, bear);
    },
  );
  expect(table.now(hidden as never).zone).toBe('graveyard');
  expect(table.state.battlefield).toHaveLength(1);
});
