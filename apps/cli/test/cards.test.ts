import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CardsStatus } from '@stacktrail/cards';
import type { BuiltPool } from '../src/cards/build-cards.js';
import type { ShownCard } from '../src/cards/show-card.js';
import { Workplace } from './cli.js';

const bear = {
  manaCost: '{1}{G}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  power: '2',
  toughness: '2',
};
const card = (name: string, text: string, extra: object = {}): string => {
  const faces = [{ ...bear, text }];
  return JSON.stringify({ name, layout: 'normal', faces, printings: ['LEA'], firstReleased: '1993-08-05', ...extra });
};

const file = [
  card('Plain Bear', '', { legalities: ['legacy', 'vintage'] }),
  card('Flying Bear', 'Flying', { legalities: ['vintage'], firstReleased: '2001-06-04' }),
  card('Odd Bear', 'Flying\nFrobnicate 3.'),
  card('Strange Bear', 'Frobnicate 2.'),
  card('Stranger Bear', 'Frobnicate 2.\nDefenestrate Stranger Bear.'),
  card('Paperless Bear', '', { printings: ['HBG'] }),
].join('\n');

describe('cards', () => {
  const place = new Workplace();
  beforeAll(() => {
    writeFileSync(place.file('bears.jsonl'), file);
    writeFileSync(
      place.file('rulings.jsonl'),
      '{"name":"Odd Bear","rulings":[{"date":"2020-01-01","text":"It is odd."}]}',
    );
    writeFileSync(place.file('wrong.jsonl'), `${card('Plain Bear', '')}\n{"name":"Bear"}\n`);
  });
  afterAll(() => place.remove());

  test('status counts paper cards, by year and format, and what is missing', async () => {
    const status = await place.json<CardsStatus>('cards', 'status', '--source', 'bears.jsonl');
    expect(status).toMatchObject({ strict: 2, partly: 1, unread: 2, all: { strict: 3, partly: 1, unread: 2 } });
    expect(status.byYear).toEqual([
      { year: 1993, strict: 1, partly: 1, unread: 2 },
      { year: 2001, strict: 1, partly: 0, unread: 0 },
    ]);
    expect(status.byLegality).toEqual([
      { format: 'legacy', strict: 1, partly: 0, unread: 0 },
      { format: 'vintage', strict: 2, partly: 0, unread: 0 },
    ]);
    expect(status.clauses).toEqual([
      { clause: 'frobnicate N', cards: 3, alone: 2, example: 'Odd Bear' },
      { clause: 'defenestrate ~', cards: 1, alone: 0, example: 'Stranger Bear' },
    ]);
    const { out } = await place.run('cards', 'status', '--source', 'bears.jsonl', '--clauses', '1');
    expect(out).toMatch(/^printed on paper +2 +1 +2 +5 +40\.0 %$/m);
    expect(out).toContain('There are 1 clause more');
  });

  test('status without a file is what the pool was made of', async () => {
    const status = await place.json<CardsStatus>('cards', 'status');
    expect(status.strict).toBeGreaterThan(10_000);
    expect(status.strict + status.partly + status.unread).toBe(31_573);
    expect(status.clauses).toBeNull();
  });

  test('show tells a card from a file, what of it is not understood, and rulings', async () => {
    const shown = await place.json<ShownCard>(
      ...['cards', 'show', 'odd', 'BEAR', '--source', 'bears.jsonl', '--rulings', 'rulings.jsonl'],
    );
    expect(shown).toMatchObject({ name: 'Odd Bear', grade: 'partly', definition: null });
    expect(shown.unread.map(({ words }) => words)).toEqual(['Frobnicate 3.']);
    expect(shown.rulings).toEqual([{ date: '2020-01-01', text: 'It is odd.' }]);
    const { out } = await place.run(
      'cards',
      'show',
      'odd bear',
      '--source',
      'bears.jsonl',
      '--rulings',
      'rulings.jsonl',
    );
    for (const words of ['Odd Bear {1}{G}', 'Creature — Bear', '2/2', '- “Frobnicate 3.”', '2020-01-01  It is odd.']) {
      expect(out).toContain(words);
    }
  });

  test('show tells a card of the pool with its tree', async () => {
    const { out } = await place.run('cards', 'show', 'LLANOWAR elves');
    expect(out).toMatch(/^Llanowar Elves: all of it is understood$/m);
    expect(out).toContain('Creature — Elf Druid');
    expect(out).toMatch(/└─ .*kind “activated”/);
  });

  test('build makes the same bytes of the same cards', async () => {
    const archives = [];
    for (const out of ['one.gz', 'two.gz']) {
      const built = await place.json<BuiltPool>('cards', 'build', 'bears.jsonl', '--out', out);
      expect(built).toMatchObject({ strict: 3, cards: 6 });
      archives.push(readFileSync(place.file(out)));
    }
    expect(archives[0]?.equals(archives[1] ?? Buffer.of())).toBe(true);
  });

  test.each([
    ['cards show Lanowar Elves', 1, ['“Lanowar Elves” in the pool', 'Did you mean “Llanowar Elves”']],
    ['cards show Bear --source nosuch.json', 1, ['nosuch.json', 'no such file']],
    ['cards status --source wrong.jsonl', 1, ['wrong.jsonl', 'line 2 (“Bear”): layout', 'AtomicCards']],
    ['cards show Odd Bear --source bears.jsonl --rulings bears.jsonl', 1, ['bears.jsonl', 'rulings: ']],
    ['cards frob', 2, ['frob']],
  ])('%s', async (args, code, says) => {
    const ran = await place.run(...args.split(' '));
    expect(ran).toMatchObject({ code, out: '' });
    for (const words of says) expect(ran.err).toContain(words);
  });
});

describe('decks of any cards', () => {
  const place = new Workplace();
  beforeAll(() => {
    writeFileSync(place.file('bears.jsonl'), file);
    writeFileSync(place.file('a.txt'), 'Deck\n30 Forest (M10) 246\n30 grizzly bears\n\nSideboard\n15 Forest\n');
    writeFileSync(
      place.file('b.dek'),
      '<Deck><Cards Quantity="20" Name="Forest"/><Cards Quantity="40" Name="Plain Bear"/></Deck>',
    );
    writeFileSync(place.file('c.txt'), '4 Forest\n4 Odd Bear\n');
  });
  afterAll(() => place.remove());
  const play = ['play', '--store', 'memory', '--seed', 'decks'];

  test('a list as Arena writes it, against one from the input', async () => {
    place.input = '20 Forest\n40 Llanowar Elves\n';
    const { code, out, err } = await place.run(...play, '--deck', 'a.txt', '--deck', '-');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/ (?:a|input) /);
  });

  test('cards that the pool lacks are compiled from a file', async () => {
    const args = [...play, '--deck', 'a.txt', '--deck', 'b.dek'];
    expect((await place.run(...args)).err).toContain('line 1: no card “Plain Bear” in the pool');
    expect(await place.run(...args, '--source', 'bears.jsonl')).toMatchObject({ code: 0, err: '' });
  });

  test('a card that is not understood is named with its line and its clause', async () => {
    const { code, err } = await place.run(...play, '--deck', 'c.txt', '--deck', 'a.txt', '--source', 'bears.jsonl');
    expect(code).toBe(1);
    expect(err).toContain("line 2: “Odd Bear” can't be played yet: it isn't understood what “Frobnicate 3.” means");
  });
});
