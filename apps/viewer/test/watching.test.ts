import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched, type Watched } from './browser/chromium.js';
import { ServerProcess } from './browser/server-process.js';
import { placeOf, sampleGame, untilAt } from './browser/watch.js';

const withBrowser = hasChromium ? describe : describe.skip;

withBrowser('a finished game, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  let sample: Awaited<ReturnType<typeof sampleGame>>;
  let watched: Watched;
  let page: Page;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start(), launchChromium()]);
    sample = await sampleGame(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    watched = await openWatched(browser, server.address, `/table/${sample.game}`);
    ({ page } = watched);
    await page.getByRole('slider', { name: 'Revision' }).waitFor();
  });
  afterEach(async () => {
    const { elsewhere, complaints } = watched;
    await page.context().close();
    expect({ elsewhere, complaints }).toEqual({ elsewhere: [], complaints: [] });
  });

  const lineOf = (type: string) => sample.lines.find((line) => line.type === type)!;

  test('is watched from the list: its end, with life totals and who has won', async () => {
    await page.goto(server.address);
    await page.getByRole('link', { name: /Ann.*Bob/ }).click();
    await page.getByText(/(Ann|Bob) has won/).waitFor();
    const { body } = {
      body: await server.get<{ seats: { name: string; life: number }[] }>(`/games/${sample.game}/board`),
    };
    for (const { name, life } of body.seats)
      await page.getByRole('button', { name: `${name}: ${life} life` }).waitFor();
    expect(await placeOf(page)).toBe(sample.last);
  });

  test('goes back and on by event, by decision and by turn, with keys and with the slider', async () => {
    const cast = lineOf('SpellCast').revision;
    await page.goto(`${server.address}/table/${sample.game}?at=${cast}`);
    await untilAt(page, cast);
    await page.getByText(lineOf('SpellCast').text).first().waitFor();
    const turns = sample.lines.filter(({ type }) => type === 'TurnBegan').map(({ revision }) => revision);
    await page.keyboard.press('Shift+ArrowRight');
    await untilAt(
      page,
      turns.find((revision) => revision > cast)!,
    );
    await page.keyboard.press('Shift+ArrowLeft');
    await untilAt(
      page,
      turns.findLast((revision) => revision < turns.find((one) => one > cast)!)!,
    );
    await page.keyboard.press('End');
    await untilAt(page, sample.last);
    await page.keyboard.press('Home');
    await untilAt(page, 0);
    await page.getByRole('slider', { name: 'Revision' }).fill(`${cast}`);
    await untilAt(page, cast);
    await page.keyboard.press('.');
    await untilAt(
      page,
      sample.lines.find(({ type, revision }) => type === 'DecisionMade' && revision > cast)!.revision,
    );
  });

  test('keys go on from the move before them, drawn or not', async () => {
    const last = sample.lines.findLast(({ type }) => type === 'DecisionMade')!.revision;
    const before = sample.lines.filter(({ type, revision }) => type === 'DecisionMade' && revision < last);
    await page.locator('.log-line').first().waitFor();
    await page.getByRole('slider', { name: 'Revision' }).evaluate((slider: HTMLInputElement, revision) => {
      slider.value = `${revision}`;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      for (let i = 0; i < 3; i++) slider.dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }));
    }, last);
    await untilAt(page, before.at(-3)!.revision);
  });

  test('keeps the moment in its address, and shows it again from there', async () => {
    const attack = lineOf('AttackersDeclared').revision;
    await page.getByRole('slider', { name: 'Revision' }).fill(`${attack}`);
    await page.waitForURL(new RegExp(`at=${attack}$`));
    await page.reload();
    await untilAt(page, attack);
    await page
      .getByRole('button', { name: /attacking/ })
      .first()
      .waitFor();
    await page.locator('.arrow.attack').first().waitFor();
  });

  test('shows what is on the stack', async () => {
    const at = lineOf('SpellCast').revision;
    await page.goto(`${server.address}/table/${sample.game}?at=${at}`);
    await untilAt(page, at);
    await page.locator('.stack-item').first().waitFor();
  });

  test('says why: of a line of the log, of a life total, and of a card', async () => {
    const lost = sample.lines.findLast(({ type }) => type === 'PlayerLost')!;
    await page.goto(`${server.address}/table/${sample.game}?at=${lost.revision}`);
    await page.getByRole('button', { name: `Why? Rule 704.5a: ${lost.text}` }).click();
    const causes = page.locator('.causes');
    await causes.getByText(lost.text).waitFor();
    await causes.getByText('CR 704.5a').waitFor();
    expect(await causes.getByText('because').count()).toBe(0); // the word is drawn by the style sheet
    expect(await causes.locator('li').count()).toBeGreaterThan(2);

    await page
      .getByRole('button', { name: /: -?\d+ life\. Why\?/ })
      .first()
      .click();
    await causes.getByText(/life/).first().waitFor();

    await page.locator('.permanent').first().click();
    await page.getByRole('button', { name: 'Why does it stand so?' }).click();
    await causes.locator('li').first().waitFor();
  });
});
