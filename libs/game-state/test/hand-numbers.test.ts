import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import type { PlayerState } from '../src/index.js';
import { freeNumber, handNumbersOf, withUsed } from '../src/state/hand-numbers.js';
import type { GameState } from '../src/state/game-state.js';

const stateWith = (count: number, nextObject: number, handNumbers: PlayerState['handNumbers']): GameState =>
  ({ setup: { handNumbers: count }, players: [{ handNumbers }], nextObject }) as unknown as GameState;

test('CR 400.2: each number that is set apart for a hand is given once, in the order that chance says', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 64, maxLength: 64 }), (chance) => {
      let numbers = handNumbersOf(stateWith(64, 10, null), 0 as never)!;
      const given: number[] = [];
      for (const drawn of chance) {
        const id = freeNumber(numbers, drawn % numbers.free);
        given.push(id);
        numbers = withUsed(numbers, id);
      }
      expect([...given].sort((one, other) => one - other)).toEqual(Array.from({ length: 64 }, (_, i) => 10 + i));
      expect(numbers.free).toBe(0);
    }),
  );
});

test('where all are used others are set apart, from the next number of the game on', () => {
  const used = { first: 10, used: [-1], free: 0 };
  expect(handNumbersOf(stateWith(32, 500, used), 0 as never)).toEqual({ first: 500, used: [0], free: 32 });
});

test('games that number cards as they come set none apart', () => {
  expect(handNumbersOf(stateWith(0, 500, null), 0 as never)).toBeNull();
});
