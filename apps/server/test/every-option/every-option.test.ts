import { expect, test } from '@jest/globals';
import { offeredInGame } from './offered-game.js';

/** How many games; `npm run test:options` plays 200. */
const games = Number(process.env['OPTION_GAMES'] ?? 4);

test.each(Array.from({ length: games }, (_, i) => `options-${i}`))(
  'in game %s every option of every decision reads unlike the others, and its answer is accepted as it is',
  async (seed) => {
    const { faults, options, sent } = await offeredInGame(seed);
    expect(faults.slice(0, 5)).toEqual([]);
    expect(options).toBeGreaterThan(sent);
    expect(sent).toBeGreaterThan(0);
  },
);
