import { describe, expect, test } from '@jest/globals';
import { land } from '@stacktrail/card-tree';
import type { FormatName } from '@stacktrail/game-state';
import { bob, newGame } from '@stacktrail/test-kit';
import { LiveGame } from '../../src/index.js';

const deck = Array.from({ length: 20 }, () => land('A land', []));

function begin(seats: number, more: Partial<Parameters<typeof LiveGame.start>[0]> = {}) {
  const decks = Array.from({ length: seats }, () => deck);
  return LiveGame.start({ ...newGame(decks, 'format'), ...more });
}

describe('what a format says about the start', () => {
  test.each<[string, FormatName, number, number]>([
    ['103.4', 'constructed', 2, 20],
    ['103.4', 'limited', 4, 20],
    ['103.4c', 'commander', 4, 40],
    ['103.4d', 'brawl', 2, 25],
    ['103.4d', 'brawl', 3, 30],
  ])('CR %s: in a %s game of %i players each begins at %i life', (_, format, seats, life) => {
    const { live } = begin(seats, { format });
    expect(live.state.players.map((player) => player.life)).toEqual(Array.from({ length: seats }, () => life));
  });

  test.each<[string, FormatName, number, boolean]>([
    ['103.5c', 'constructed', 2, false],
    ['103.5c', 'brawl', 2, true],
    ['800.6', 'constructed', 3, true],
  ])('CR %s: in a %s game of %i players the first mulligan counts or not: %s', (_, format, seats, free) => {
    expect(begin(seats, { format }).live.state.setup?.freeMulligan).toBe(free);
  });

  test('CR 103.1: the loser of the game before chooses who takes the first turn, and chance decides nothing', () => {
    const { live, events } = begin(2, { chooser: bob });
    expect(live.pending).toMatchObject({ player: bob, question: { kind: 'choose starting player' } });
    expect(events.some(({ type }) => type === 'RandomPlayerChosen')).toBe(false);
  });

  test.each([
    [{ teams: [0] }, 'the team of each of the 2 seats'],
    [{ teams: [4, 4] }, 'at least two teams'],
    [{ chooser: 7 as never }, 'no seat 7'],
  ])('CR 102.3: a setup of %j is refused', (more, message) => {
    expect(() => begin(2, more)).toThrow(message);
  });

  test('CR 100.1: a game has at least two seats, and at most as many as a fact can veil', () => {
    expect(() => begin(1)).toThrow('at least two seats');
    expect(() => begin(9)).toThrow('at most 8 seats');
    expect(begin(8).live.state.players).toHaveLength(8);
  });
});
