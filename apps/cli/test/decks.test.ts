import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DecksStatus } from '@stacktrail/cards';
import { Workplace } from './cli.js';

const bear = {
  manaCost: '{1}{G}',
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Bear'],
  power: '2',
  toughness: '2',
};
const card = (name: string, text: string): string =>
  JSON.stringify({
    name,
    layout: 'normal',
    faces: [{ ...bear, text }],
    printings: ['LEA'],
    firstReleased: '1993-08-05',
  });
const collected = (id: string, main: object, more: object = {}): string => JSON.stringify({ id, main, ...more });

describe('decks status', () => {
  const place = new Workplace();
  beforeAll(() => {
    const cards = [
      card('Plain Bear', ''),
      card('Odd Bear', 'Flying\nFrobnicate 3.'),
      card('Odder Bear', 'Defenestrate it.'),
    ];
    writeFileSync(place.file('bears.jsonl'), cards.join('\n'));
    const decks = [
      collected('woods', { Forest: 60 }, { group: 'some/Standard', side: { 'Odd Bear': 15 } }),
      collected('bears', { Forest: 40, 'Plain Bear': 20 }),
      collected('odd', { Forest: 40, 'Odd Bear': 20 }),
      collected('odder', { Forest: 99 }, { commander: ['Odder Bear'] }),
      collected('odd and odder', { 'Odd Bear': 20, 'Odder Bear': 20 }),
      '{"main": {"Forest": 0}}',
    ];
    writeFileSync(place.file('decks.jsonl.gz'), gzipSync(decks.join('\n')));
    mkdirSync(place.file('lists/older'), { recursive: true });
    writeFileSync(place.file('lists/arena.txt'), 'Deck\n60 Forest (M10) 246\n');
    writeFileSync(place.file('lists/older/online.txt'), '40 Forest\n20 Swamp\n\n15 Odd Bear\n');
    writeFileSync(place.file('lists/file.dek'), '<Deck><Cards Quantity="60" Name="Forst" Sideboard="false"/></Deck>');
    writeFileSync(place.file('lists/wrong.txt'), '60 Forest\nsix Swamps\n0 Fog\n');
    writeFileSync(place.file('lists/notes.md'), 'Read me');
    mkdirSync(place.file('empty'));
  });
  afterAll(() => place.remove());
  const status = (...args: readonly string[]): Promise<DecksStatus> => place.json('decks', 'status', ...args);

  test('a collection, and what a file of cards says of the cards that are lacking', async () => {
    const { wanted, unreadable, ...counts } = await status('decks.jsonl.gz', '--source', 'bears.jsonl');
    expect(counts).toMatchObject({ decks: 5, whole: 2, commander: { decks: 1, whole: 0 }, unknown: [] });
    expect(counts.byFormat).toContainEqual({ format: 'Standard', decks: 1, whole: 1 });
    expect(wanted).toEqual([
      ...[
        {
          name: 'Odd Bear',
          decks: 2,
          alone: 1,
          wholeThen: 3,
          unread: ["it isn't understood what “Frobnicate 3.” means"],
        },
        {
          name: 'Odder Bear',
          decks: 2,
          alone: 1,
          wholeThen: 5,
          unread: [expect.stringContaining('“Defenestrate it.”')],
        },
      ],
    ]);
    expect(unreadable).toEqual([
      { deck: 'line 6', errors: [{ line: 6, message: '“Forest” in main: 0 copies: expected 1 to 1000' }] },
    ]);
  });

  test('a folder of lists, each as its program writes it', async () => {
    const { unreadable, ...counts } = await status('lists');
    expect(counts).toMatchObject({ decks: 3, whole: 2, wanted: [] });
    expect(counts.unknown).toEqual([
      { name: 'Forst', decks: 1, nearest: ['Forest', expect.anything(), expect.anything()] },
    ]);
    expect(unreadable).toEqual([
      {
        deck: 'wrong of wrong.txt',
        errors: [
          { line: 2, message: '“six Swamps” is not a count and a name, such as “4 Forest”' },
          { line: 3, message: '0 copies: expected 1 to 1000' },
        ],
      },
    ]);
  });

  test('for people it is tables, with a hint where the texts are not at hand', async () => {
    const { code, out } = await place.run('decks', 'status', 'decks.jsonl.gz', 'lists', '--source', 'bears.jsonl');
    expect(code).toBe(0);
    expect(out).toMatch(/^all +4 +8 +50\.0 %$/m);
    expect(out).toMatch(/^Commander +0 +1 +0\.0 %$/m);
    expect(out).toMatch(/^1 +3 +█+$/m);
    expect(out).toMatch(/^Odd Bear +2 +1 +it isn't understood what “Frobnicate 3\.” means$/m);
    expect(out).toMatch(/^ {2}Forst \(1 deck\): did you mean “Forest”/m);
    expect(out).toMatch(/^2 decks can't be read and are not counted:$/m);
    expect(out).not.toContain('--source');
    place.input = '56 Forest\n4 Chaos Orb\n';
    const withoutTexts = await place.run('decks', 'status', '-');
    expect(withoutTexts.out).toMatch(/^Chaos Orb +1 +1$/m);
    expect(withoutTexts.out).toContain('Name a file of cards with --source');
  });

  test('--wanted is a list to work from, one card a line; --format takes the decks of one', async () => {
    const args = ['decks', 'status', 'decks.jsonl.gz', '--source', 'bears.jsonl', '--wanted'];
    const { out } = await place.run(...args);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^ *card +decks +only this +whole then +why$/),
      expect.stringMatching(/^1 +Odd Bear +2 +1 +3 +it isn't understood what “Frobnicate 3\.” means$/),
      expect.stringMatching(/^2 +Odder Bear +2 +1 +5 +it isn't understood what “Defenestrate it\.” means$/),
    ]);
    const commander = await place.run(...args, '--format', 'commander');
    expect(commander.out).toMatch(/^1 +Odder Bear +1 +1 +1 /m);
    expect((await place.run('decks', 'status', 'lists/arena.txt', '--wanted')).out).toBe(
      'No deck lacks a card that there is.\n',
    );
  });

  test.each([
    ['no such file', ['nosuch.txt'], 2, ['“nosuch.txt”', 'moorland-ghosts']],
    ['a folder without decks', ['empty'], 1, ['empty', '.txt, .dek']],
    ['a list that can not be read', ['lists/wrong.txt'], 1, ['line 2: “six Swamps”', 'line 3: 0 copies', '“4 Forest”']],
    ['a format that no deck has', ['lists', '--format', 'chess'], 1, ['“chess”', 'not said']],
    ['a file of cards that is not there', ['decks.jsonl.gz', '--source', 'no.jsonl'], 1, ['no.jsonl']],
    ['no file', [], 2, ['Usage: stacktrail decks']],
  ])('%s is refused', async (_, args, code, says) => {
    const ran = await place.run('decks', 'status', ...args);
    expect(ran).toMatchObject({ code, out: '' });
    for (const words of says) expect(ran.err).toContain(words);
  });

  test('a file that only says that it is gzipped is refused', async () => {
    writeFileSync(place.file('packed.jsonl.gz'), Buffer.from([0x1f, 0x8b, 1, 2, 3]));
    const ran = await place.run('decks', 'status', 'packed.jsonl.gz');
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain("can't be unpacked");
  });
});
