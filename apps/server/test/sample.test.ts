import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SampleGame, type GameToShow } from '../src/sample/sample-game.js';
import { welcome } from '../src/sample/welcome.js';
import { startServer, type Harness } from './harness.js';

describe('the sample game of a new store', () => {
  let harness: Harness;
  let shown: GameToShow;

  beforeAll(async () => {
    harness = await startServer();
    shown = (await harness.app.get(SampleGame).playUnlessThereIsOne())!;
  });

  afterAll(() => harness.stop());

  test('it is played once', async () => {
    expect(await harness.app.get(SampleGame).playUnlessThereIsOne()).toEqual(shown);
    const { body: games } = await harness.as().get('/games').expect(200);
    expect(games).toEqual([expect.objectContaining({ game: shown.gameId, status: 'over' })]);
  });

  test('every address that is printed to look at answers', async () => {
    const text = welcome('http://here', 'memory', shown);
    const addresses = [...text.matchAll(/http:\/\/here(\/games\/[^\s']*)/g)].map(([, path]) => path!);
    expect(addresses.length).toBeGreaterThan(4);
    for (const path of addresses) await harness.as().get(path).expect(200);
  });

  test('the address of the server is the last line', () => {
    expect(welcome('http://here', 'memory', shown).split('\n').at(-1)).toBe('Stacktrail is at http://here');
    expect(welcome('http://here', 'memory', undefined)).not.toContain('/games/');
  });
});
