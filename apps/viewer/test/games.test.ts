import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { ServerProcess } from './browser/server-process.js';

const withBrowser = hasChromium ? describe : describe.skip;

withBrowser('the list of games, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start(), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('shows the finished game, asks nobody else, and complains about nothing', async () => {
    const { page, elsewhere, complaints } = await openWatched(browser, server.address, '/');
    const row = page.getByRole('link', { name: /Ann.*Bob/ });
    await row.waitFor();
    expect(await row.textContent()).toMatch(/won in turn \d+/);
    expect({ elsewhere, complaints }).toEqual({ elsewhere: [], complaints: [] });
    await page.context().close();
  });

  test('finds games by a player, by what a deck is called, or by a card that everyone saw', async () => {
    const { page } = await openWatched(browser, server.address, '/');
    const find = async (words: string): Promise<void> => {
      await page.getByRole('searchbox').fill(words);
      const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('search') === words);
      await page.getByRole('button', { name: 'Find' }).click();
      await answered;
    };
    await find('nobody of this name');
    await page.getByText('No game fits.').waitFor();
    await find('ann');
    await page.getByRole('link', { name: /Ann.*Bob/ }).waitFor();
    await server.post('/games', {
      seats: ['Eve', 'Finn'].map((name) => ({ name, deckName: `Hot ${name}`, deckList: '60 Mountain' })),
    });
    await find('hot finn');
    await page.getByRole('link', { name: /Eve.*Hot Eve.*Finn.*Hot Finn/ }).waitFor();
    await find('plains');
    await page.getByRole('link', { name: /Ann.*Bob/ }).waitFor();
    await page.context().close();
  });
});
