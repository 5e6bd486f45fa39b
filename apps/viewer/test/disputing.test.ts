import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched, type Watched } from './browser/chromium.js';
import { answerUntil, keepKeys, type Created } from './browser/keys.js';
import { ServerProcess } from './browser/server-process.js';
import { shown } from './browser/shown.js';
import { placeOf, untilSlider } from './browser/watch.js';

const withBrowser = hasChromium ? describe : describe.skip;

withBrowser('a dispute between two seats, with a judge, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  let created: Created;
  let disputed: number;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start('--no-sample'), launchChromium()]);
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '20 Mountain\n40 Lightning Bolt' }));
    created = await server.post<Created>('/games', { seats, seed: 'a dispute', clock: { seconds: 3600 } });
    const { id } = await answerUntil(server, created, ({ context }) => context.step === 'precombat main');
    disputed = id - 1;
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  /** The disputes as somebody sees them in a browser of their own. */
  async function seenBy(as: string | null): Promise<Watched & { readonly panel: Locator }> {
    const watched = await openWatched(browser, server.address, '/');
    if (as !== null) await keepKeys(watched.page, created);
    await watched.page.goto(`${server.address}/table/${created.game}?at=${disputed}${as === null ? '' : `&as=${as}`}`);
    await watched.page.getByRole('tab', { name: /Disputes/ }).click();
    return { ...watched, panel: watched.page.getByRole('tabpanel') };
  }
  const form = async (panel: Locator, title: string): Promise<Locator> => {
    const details = panel.locator('details').filter({ has: panel.page().getByText(title, { exact: true }).first() });
    await details.locator('summary').click();
    return details;
  };
  const look = async (page: Page): Promise<string> => (await page.getByRole('tabpanel').innerText()).toLowerCase();

  test('is opened, noted, ruled, appealed, ruled again and closed by clicking, and nobody learns too much', async () => {
    const ann = await seenBy('0');
    const claim = ann.panel.getByLabel('What was wrong?');
    await ann.panel.getByText(`About revision ${disputed}`).waitFor();
    await claim.fill('He drew two cards.');
    await ann.panel.getByRole('button', { name: `Dispute revision ${disputed}` }).click();
    await ann.panel.getByText('waits for a ruling').waitFor();
    await ann.panel.getByText('He drew two cards.').waitFor();

    const bob = await seenBy('1');
    await bob.panel.getByRole('button', { name: /Dispute 1/ }).click();
    await bob.panel.getByText('What is claimed is shown once there is a ruling.').waitFor();
    expect(await look(bob.page)).not.toContain('two cards');
    const note = await form(bob.panel, 'Add a note');
    await note.getByLabel('What do you say to it?').fill('One stuck to the other.');
    await note.getByLabel(/for the judge alone/).check();
    await note.getByRole('button', { name: 'Add a note' }).click();
    await bob.panel.getByText('Note for the judge alone').waitFor();
    expect(await bob.panel.getByText('Gather the evidence of another moment').count()).toBe(0);
    await shown(bob.page, 'dispute-seat');

    const judge = await seenBy('judge');
    await judge.panel.getByRole('button', { name: /Dispute 1/ }).click();
    await judge.panel.getByText('One stuck to the other.').waitFor();
    await judge.panel.getByLabel('Your name as a judge').fill('Judy');
    await judge.panel.getByText(`What Bob could know at revision ${disputed}`).click();
    await judge.panel.getByRole('list', { name: 'The log around it' }).waitFor();
    const board = judge.panel.getByRole('link', { name: 'The board then' }).and(judge.page.locator(':visible'));
    expect(await board.getAttribute('href')).toBe(`/table/${created.game}?as=judge+1&at=${disputed}`);
    await judge.panel.getByText(`What Bob could know at revision ${disputed}`).click();
    await judge.page.getByRole('slider').focus();
    await judge.page.keyboard.press('ArrowLeft');
    await untilSlider(judge.page, (revision) => revision < disputed);
    const earlier = await placeOf(judge.page);
    const gather = await form(judge.panel, 'Gather the evidence of another moment');
    await gather.getByRole('button', { name: `Gather the evidence of revision ${earlier}` }).click();
    await judge.panel.getByText(`What Ann could know at revision ${earlier}`).waitFor();

    const ruling = await form(judge.panel, 'Rule');
    await ruling.getByLabel('The number of the rule').fill('the draw step');
    await ruling.getByLabel(/^The ruling/).fill('One card goes back.');
    await ruling.getByRole('button', { name: 'Give this ruling' }).click();
    await ruling
      .getByRole('alert')
      .getByText(/rule must be the number of a rule/)
      .first()
      .waitFor();
    await ruling.getByLabel('The number of the rule').fill('504.1');
    await ruling.getByLabel(/^Whose infraction/).selectOption({ label: 'Bob' });
    await ruling.getByLabel(/^Infraction/).selectOption({ label: 'Looking at extra cards' });
    expect(await ruling.getByLabel(/^Penalty/).inputValue()).toBe('warning');
    await ruling.getByLabel(/^Remedy/).selectOption({ label: 'The game is backed up' });
    await ruling.getByLabel('Ann', { exact: true }).fill('2');
    await ruling.getByLabel('the game is taken back').check();
    await ruling.getByRole('button', { name: 'What would that undo?' }).click();
    await ruling.getByText(/\d+ events would be undone/).waitFor();
    await shown(judge.page, 'dispute-ruling');
    await ruling.getByRole('button', { name: `Rule, and take the game back to ${disputed - 1}` }).click();
    await judge.panel.getByText('is ruled').waitFor();
    await judge.panel.getByText(/^Looking at extra cards of Bob$/).waitFor();
    await judge.panel.getByText('Taken back to').waitFor();
    await judge.panel.getByText('Ann 2:00').waitFor();

    // Bob's page hears of it by itself, the claim too; what is confidential stays his and the judge's.
    await bob.panel.getByText('One card goes back.').waitFor();
    await bob.panel.getByText('He drew two cards.').waitFor();
    await ann.panel.getByText('One card goes back.').waitFor();
    expect(await look(ann.page)).not.toContain('stuck');
    const everybody = await seenBy(null);
    await everybody.panel.getByRole('button', { name: /Dispute 1/ }).click();
    await everybody.panel.getByText('One card goes back.').waitFor();
    expect(await look(everybody.page)).not.toContain('stuck');
    expect(await everybody.panel.locator('form').count()).toBe(0);

    const appeal = await form(bob.panel, 'Appeal the ruling');
    await appeal.getByLabel('Why should the ruling be another?').fill('Nobody asked me.');
    await appeal.getByRole('button', { name: 'Appeal the ruling' }).click();
    await judge.panel.getByText('Nobody asked me.').waitFor();
    const again = await form(judge.panel, 'Rule');
    await again.getByLabel('The number of the rule').fill('504.1');
    await again.getByLabel(/^The ruling/).fill('The ruling stands.');
    await again.getByRole('button', { name: 'Give this ruling' }).click();
    await judge.panel.getByText('The ruling stands.').waitFor();
    const close = await form(judge.panel, 'Close the dispute');
    await close.getByLabel('Why?').fill('Accepted.');
    await close.getByRole('button', { name: 'Close the dispute' }).click();
    await judge.panel.getByText('is closed').waitFor();
    expect(await judge.panel.locator('form').count()).toBe(0);
    await shown(judge.page, 'dispute-closed');

    const saving = everybody.page.waitForEvent('download');
    await everybody.panel.getByRole('button', { name: 'Save the report (HTML)' }).click();
    const report = readFileSync(await (await saving).path(), 'utf8');
    expect(report).toContain('One card goes back.');
    expect(report).not.toContain('stuck');
    for (const { complaints, elsewhere, page } of [ann, bob, everybody]) {
      expect([complaints, elsewhere]).toEqual([[], []]);
      await page.context().close();
    }
    // The refused ruling is the one that the browser complains about.
    expect(judge.complaints).toEqual([expect.stringContaining('400')]);
    await judge.page.context().close();
  }, 180_000);

  test('a seat goes from a line of the log through its reasons to a dispute about it', async () => {
    const ann = await seenBy('0');
    await ann.page.getByRole('tab', { name: 'Log' }).click();
    const line = ann.page.locator('.log-line[aria-current] .log-why');
    await line.click();
    await ann.page.getByRole('button', { name: 'Dispute this' }).click();
    await ann.panel.getByRole('button', { name: /^Dispute revision \d+$/ }).waitFor();
    await ann.page.getByLabel('Seen by').selectOption({ label: 'the judge, as Ann sees it' });
    await ann.panel.getByRole('button', { name: /^Dispute revision/ }).waitFor({ state: 'detached' });
    await ann.page.context().close();
  });
});
