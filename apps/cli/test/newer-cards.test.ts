import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cardLanguageVersion, type CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import { openEventStore } from '@stacktrail/event-store';
import { simulate } from '@stacktrail/match';
import { Workplace } from './cli.js';

const place = new Workplace();
let game: string;

/** As a Stacktrail of tomorrow pins it. */
const forest: CardDefinition = { ...cardPool.get('Forest')!, language: cardLanguageVersion + 1 };

beforeAll(async () => {
  const store = await openEventStore(`sqlite:${place.file('stacktrail.sqlite')}`);
  const deck = Array.from({ length: 40 }, () => forest);
  const bots = ['random', 'random'] as const;
  game = (await simulate({ decks: [deck, deck], seed: 'newer', bots, store, maxDecisions: 5 })).gameId;
  await store.close();
});

afterAll(() => place.remove());

const what =
  /the card "Forest" is written in version \d+ of .* this Stacktrail reads it up to version \d+: use a newer Stacktrail\./;

test.each(['replay last', 'explain last 3', 'continue last'])(
  'a game whose cards a newer Stacktrail has pinned is told as such: %s',
  async (command) => {
    const { code, out, err } = await place.run(...command.split(' '));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(what);
  },
);

test('its record does not verify here, and the game and the reason are named', async () => {
  const { code, out } = await place.run('verify', '--all');
  expect(code).toBe(1);
  expect(out).toContain(game);
  expect(out).toMatch(what);
});
