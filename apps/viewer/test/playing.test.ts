import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { hasChromium, launchChromium, openWatched, type Watched } from './browser/chromium.js';
import { DecisionBar } from './browser/decision-bar.js';
import { ServerProcess } from './browser/server-process.js';
import { placeOf, untilAt, untilSlider } from './browser/watch.js';

const withBrowser = hasChromium ? describe : describe.skip;

/** The bot's library is empty after its opening hand: it loses with its first draw of a turn after that. */
const decks = { mine: '20 Mountain\n40 Lightning Bolt', bots: '8 Forest' };

withBrowser('playing against a bot, in Chromium', () => {
  let server: ServerProcess;
  let browser: Browser;
  let watched: Watched;
  let page: Page;
  let asked: DecisionBar;
  let bar: Locator;
  let games = 0;
  beforeAll(async () => {
    [server, browser] = await Promise.all([ServerProcess.start('--no-sample'), launchChromium()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    watched = await openWatched(browser, server.address, '/new');
    ({ page } = watched);
    asked = new DecisionBar(page);
    ({ bar } = asked);
  });
  afterEach(() => page.context().close());

  async function begin(mine = decks.mine, bots = decks.bots): Promise<void> {
    const seats = page.getByRole('group');
    for (const [seat, list] of [mine, bots].entries()) {
      const form = seats.nth(seat);
      await form.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'a list of my own' });
      await form.getByLabel('Deck list').fill(list);
    }
    await page.getByText('More').click();
    await page.getByLabel('Seed').fill(`a short game ${(games += 1)}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('slider', { name: 'Revision' }).waitFor();
  }

  test('CR 104.3k: the clocks of a game are shown, and run for whoever decides', async () => {
    await page.getByText('More').click();
    await page.getByLabel('Minutes for each player').fill('10');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const mine = page.getByRole('timer', { name: 'Time of Ann' });
    await mine.waitFor();
    await page.getByRole('timer', { name: 'Time of Bob the bot' }).waitFor();
    await page.waitForFunction(() =>
      /^9:5\d$/.test(document.querySelector('[role=timer][aria-label="Time of Ann"]')?.textContent ?? ''),
    );
    await page.getByLabel('Seen by').selectOption({ label: 'the judge' });
    await page.getByRole('tab', { name: 'Rulings' }).click();
    await page.getByLabel('Why', { exact: true }).fill('A deck check.');
    await page.getByLabel('Minutes more').fill('5');
    await page.getByRole('button', { name: 'Give the time' }).click();
    const rulings = page.getByRole('region', { name: 'Rulings so far' });
    await rulings.getByText('Ann gets 5:00 more').waitFor();
    await page.getByLabel('Why', { exact: true }).fill('A ruling.');
    await page.getByRole('button', { name: 'Stop the clocks' }).click();
    await page.getByText('clocks stopped', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Let the clocks run' }).click();
    await page.getByText('clocks stopped', { exact: true }).waitFor({ state: 'detached' });
    expect(await mine.textContent()).toMatch(/^14:[45]\d$/);
    expect(watched.complaints).toEqual([]);
  });

  test('a whole short game is played by clicking: keep, land, cast, target, pass, and win', async () => {
    await begin();
    await asked.passUntil(bar.getByRole('button', { name: /Play Mountain/ }));
    await asked.offers(/Play Mountain/);
    await page
      .getByRole('list', { name: 'Hand of Ann' })
      .getByRole('button', { name: /^Mountain/ })
      .first()
      .click();
    await page
      .getByRole('list', { name: 'Ann: lands' })
      .getByRole('button', { name: /^Mountain/ })
      .waitFor();
    await asked.offers(/Cast Lightning Bolt/);
    await page
      .getByRole('list', { name: 'Hand of Ann' })
      .getByRole('button', { name: /^Lightning Bolt/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Bob the bot, can be chosen/ }).click();
    await asked.passUntil(page.getByRole('button', { name: 'Bob the bot: 17 life. Why?' }));
    await asked.passUntil(page.getByText('Ann has won'));

    const game = /table\/([^?]+)/.exec(page.url())![1]!;
    const { lines } = await server.get<{ lines: { type: string; revision: number }[] }>(
      `/games/${game}/log?limit=2000`,
    );
    const targeted = lines.find(({ type }) => type === 'TargetsChosen')!.revision;
    await page.goto(`${server.address}/table/${game}?at=${targeted}`);
    await page.locator('.stack-item', { hasText: 'Bob the bot' }).waitFor();
    await page.locator('.arrow.target').waitFor();
    expect(watched.complaints).toEqual([]);
    expect(watched.elsewhere).toEqual([]);
  });

  test('CR 731.1: an action that can’t be paid for is taken back, and the page says by which rule', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    await bar.getByText(/more: mana abilities, and what can’t be paid/).click();
    await asked.take(/Cast Lightning Bolt.*can’t be paid now/s);
    await asked.take(/Bob the bot/);
    await asked.take(/Go on to pay/);
    await page
      .getByRole('alert')
      .getByText(/Taken back \(CR 601\.2h\)/)
      .waitFor();
    await bar.getByText('You have priority').waitFor();
    await page.getByRole('list', { name: 'Lines of play that were taken back' }).getByRole('button').waitFor();
  });

  test('CR 731.1: an action is taken back while it is announced, and can be taken again', async () => {
    await begin();
    await asked.passUntil(bar.getByRole('button', { name: /Play Mountain/ }));
    await asked.take(/Play Mountain/);
    await asked.take(/Cast Lightning Bolt/);
    await asked.take(/Take the action back/);
    await page
      .getByRole('alert')
      .getByText(/Taken back \(CR 731\.1\)/)
      .waitFor();
    await asked.take(/Cast Lightning Bolt/);
    await asked.offers(/Bob the bot/);
  });

  test('comes back where the game stands: in a second tab, and after the connection was lost', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    const second = await page.context().newPage();
    await second.goto(page.url());
    const other = new DecisionBar(second);
    await other.bar.getByText('You have priority').waitFor();
    await page.route('**/stream', (route) => route.abort());
    await page.reload();
    await page.getByText('connection lost').waitFor();
    const before = await placeOf(second);
    await other.take(/Pass priority/);
    await untilSlider(second, (revision) => revision > before);
    await page.unroute('**/stream');
    await untilSlider(page, (revision) => revision > before);
  });

  test('CR 104.3a: a player concedes, asked once more before', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    await bar.getByRole('button', { name: 'Concede…' }).click();
    await bar.getByRole('button', { name: 'Play on' }).click();
    await bar.getByRole('button', { name: 'Concede…' }).click();
    await bar.getByRole('button', { name: 'Concede the game' }).click();
    await page.getByText('Bob the bot has won').waitFor();
  });

  test('CR 104.4i: a draw is offered; a bot refuses, and a player on the same screen agrees', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).and(page.locator(':enabled')).waitFor();
    await page.getByText('Bob the bot refuses the draw').first().waitFor();

    await page.goto(`${server.address}/new`);
    await page.getByRole('group').nth(1).getByLabel('Played by').selectOption({ label: 'me, in this browser' });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    const offer = page.getByRole('group', { name: 'A draw is offered' });
    await offer.getByText('You offer a draw.').waitFor();
    await page.getByLabel('Seen by').selectOption({ label: 'Bob the bot' });
    await offer.getByText('Ann offers a draw.').waitFor();
    await offer.getByRole('button', { name: 'Agree' }).click();
    await page.getByText('A draw', { exact: true }).waitFor();
  });

  test('a game of more than two seats is started and shown', async () => {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('button', { name: 'Remove seat 4' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (const name of ['Ann', 'Bob the bot', 'Cleo the bot']) {
      await page.getByRole('button', { name: `${name}: 20 life. Why?` }).waitFor();
    }
  });

  test('cards that are unknown or can’t be played are shown beside the deck', async () => {
    const form = page.getByRole('group').first();
    await form.getByRole('combobox', { name: 'Deck' }).selectOption({ label: 'a list of my own' });
    await form.getByLabel('Deck list').fill('20 Mountain\n4 Lightning Bold');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await form.getByText(/line 2: no card “Lightning Bold” in the pool; did you mean “Lightning Bolt”/).waitFor();
  });

  test('a rewind by vote: a player asks, the bot agrees, and the taken back stretch is a branch', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    await asked.take(/Pass priority/);
    await bar.getByText('You have priority').waitFor();
    const now = await placeOf(page);
    await page.getByRole('slider').focus();
    await page.keyboard.press(',');
    await untilSlider(page, (revision) => revision < now);
    await page.getByRole('tab', { name: 'Rulings' }).click();
    await page.getByLabel('Why', { exact: true }).fill('I meant to act first');
    await page.getByRole('button', { name: /Ask to go back to revision/ }).click();
    await page.getByRole('list', { name: 'Lines of play that were taken back' }).getByRole('button').waitFor();
    await page
      .getByRole('region', { name: 'Rulings so far' })
      .getByText(/I meant to act first/)
      .first()
      .waitFor();
  });

  test('a judge sees every hand, sees what each seat sees, and learns what a rewind would undo before it', async () => {
    await begin();
    await asked.passUntil(bar.getByText('You have priority'));
    await page.getByLabel('Seen by').selectOption({ label: 'the judge' });
    const botsHand = page.getByRole('list', { name: 'Hand of Bob the bot' });
    await botsHand
      .getByRole('button', { name: /^Forest/ })
      .first()
      .waitFor();
    await page.getByLabel('Seen by').selectOption({ label: 'the judge, as Ann sees it' });
    await botsHand.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Hand of Ann' }).waitFor();
    expect(await botsHand.count()).toBe(0);
    await page.getByLabel('Seen by').selectOption({ label: 'the judge' });
    await botsHand.waitFor();
    await page.getByRole('slider').focus();
    await page.locator('.log-line').first().waitFor();
    await page.keyboard.press('Home');
    await untilAt(page, 0);
    await page.keyboard.press('Shift+ArrowRight');
    await untilSlider(page, (revision) => revision > 0);
    await page.getByRole('tab', { name: 'Rulings' }).click();
    await page.getByRole('button', { name: /What would going back to \d+ undo/ }).click();
    await page.getByText(/\d+ events would be undone/).waitFor();
    await page.getByLabel('Ruling or reason').fill('The first turn is played again.');
    await page.getByRole('button', { name: /Take the game back to \d+/ }).click();
    await page
      .getByRole('region', { name: 'Rulings so far' })
      .getByText(/The first turn is played again/)
      .first()
      .waitFor();
  });
});
