import { describe, expect, test } from '@jest/globals';
import { gainLife, type Amount, type Effect } from '@stacktrail/card-tree';
import { bear, forest, done, alice, bob, type Position } from '@stacktrail/test-kit';

const creatures = { is: 'type', type: 'Creature' } as const;
const all = { objects: 'each', filter: creatures } as const;
const number = (label: string): Amount => ({ amount: 'number of', label });

/** How much life Alice gains for what an instruction did. */
function gainedFor(effect: Effect, amount: Amount, set: (p: Position) => void): number {
  return done([effect, gainLife(amount)], set).state.players[alice]!.life - 20;
}

describe('CR 608.2c: later words speak of what an instruction did', () => {
  const board = (p: Position): void => {
    p.battlefield(alice, bear, { tapped: true });
    p.battlefield(bob, bear);
    p.battlefield(bob, bear, { counters: { indestructible: 1 } });
  };

  test('CR 701.8b: what is indestructible isn’t destroyed', () => {
    expect(gainedFor({ do: 'destroy', what: all, label: 'gone' }, number('gone'), board)).toBe(2);
  });

  test('CR 701.26a: what is tapped already isn’t tapped', () => {
    expect(gainedFor({ do: 'tap', what: all, label: 'turned' }, number('turned'), board)).toBe(2);
  });

  test('CR 701.21a: what is sacrificed is yours', () => {
    expect(gainedFor({ do: 'sacrifice', what: all, label: 'given' }, number('given'), board)).toBe(1);
  });

  test('CR 701.9a: cards that are discarded', () => {
    const discard: Effect = { do: 'discard', who: { players: 'you' }, count: 'hand', label: 'cards' };
    expect(
      gainedFor(discard, number('cards'), (p) => {
        p.hand(alice, forest);
        p.hand(alice, bear);
      }),
    ).toBe(2);
  });

  test('CR 120.3: damage that was dealt', () => {
    const burn: Effect = { do: 'deal damage', amount: 2, to: all, dealt: 'dealt' };
    expect(gainedFor(burn, { amount: 'noted number', label: 'dealt' }, board)).toBe(6);
  });
});
