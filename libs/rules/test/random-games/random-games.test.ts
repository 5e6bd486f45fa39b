import { expect, test } from '@jest/globals';
import { commanderGame, hasDecks, needsDecks } from './commander-games.js';
import { fixtures } from './fixtures.js';
import { randomDecks } from '@stacktrail/test-kit';
import { playRandomGame, verifyRandomGame } from './random-game.js';

const games = Number(process.env['RANDOM_GAMES'] ?? 12);

test('games of random decks keep every state sound, throw nothing and end', () => {
  for (let i = 0; i < games; i++) {
    const seed = `test-${i}`;
    expect({ seed, trouble: playRandomGame({ seed, decks: randomDecks(seed, 2) }).trouble }).toEqual({
      seed,
      trouble: null,
    });
  }
});

test('a game of random decks verifies: it goes on from every point as it went', async () => {
  expect(await verifyRandomGame({ seed: 'verify', decks: randomDecks('verify', 2) })).toBeNull();
});

test('games of random decks that once went wrong go right', () => {
  for (const game of fixtures()) expect([game.seed, playRandomGame(game).trouble]).toEqual([game.seed, null]);
});

const title = '903: games of four published Commander decks keep every state sound';
(hasDecks ? test : test.skip)(hasDecks ? title : `${title}: ${needsDecks}`, () => {
  for (let i = 0; i < Math.ceil(games / 12); i++) {
    const game = commanderGame(`test-${i}`);
    expect({ seed: game.seed, trouble: playRandomGame(game).trouble }).toEqual({ seed: game.seed, trouble: null });
  }
});
