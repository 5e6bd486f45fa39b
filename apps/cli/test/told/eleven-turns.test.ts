import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workplace } from '../cli.js';

const beside = (name: string): string => fileURLToPath(new URL(`../../../../../shared/${name}`, import.meta.url));
const cardsFile = beside('cards/oracle-cards.jsonl.gz');
const decksFile = beside('decks/decks.jsonl.gz');
const isThere = existsSync(cardsFile) && existsSync(decksFile);
const title = 'a game of two tournament decks, told from its written record';

/** The published decks that were played, by the files that the record names. */
const decks: Readonly<Record<string, string>> = {
  'red.txt': 'Top8 PT and Worlds decks (Standard)/Mono Red Aggro 58 PT San Diego ST 2-21-10',
  'black.txt': 'Decks to Beat/Mono Black Infect TDtB ST Oct 2011.mwDeck',
};

interface Published {
  readonly id: string;
  readonly main: Readonly<Record<string, number>>;
}

function writeDecks(place: Workplace): void {
  const lines = gunzipSync(readFileSync(decksFile)).toString('utf8').split('\n').filter(Boolean);
  const published = lines.map((line) => JSON.parse(line) as Published);
  for (const [file, wanted] of Object.entries(decks)) {
    const { main } = published.find(({ id }) => id === wanted)!;
    writeFileSync(
      place.file(file),
      Object.entries(main)
        .map(([name, count]) => `${count} ${name}`)
        .join('\n'),
    );
  }
}

const needs = 'needs ../shared/decks/decks.jsonl.gz and ../shared/cards/oracle-cards.jsonl.gz';
(isThere ? describe : describe.skip)(isThere ? title : `${title}: ${needs}`, () => {
  const place = new Workplace();
  beforeAll(() => {
    writeDecks(place);
    copyFileSync(new URL('eleven-turns.jsonl', import.meta.url), place.file('record.jsonl'));
  });
  afterAll(() => place.remove());

  test('it is entered line by line, and ends in turn 11', async () => {
    const told = await place.run('tell', 'record.jsonl', '--source', cardsFile);
    expect(told.err).toBe('');
    expect(told.out).toContain('It is over: Ann won');
  }, 60_000);

  test('it replays: two clauses were ruled, and a card was told as it was seen', async () => {
    const { out, code } = await place.run('replay', 'last', '--view', 'log');
    expect(code).toBe(0);
    expect(out).toContain('Turn 11 begins');
    expect(out).toContain('Ruled, not enforced: clause 1 of Quenchable Fire');
    expect(out).toContain('Ruled, not enforced: clause 2 of Whispering Specter');
    expect(out).toContain("A card of Ann's hand is Searing Blaze.");
    expect(out).toContain('Bob reveals Swamp');
    expect(out).toContain('Ann wins the game');
    expect(out).toContain('The seed is revealed. It says nothing of this game, whose chance was told.');
  });

  test('verifying says what it proves and what it can’t', async () => {
    const { out, code } = await place.run('verify', 'last');
    expect(code).toBe(0);
    expect(out).toMatch(/shuffles and other draws +skipped +chance of this game was told/);
    expect(out).toMatch(/what was told fits the decks +ok +\d+ cards/);
    expect(out).toContain('not proved: that chance did what was told: 23 cards');
    expect(out).toMatch(/not proved: which cards \d+ unknown ones of Bob are, 3 of them in hand/);
    expect(out).toMatch(/the rules make the same facts +ok/);
  });

  test('it is handed over as a bundle, which verifies without a store', async () => {
    expect((await place.run('export', 'last', '--bundle', 'game.bundle')).code).toBe(0);
    const { out, code } = await place.run('verify', 'game.bundle');
    expect(code).toBe(0);
    expect(out).toContain('holds');
    expect(out).toContain('not proved: that chance did what was told');
  });
});
