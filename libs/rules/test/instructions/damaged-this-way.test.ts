import { describe, expect, test } from '@jest/globals';
import { gainLife, type Amount, type Effect, type Objects, type Players } from '@stacktrail/card-tree';
import { alice, bear, bob, done, type Position } from '@stacktrail/test-kit';

const creatures = { is: 'type', type: 'Creature' } as const;
const permanents: Objects = { objects: 'result', label: 'hurt' };
const players: Players = { players: 'noted', label: 'hurt' };

describe('CR 120.4d, 608.2c: what was dealt damage this way', () => {
  const gained = (effect: Effect, amount: Amount, set: (p: Position) => void = () => undefined): number =>
    done([effect, gainLife(amount)], set).state.players[alice]!.life - 20;

  const board = (p: Position): void => {
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
  };

  test('permanents', () => {
    const burn: Effect = {
      do: 'deal damage',
      amount: 1,
      to: { objects: 'each', filter: creatures },
      damaged: 'hurt',
    };
    expect(gained(burn, { amount: 'how many', of: permanents }, board)).toBe(2);
    expect(gained({ ...burn, amount: 0 }, { amount: 'how many', of: permanents }, board)).toBe(0);
    expect(gained(burn, { amount: 'number of players', who: players }, board)).toBe(0);
  });

  test('players', () => {
    const burn: Effect = { do: 'deal damage', amount: 1, to: { players: 'each opponent' }, damaged: 'hurt' };
    expect(gained(burn, { amount: 'number of players', who: players })).toBe(1);
  });

  test('CR 615.1: what is dealt none isn’t among them', () => {
    const shield: Effect = {
      do: 'prevent damage',
      to: { players: 'each opponent' },
      amount: 'all',
      until: 'this turn',
    };
    const burn: Effect = { do: 'deal damage', amount: 1, to: { players: 'each player' }, damaged: 'hurt' };
    const { state } = done([shield, burn, gainLife({ amount: 'number of players', who: players })], () => undefined);
    expect(state.players[alice]!.life).toBe(20);
    expect(state.players[bob]!.life).toBe(20);
  });
});
