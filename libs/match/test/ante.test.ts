import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Matches, simulate, verifyGame } from '../src/index.js';
import { decks, seats } from './decks.js';

describe('games that are played for ante', () => {
  test('CR 407.2: a whole game is verified, and its winner owns the ante', async () => {
    const { record, outcome } = await simulate({ decks, seed: 'ante', bots: ['random', 'random'], ante: true });
    const won = record.events.filter(({ type }) => type === 'AnteWon').map(({ data }) => data);
    expect(won).toMatchObject([{ player: outcome?.winner, objects: [expect.any(Number), expect.any(Number)] }]);
    expect(verifyGame(record).checks.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  test('CR 800.4n: so is one of three players, of whom one leaves before the end', async () => {
    const three = [decks[0], decks[1], decks[0]];
    const bots = ['random', 'random', 'random'] as const;
    const { record } = await simulate({ decks: three, seed: 'ante 3', bots, ante: true });
    expect(record.events.filter(({ type }) => type === 'PlayerLeft')).not.toEqual([]);
    expect(verifyGame(record).checks.filter(({ status }) => status === 'failed')).toEqual([]);
  });

  test('CR 407.3: a card for such games can be in no deck or sideboard of another game', async () => {
    const [land] = decks[0];
    const card = { ...land!, faces: [{ ...land!.faces[0], name: 'Stake', onlyForAnte: true }] as const };
    for (const part of ['deck', 'sideboard'] as const) {
      const setup = { seats: [{ ...seats[0], [part]: [...decks[0], card] }, seats[1]] };
      const matches = new Matches(new MemoryEventStore());
      await expect(matches.create(setup)).rejects.toThrow(/The deck of Ada: Stake can only be .* \(CR 407\.3\)/);
      expect((await matches.create({ ...setup, ante: true })).seats).toHaveLength(2);
    }
  });
});
