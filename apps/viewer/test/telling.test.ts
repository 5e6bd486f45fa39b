import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { DecisionBar } from './browser/decision-bar.js';
import { answerUntil, keepKeys, type Created } from './browser/keys.js';
import { ServerProcess } from './browser/server-process.js';
import { shown } from './browser/shown.js';

const withBrowser = hasChromium ? describe : describe.skip;

withBrowser('a told game, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  let created: Created;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start('--no-sample'), launchChromium()]);
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '30 Mountain\n30 Mana Crypt' }));
    created = await server.post<Created>('/games', { seats, chance: 'told', chooser: 0 });
    await answerUntil(server, created, ({ context }) => context.step === 'precombat main');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  const seenBy = async (as: string): Promise<Page> => {
    const { page } = await openWatched(browser, server.address, '/');
    await keepKeys(page, created);
    await page.goto(`${server.address}/table/${created.game}?as=${as}`);
    return page;
  };

  test('a card is told and cast, one that is seen is asked for, and a coin is told by a click', async () => {
    const ann = await seenBy('0');
    const asked = new DecisionBar(ann);
    await ann.getByRole('tab', { name: 'Tell' }).click();
    const form = ann.getByRole('form', { name: 'Tell a card' });
    await form.getByText('7 of the 7 cards in Ann’s hand are unknown.').waitFor();
    await form.getByLabel(/^Which card it is/).fill('Island');
    await form.getByRole('button', { name: 'Tell it' }).click();
    await form
      .getByRole('alert')
      .getByText(/Ann’s deck has no Island/)
      .waitFor();
    await form.getByLabel(/^Which card it is/).fill('Mana Crypt');
    await form.getByRole('button', { name: 'Tell it' }).click();
    await form.getByText('Mana Crypt, in the hand of Ann, is told.').waitFor();
    await form.getByText('6 of the 7 cards in Ann’s hand are unknown.').waitFor();
    await shown(ann, 'told-card');
    await asked.take(/Cast Mana Crypt/);

    const judge = await seenBy('judge');
    await judge.getByRole('tab', { name: 'Tell' }).click();
    await judge.getByLabel('Whose card').selectOption({ label: 'Bob' });
    await judge.getByLabel(/^Which card it is/).fill('Mountain');
    await judge.getByRole('button', { name: 'Tell it' }).click();
    await judge.getByText('Mountain, in the hand of Bob, is told.').waitFor();

    const isChance = ({ kind }: { readonly kind: string }): boolean => kind === 'tell chance';
    await answerUntil(server, created, isChance);
    await judge.getByText('Ann says what the coin, the die or the choice at random showed.').waitFor();
    await asked.bar.getByText('This game was played elsewhere: choose what chance showed then.').waitFor();
    await shown(ann, 'told-coin');
    const before = await ann.locator('.option-button').count();
    expect(before).toBe(2);
    await ann.locator('.option-button').first().click();
    await ann.getByRole('tab', { name: 'Log' }).click();
    await ann.locator('.log-line').getByText(/coin/).first().waitFor();
    for (const page of [ann, judge]) await page.context().close();
  });
});
