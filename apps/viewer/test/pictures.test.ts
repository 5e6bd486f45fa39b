import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { ServerProcess } from './browser/server-process.js';
import { sampleGame } from './browser/watch.js';

const withBrowser = hasChromium ? describe : describe.skip;

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" fill="teal"/></svg>';

withBrowser('pictures of cards, in Chromium', () => {
  let source: Server;
  let server: ServerProcess;
  let browser: Browser;
  const fetched: string[] = [];
  beforeAll(async () => {
    source = createServer(({ url = '' }, response) => {
      fetched.push(decodeURIComponent(url));
      if (url.includes('Plains')) response.writeHead(404).end();
      else response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture);
    });
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const { port } = source.address() as AddressInfo;
    [server, browser] = await Promise.all([
      ServerProcess.start('--images', `http://127.0.0.1:${port}/cards/{name}.svg`),
      launchChromium(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    source.close();
  });

  test('are fetched once the user wants them, from the named source alone, and leave the drawing where one is missing', async () => {
    const { game, last } = await sampleGame(server);
    const { page, elsewhere } = await openWatched(browser, server.address, `/table/${game}?at=${last}`);
    await page.locator('.permanent').first().waitFor();
    expect(fetched).toEqual([]);
    expect(elsewhere).toEqual([]);
    await page.getByLabel(/pictures from/).check();
    await page.locator('.permanent .face-picture').first().waitFor();
    await page
      .getByRole('button', { name: /^Plains|times Plains/ })
      .first()
      .waitFor();
    await page.locator('.permanent:has-text("Plains") .face-picture').first().waitFor({ state: 'detached' });
    expect(fetched.length).toBeGreaterThan(1);
    expect(fetched.every((path) => /^\/cards\/[^/]+\.svg$/.test(path))).toBe(true);
    await page.reload();
    await page.locator('.permanent .face-picture').first().waitFor();
    await page.context().close();
  });
});
