import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId } from '@stacktrail/game-events';
import { Matches, simulate, verifyGame } from '../src/index.js';
import { decks } from './decks.js';

const seated = (count: number): readonly (readonly CardDefinition[])[] =>
  Array.from({ length: count }, (_, seat) => decks[seat % 2]!);

describe('games of several seats', () => {
  test.each([3, 4])('CR 100.1b: bots play %i seats, and the game verifies', async (count) => {
    const { record, outcome } = await simulate({
      decks: seated(count),
      seed: `many ${count}`,
      bots: Array.from({ length: count }, () => 'random' as const),
      maxDecisions: 1500,
    });
    expect(verifyGame(record).checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(record.setup).toMatchObject({ freeMulligan: true, startingLife: 20 });
    if (outcome !== null) expect(outcome.winner).not.toBeNull();
  });

  test('CR 102.3, 104.2c: two teams of two play, and greedy bots too', async () => {
    const { record } = await simulate({
      decks: seated(4),
      seed: 'teams',
      teams: [0, 1, 0, 1],
      format: 'commander',
      bots: ['greedy', 'greedy', 'greedy', 'greedy'],
      maxDecisions: 300,
    });
    expect(record.setup).toMatchObject({ teams: [0, 1, 0, 1], format: 'commander', startingLife: 40 });
    expect(verifyGame(record).ok).toBe(true);
  });

  test.each([
    [{ count: 1 }, 'at least two seats'],
    [{ count: 9 }, 'at most 8 seats'],
    [{ count: 3, teams: [0, 1] }, 'the team of each of the 3 seats'],
    [{ count: 2, teams: [1, 1] }, 'at least two teams'],
    [{ count: 2, chooser: 5 as PlayerId }, 'no seat 5'],
  ])('a game of %j is refused', async ({ count, ...more }, message) => {
    const matches = new Matches(new MemoryEventStore());
    const seats = seated(count).map((cards, seat) => ({ name: `Seat ${seat}`, deck: cards }));
    await expect(matches.create({ seats, ...more })).rejects.toThrow(message);
  });
});
