import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { InvalidSetup, Matches, verifyGame } from '../src/index.js';
import { seats } from './decks.js';

const nonces = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];
const seated = seats.map((seat, i) => ({ ...seat, nonce: nonces[i]! }));

describe('docs/decisions.md D8: the server commits to its seed before any seat gives its nonce', () => {
  test('the game has the seed that was promised, and the nonces that were given after that', async () => {
    const matches = new Matches(new MemoryEventStore());
    const promise = await matches.promiseSeed();
    const { gameId } = await matches.create({ seats: seated, promise: promise.id });
    const record = await matches.load(gameId);
    const { seedCommitment, veilCommitment } = record.setup;
    expect({ seedCommitment, veilCommitment }).toEqual({
      seedCommitment: promise.seedCommitment,
      veilCommitment: promise.veilCommitment,
    });
    const given = record.events.flatMap((event) => (event.type === 'NonceGiven' ? [event.data.nonce] : []));
    expect(given).toEqual(nonces);
    expect(verifyGame(record).ok).toBe(true);
    expect(await matches.promisedSeed(promise.id)).toEqual({ ...promise, game: gameId });
  });

  test('a promised seed is good for one game: a second could be foreseen once the first has ended', async () => {
    const matches = new Matches(new MemoryEventStore());
    const { id } = await matches.promiseSeed();
    await matches.create({ seats: seated, promise: id });
    await expect(matches.create({ seats: seated, promise: id })).rejects.toThrow(InvalidSetup);
  });

  test('the same command again finds the game that it has begun', async () => {
    const matches = new Matches(new MemoryEventStore());
    const { id } = await matches.promiseSeed();
    const first = await matches.create({ seats: seated, promise: id, commandId: 'begin' });
    const again = await matches.create({ seats: seated, promise: id, commandId: 'begin' });
    expect(again).toMatchObject({ gameId: first.gameId, repeated: true });
  });

  test.each([
    [
      'a promise that nobody made',
      { seats: seated, promise: '00000000-0000-4000-8000-000000000000' },
      /no promised seed/,
    ],
    ['a seat without a nonce', { seats }, /each seat gives its nonce/],
    ['a seed that somebody chose', { seats: seated, seed: 'x' }, /can’t have a seed of its own/],
  ])('%s is refused', async (_, game, problem) => {
    const matches = new Matches(new MemoryEventStore());
    const { id } = await matches.promiseSeed();
    await expect(matches.create({ promise: id, ...game })).rejects.toThrow(problem);
  });
});
