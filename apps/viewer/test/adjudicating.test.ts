import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched } from './browser/chromium.js';
import { DecisionBar } from './browser/decision-bar.js';
import { answerUntil, keepKeys, type Created } from './browser/keys.js';
import { ServerProcess } from './browser/server-process.js';
import { shown } from './browser/shown.js';

const withBrowser = hasChromium ? describe : describe.skip;

/** A card of a file with one card a line, with a text that nobody can read. */
function card(name: string, types: readonly string[], text: string): string {
  const face = { manaCost: '{0}', type: types.join(' '), types, supertypes: [], subtypes: [], text };
  return JSON.stringify({ name, layout: 'normal', faces: [face], printings: ['TST'] });
}

withBrowser('clauses that can’t be read, in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacktrail-cards-'));
  let server: ServerProcess;
  let browser: Browser;
  beforeAll(async () => {
    const file = join(folder, 'cards.jsonl');
    const cards = [
      card('Test Riddle', ['Sorcery'], 'Frobnicate the mumble.'),
      card('Test Statue', ['Artifact'], 'Mumbles you control are frobnicated.'),
    ];
    writeFileSync(file, cards.join('\n'));
    [server, browser] = await Promise.all([ServerProcess.start('--no-sample', '--cards', file), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** A game in which some player has priority in their first main phase with both cards in hand. */
  const begun = async (adjudication: 'players' | 'judge', seed: string): Promise<Created> => {
    const seats = ['Ann', 'Bob'].map((name) => ({ name, deckList: '30 Test Riddle\n30 Test Statue' }));
    return server.post<Created>('/games', { seats, adjudication, seed });
  };
  const seenBy = async (created: Created, as: string | null): Promise<Page> => {
    const { page } = await openWatched(browser, server.address, '/');
    if (as !== null) await keepKeys(page, created);
    await page.goto(`${server.address}/table/${created.game}${as === null ? '' : `?as=${as}`}`);
    return page;
  };

  test('a player says what a spell does by changed actions, the other objects and then accepts, and all see who is waited for', async () => {
    const created = await begun('players', 'riddles');
    const { decidedBy } = await answerUntil(server, created, ({ kind }) => kind === 'adjudicate', 'Cast Test Riddle');
    const other = 1 - decidedBy;
    const [name, othersName] = decidedBy === 0 ? ['Ann', 'Bob'] : ['Bob', 'Ann'];
    const everybody = await seenBy(created, null);
    await everybody.getByText(`${name} says what the clause that can’t be read does.`).waitFor();
    const mine = await seenBy(created, String(decidedBy));
    const theirs = await seenBy(created, String(other));
    const [asked, consent] = [new DecisionBar(mine), new DecisionBar(theirs)];
    await asked.bar.getByText('“Frobnicate the mumble.”').waitFor();
    await theirs.getByText(`${name} says what the clause of Test Riddle that can’t be read does.`).waitFor();

    const say = async (amount: string): Promise<void> => {
      await asked.bar.getByLabel('Add what happens').fill('damage');
      await asked.bar.getByRole('button', { name: `1 damage to ${name}` }).click();
      await asked.bar.getByLabel(/^to/).selectOption({ label: othersName });
      await asked.bar.getByLabel(/^how much/).fill(amount);
      await asked.bar.getByLabel('Add what happens').fill('soldier');
      await asked.bar.getByRole('button', { name: `${name} creates 1 1/1 Soldier token` }).click();
      await asked.bar.getByRole('button', { name: 'Action 2 happens sooner' }).click();
      await shown(mine, 'adjudication-builder');
      await asked.bar.getByRole('button', { name: 'These 2 actions happen' }).click();
    };
    await say('5');
    await consent.bar.getByText(`5 damage to ${othersName}`).waitFor();
    await shown(theirs, 'adjudication-consent');
    await consent.take(/Object/);
    await asked.bar.getByText('“Frobnicate the mumble.”').waitFor();
    await say('3');
    await everybody.getByText(`${othersName} accepts what was said`).waitFor();
    await consent.take(/Accept/);
    await everybody.getByRole('button', { name: `${othersName}: 17 life. Why?` }).waitFor();
    await everybody.getByText('Soldier').first().waitFor();
    for (const page of [everybody, mine, theirs]) await page.context().close();
  });

  test('a clause of a permanent is raised from the card, and a judge says what it does', async () => {
    const created = await begun('judge', 'statues');
    const { decidedBy } = await answerUntil(
      server,
      created,
      ({ kind, options }) => kind === 'priority' && options.some(({ label }) => label.includes('it applies now')),
      'Cast Test Statue',
    );
    const player = await seenBy(created, String(decidedBy));
    await player
      .locator('.field')
      .getByRole('button', { name: /^Test Statue/ })
      .first()
      .click();
    const clauses = player.getByRole('region', { name: 'Clauses that can’t be read' });
    await shown(player, 'adjudication-card');
    await clauses.getByRole('button', { name: /Mumbles you control.*it applies now/ }).click();
    await player.getByText('A judge says what the clause of Test Statue that can’t be read does.').waitFor();

    const judge = await seenBy(created, 'judge');
    const desk = judge.getByRole('region', { name: 'The judge’s decision' });
    await desk.getByText('“Mumbles you control are frobnicated.”').waitFor();
    const says = desk.getByRole('button', { name: 'This happens' });
    await desk.getByLabel('Add what happens').fill('Bob loses');
    await desk.getByRole('button', { name: 'Bob loses 1 life' }).click();
    expect(await says.isDisabled()).toBe(true);
    await desk.getByLabel('The ruling, in words').fill('Bob loses 2 life.');
    await desk.getByLabel(/^how much/).fill('2');
    await shown(judge, 'adjudication-judge');
    await says.click();
    await judge.getByRole('button', { name: 'Bob: 18 life. Why?' }).waitFor();
    await player.getByRole('button', { name: 'Bob: 18 life. Why?' }).waitFor();
    for (const page of [player, judge]) await page.context().close();
  });
});
