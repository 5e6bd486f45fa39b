import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { broughtFrom, decksIn, importers, type Line } from './importers.js';

const deck: readonly Line[] = [
  { count: 56, name: 'Forest' },
  { count: 4, name: 'Fog' },
];
const brought = { deck: ['56 Forest', '4 Fog'], commanders: [], sideboard: [] };

/** Other ways to write a name, and the card that is meant. */
const writtenNames: readonly (readonly [written: string, name: string])[] = [
  ["Lim-Dul's Vault", "Lim-Dûl's Vault"],
  ['LIM-DÛL’S VAULT', "Lim-Dûl's Vault"],
  ['Jotun Grunt', 'Jötun Grunt'],
  ['Jo\u0308tun Grunt', 'Jötun Grunt'],
  ['Aether Vial', 'Æther Vial'],
  ['Fire // Ice', 'Fire // Ice'],
  ['Fire/Ice', 'Fire // Ice'],
  ['Fire / Ice', 'Fire // Ice'],
  ['Fire//Ice', 'Fire // Ice'],
  ['Fire', 'Fire // Ice'],
  ['Ice', 'Fire // Ice'],
  ['Delver of Secrets', 'Delver of Secrets // Insectile Aberration'],
  ['Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
  ['Delver of Secrets // Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
  ['Delver of Secrets/Insectile Aberration', 'Delver of Secrets // Insectile Aberration'],
  ['Who/What/When/Where/Why', 'Who // What // When // Where // Why'],
  ['Kongming, “Sleeping Dragon”', 'Kongming, "Sleeping Dragon"'],
  ["Erase (Not the Urza's Legacy One)", 'Erase (Not the Urza’s Legacy One)'],
  ['  krenko,   mob boss ', 'Krenko, Mob Boss'],
  ['Fo\u200bg\u00ad', 'Fog'],
  ['Fog**', 'Fog'],
];

/** What a file may be beside its lines. */
const files: readonly (readonly [what: string, file: (text: string) => string | Uint8Array])[] = [
  ['as it is', (text) => text],
  ['lines that end as Windows ends them', (text) => text.replaceAll('\n', '\r\n')],
  ['blank lines at its end', (text) => `${text}\n\n\n`],
  ['a byte-order mark', (text) => `\uFEFF${text}`],
  ['gzipped', (text) => gzipSync(text)],
];

describe.each(Object.entries(importers))('a deck as it stands in %s', (_program, write) => {
  test.each(files)('%s', async (_, file) => {
    const lines = [...deck, { count: 2, name: 'Fire/Ice', part: 'sideboard' } as const];
    expect(await broughtFrom(file(write(lines)))).toEqual({ ...brought, sideboard: ['2 Fire // Ice'] });
  });

  test.each(writtenNames)('%j is %s', async (written, name) => {
    const lines = [...deck, { count: 3, name: written, part: 'sideboard' } as const];
    expect(await broughtFrom(write(lines))).toEqual({ ...brought, sideboard: [`3 ${name}`] });
  });

  test('CR 903.3: its commander', async () => {
    const lines = [
      { count: 99, name: 'Forest' },
      { count: 1, name: 'Krenko, Mob Boss', part: 'commander' },
    ] as const;
    expect(await broughtFrom(write(lines))).toEqual({
      deck: ['99 Forest'],
      commanders: ['1 Krenko, Mob Boss'],
      sideboard: [],
    });
  });

  test('each line that is wrong, whatever is wrong with the others', async () => {
    const names = ['Forest', '__proto__', 'constructor', 'Fo\u0000rest', 'F\u001b[31mog', 'Nobody'];
    const lines = names.map((name, i) => ({ count: i === 0 ? 1001 : 4, name }));
    const errors = (await broughtFrom(write(lines))) as readonly string[];
    expect(errors).toHaveLength(names.length);
    for (const error of errors) expect(error).toMatch(/^line \d+: ./);
    // eslint-disable-next-line no-control-regex -- a terminal would obey it
    expect(errors.join('')).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe('a text in another encoding', () => {
  const text = "60 Forest\n\n2 Lim-Dûl's Vault\n";
  const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, the other way round', swapped(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['Windows-1252', Buffer.from(text, 'latin1')],
  ])('%s', async (_, bytes) => {
    expect(await broughtFrom(bytes)).toEqual({ deck: ['60 Forest'], commanders: [], sideboard: ["2 Lim-Dûl's Vault"] });
  });
});

const counted = (names: number): object =>
  Object.fromEntries(Array.from({ length: names }, (_, i) => [`Name ${i}`, 1000]));

describe('a collection', () => {
  test('a deck that is wrong hides no other one', async () => {
    const good = importers['a collection']!(deck);
    const lines = [good, '{"main": [1]}', 'four Forest', '', '[]', `{"id": "${'x'.repeat(1_100_000)}"}`, good];
    const decks = await decksIn(lines.join('\r\n'));
    expect(
      decks.map(({ id, list }) => [id, list.errors.map(({ line, message }) => `line ${line}: ${message}`)]),
    ).toEqual([
      ['a deck', []],
      ['line 2', [expect.stringMatching(/^line 2: main is not an object of counts by name, such as \{/)]],
      ['line 3', [expect.stringMatching(/^line 3: “four Forest” is no JSON: expected a deck, such as \{/)]],
      ['line 5', [expect.stringMatching(/^line 5: “\[\]” is no deck: expected an object, such as \{/)]],
      ['line 6', [expect.stringMatching(/^line 6: it is longer than 1048576 characters: expected a deck/)]],
      ['a deck', []],
    ]);
  });

  test.each([
    ['{"main": {"Forest": "4"}}', 'line 1: “Forest” in main: its count is “4”: expected a number from 1 to 1000'],
    ['{"main": {"Forest": 4.5}}', 'line 1: “Forest” in main: 4.5 copies: expected 1 to 1000'],
    ['{"main": {"Forest": 1e99}}', 'line 1: “Forest” in main: 1e+99 copies: expected 1 to 1000'],
    ['{"main": {"Forest": null}}', 'line 1: “Forest” in main: its count is null: expected a number from 1 to 1000'],
    ['{"main": {"": 4}}', 'line 1: a name in main, “”: it is empty: expected a name such as “Forest”'],
    ['{"main": {"Forest": 4}, "side": 3}', /^line 1: side is not an object of counts by name/],
    ['{"main": {"Forest": 4}, "commander": "A"}', /^line 1: commander is not an array of names/],
    ['{"main": {"Forest": 4}, "commander": [3]}', /^line 1: commander has 3: expected a name/],
    ['{"main": {}}', 'line 1: the list names no card'],
    ['{"__proto__": {"main": {"Forest": 4}}}', /^line 1: main is not an object/],
  ])('%s', async (line, message) => {
    const errors = (await broughtFrom(line)) as readonly string[];
    expect(errors).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
  test.each([
    ['a count of arrays', `{"main": {"Forest": ${deep}}}`, 'line 1: “Forest” in main: its count is an array'],
    ['a name of arrays', `{"main": {"Forest": 4}, "commander": [${deep}]}`, 'line 1: commander has an array'],
    ['arrays', deep, 'line 1: '],
    ['a long name', `{"main": {"${'x'.repeat(900_000)}": 4}}`, `line 1: no card “${'x'.repeat(80)}…” in the pool`],
    ['many names', JSON.stringify({ main: counted(50_000) }), 'line 1: main has 50000 names: expected 2000 at most'],
    ['more cards than a deck has', JSON.stringify({ main: counted(11) }), 'line 1: more than 10000 cards up to here'],
  ])('%s', async (_, line, message) => {
    const errors = (await broughtFrom(line)) as readonly string[];
    expect(errors[0]?.startsWith(message)).toBe(true);
  });

  test('random characters', async () => {
    const random = Prng.from('random collections');
    const letters = [
      '{',
      '}',
      '"main"',
      '"side"',
      ':',
      ',',
      '"__proto__"',
      '[',
      ']',
      '4',
      '\n',
      '\u0000',
      '\ud800',
      'null',
    ];
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: random.below(60) }, () => random.pick(letters)).join('');
      for (const { list } of await decksIn(`{"main":${text}`)) {
        for (const { line, message } of list.errors) expect(`line ${line}: ${message}`).toMatch(/^line \d+: \S/);
        expect(list.errors.length + list.entries.length).toBeGreaterThan(0);
      }
    }
  });
});
