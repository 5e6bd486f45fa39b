import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { keepKeys, type Created } from './browser/keys.js';
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
      for (const tab of ['Card', 'Why', 'Rulings', 'Disputes', 'Numbers']) {
        await page.getByRole('tab', { name: tab }).click();
        expect({ tab, found: await violationsOf(page) }).toEqual({ tab, found: [] });
      }
    }
    await page.context().close();
  });

  test.each([
    ['light', desk],
    ['dark', phone],
  ] as const)('in the forms of a judge: a dispute and a told card (%s)', async (colorScheme, viewport) => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '20 Mountain\n40 Lightning Bolt' }));
    const created = await server.post<Created>('/games', { seats, chance: 'told', clock: { seconds: 600 } });
    const dispute = { revision: 3, claim: 'That is not his deck.' };
    await server.post(`/games/${created.game}/disputes`, dispute, created.seats[0]!.token);
    const { page } = await openWatched(browser, server.address, '/', { viewport, colorScheme });
    await keepKeys(page, created);
    await page.goto(`${server.address}/table/${created.game}?as=judge`);
    await page.getByRole('tab', { name: 'Tell' }).click();
    await page.getByRole('form', { name: 'Tell a card' }).waitFor();
    await page.evaluate(axe);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Disputes (1)' }).click();
    await page.getByRole('form', { name: 'Open a dispute' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /^Dispute 1/ }).click();
    for (const summary of await page.locator('.dispute-form > summary').all()) await summary.click();
    await page.getByLabel(/^Whose infraction/).selectOption({ label: 'Bob' });
    await page.getByLabel('the game is taken back').check();
    await page.getByRole('list', { name: 'The log around it' }).first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});
