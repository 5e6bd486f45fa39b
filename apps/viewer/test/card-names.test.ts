import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { DecisionBar } from './browser/decision-bar.js';
import { ServerProcess } from './browser/server-process.js';

const withBrowser = hasChromium ? describe : describe.skip;

withBrowser('CR 201.4: a card name, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start('--no-sample'), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('is written where it is none of the options', async () => {
    const watched = await openWatched(browser, server.address, '/new');
    const { page } = watched;
    const asked = new DecisionBar(page);
    const seats = page.getByRole('group');
    for (const [seat, list] of ['20 Plains\n40 Pithing Needle', '60 Forest'].entries()) {
      const form = seats.nth(seat);
      await form.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'a list of my own' });
      await form.getByLabel('Deck list').fill(list);
    }
    await page.getByText('More').click();
    await page.getByLabel('Seed').fill('names');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await asked.passUntil(asked.bar.getByRole('button', { name: /Play Plains/ }));
    await asked.take(/Play Plains/);
    await asked.take(/Cast Pithing Needle/);
    const field = asked.bar.getByLabel('Or the name of a card');
    await asked.passUntil(field);
    await field.fill('Nonesuch');
    await asked.bar.getByRole('button', { name: 'Choose it' }).click();
    await page
      .getByText(/is not the name of a card/)
      .first()
      .waitFor();
    if (process.env['SCREENSHOT'] !== undefined) await page.screenshot({ path: process.env['SCREENSHOT'] });
    await field.fill('Grizzly Bears');
    await asked.bar.getByRole('button', { name: 'Choose it' }).click();
    await asked.bar.getByText('You have priority').waitFor();
    expect(watched.elsewhere).toEqual([]);
  });
});
