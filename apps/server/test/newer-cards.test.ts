import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import { MemoryEventStore } from '@stacktrail/event-store';
import { simulate } from '@stacktrail/match';
import { startServer, type Harness } from './harness.js';

const store = new MemoryEventStore();
let server: Harness;
let game: string;
let events: number;

/** As a server of tomorrow pins it. */
const forest: CardDefinition = { ...cardPool.get('Forest')!, language: cardLanguageVersion + 1 };

beforeAll(async () => {
  const deck = Array.from({ length: 40 }, () => forest);
  const simulation = { decks: [deck, deck], seed: 'newer', bots: ['random', 'random'], maxDecisions: 5 } as const;
  const { gameId, record } = await simulate({ ...simulation, store });
  game = gameId;
  events = record.stored.length;
  server = await startServer(store);
});

afterAll(() => server.stop());

test.each(['/decision', '/events/3/explanation'])(
  'a game whose cards a newer server has pinned is told as such: GET /games/…%s',
  async (page) => {
    const { body, headers } = await server.as().get(`/games/${game}${page}`).expect(501);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ type: 'urn:stacktrail:problem:unreadable-cards', status: 501 });
    expect(body.detail).toMatch(
      /the card "Forest" is written in version \d+ .* reads it up to version \d+: use a newer/,
    );
  },
);

test('how it stands says so too, with what reads it', async () => {
  const { body } = await server.as().get(`/games/${game}`).expect(200);
  expect(body.damaged).toMatchObject({
    revision: 0,
    problem: expect.stringMatching(/"Forest".*use a newer Stacktrail/),
  });
});

test('its events can be read as they are stored', async () => {
  const { body } = await server.as().get(`/games/${game}/events?limit=1000`).expect(200);
  expect(body.events).toHaveLength(events);
});
