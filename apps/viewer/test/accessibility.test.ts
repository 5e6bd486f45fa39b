import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { ServerProcess } from './browser/server-process.js';
import { sampleGame } from './browser/watch.js';

const withBrowser = hasChromium ? describe : describe.skip;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong with a page, each with the first place. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await runner.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

withBrowser('axe finds nothing wrong, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  let game: string;
  let middle: number;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start(), launchChromium()]);
    const sample = await sampleGame(server);
    game = sample.game;
    middle = sample.lines.findLast(({ type }) => type === 'AttackersDeclared')!.revision;
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const desk = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844 };
  test.each([
    ['the list of games', '/', desk, 'light'],
    ['the list of games', '/', phone, 'dark'],
    ['a new game', '/new', desk, 'dark'],
    ['a new game', '/new', phone, 'light'],
    ['a game', '/table', desk, 'dark'],
    ['a game', '/table', desk, 'light'],
    ['a game', '/table', phone, 'light'],
  ] as const)('in %s (%s, %j, %s)', async (_, path, viewport, colorScheme) => {
    const address = path === '/table' ? `/table/${game}?at=${middle}` : path;
    const { page } = await openWatched(browser, server.address, address, { viewport, colorScheme });
    await page.getByRole('main').waitFor();
    if (path === '/table') await page.locator('.log-line').first().waitFor();
    // As an extension would: the page's policy forbids scripts of others.
    await page.evaluate(axe);
    expect(await violationsOf(page)).toEqual([]);
    if (path === '/table') {
      for (const tab of ['Card', 'Why', 'Rulings', 'Numbers']) {
        await page.getByRole('tab', { name: tab }).click();
        expect({ tab, found: await violationsOf(page) }).toEqual({ tab, found: [] });
      }
    }
    await page.context().close();
  });
});
