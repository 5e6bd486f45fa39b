import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { UnreadableSource } from '../../src/index.js';
import { inChunks, refusal } from './reading.js';

const bear = { manaCost: '{1}{G}', supertypes: [], types: ['Creature'], subtypes: ['Bear'], text: '' };
const card = { name: 'Bear', layout: 'normal', faces: [bear] };
const megabytes = (count: number): number => count * 2 ** 20;

async function* repeated(text: string, times: number): AsyncGenerator<Uint8Array, void, undefined> {
  const chunk = Buffer.from(text);
  for (let i = 0; i < times; i++) yield chunk;
}

/** Refuses a file, within the time and memory that a machine spares. */
async function refused(file: AsyncIterable<Uint8Array>): Promise<string> {
  const begun = performance.now();
  const before = process.memoryUsage().rss;
  const error = await refusal(file);
  expect(error).toBeInstanceOf(UnreadableSource);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(megabytes(400));
  return (error as UnreadableSource).message;
}

describe('a file that is none of cards is refused, and why', () => {
  test.each([
    ['nothing', '', /^it is empty; expected the JSON of MTGJSON/],
    ['spaces', ' \n\n ', /^it is empty/],
    ['a deck list', '4 Forest\n', /^it begins with "4 Forest\\n"; expected/],
    ['a number', '12', /^it begins with "12"/],
    ['an object of something else', '{"a": 1}', /^line 1: layout: .*|^line 1: name: .*/],
    ['an array of something else', '[1]', /^card 1: the value: .*expected object, received number/],
    ['JSON that ends early', '[{"name": "Bear", "la', /^card 1: .*(?:ends|end)/],
    ['JSON that goes wrong', '[{"name": Bear}]', /^card 1: it is no JSON: /],
    [
      'a line that is no JSON',
      `${JSON.stringify(card)}\n{"name": Bear}\n`,
      /^line 2: “\{"name": Bear\}” is no JSON; expected/,
    ],
    ['MTGJSON without faces', '{"data": {"Bear": 3}}', /^card 1 \(“Bear”\): expected the array of its faces/],
    [
      'MTGJSON with an empty array',
      '{"data": {"Bear": []}}',
      /^card 1 \(“Bear”\): the value: expected at least one face/,
    ],
    ['an array without a card', '[]', /^it holds no card/],
    ['MTGJSON that ends early', '{"data": {"Bear": [', /^card 1: .*(?:ends|end)/],
  ])('%s', async (_, text, message) => {
    expect(await refused(inChunks(text))).toMatch(message);
  });

  test.each([
    ['a name that is none', { ...card, name: 7 }, /^line 2: name: .*expected string, received number/],
    ['no layout', { ...card, layout: undefined }, /^line 2 \(“Bear”\): layout: .*expected string, received undefined/],
    ['no faces', { ...card, faces: [] }, /^line 2 \(“Bear”\): faces: expected at least one face/],
    [
      'types as a text',
      { ...card, faces: [{ ...bear, types: 'Creature' }] },
      /faces\[0\]\.types: .*expected array, received string/,
    ],
    [
      'a power as a number',
      { ...card, faces: [bear, { ...bear, power: 2 }] },
      /faces\[1\]\.power: .*expected string, received number/,
    ],
    ['faces that are null', { ...card, faces: [null] }, /faces\[0\]: .*expected object, received null/],
    [
      'a type that is null',
      { ...card, faces: [{ ...bear, types: [null] }] },
      /faces\[0\]\.types\[0\]: .*expected string/,
    ],
  ])('a card with %s', async (_, wrong, message) => {
    expect(await refused(inChunks(`${JSON.stringify(card)}\n${JSON.stringify(wrong)}`))).toMatch(message);
  });

  test('every field of a Scryfall card that is wrong is named', async () => {
    const wrong = { name: 'Bear', layout: 3, type_line: null, card_faces: [{ name: 1 }] };
    expect(
      await refused(inChunks(JSON.stringify([{ name: 'A', layout: 'normal', type_line: 'Land' }, wrong]))),
    ).toMatch(/^card 2 \(“Bear”\): type_line: .*; layout: .*; card_faces\[0\]\.name: /);
  });

  test('random bytes', async () => {
    const random = Prng.from('random bytes');
    for (let round = 0; round < 200; round++) {
      const bytes = Uint8Array.from({ length: 1 + random.below(2000) }, () => random.below(256));
      await refused(inChunks(bytes, 64));
      await refused(inChunks(Buffer.concat([Buffer.from('[{"name":'), bytes]), 64));
      await refused(inChunks(Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), bytes]), 64));
    }
  });
});

describe('a file that is made to hurt is refused in bounded time and memory', () => {
  const long = 'x'.repeat(megabytes(10));

  test('a line of 10 MB', async () => {
    expect(await refused(inChunks(`{"name":"${long}"}`, 65536))).toMatch(/^line 1: it is longer than \d+ characters/);
  });

  test('a string of 10 MB in an array', async () => {
    expect(await refused(inChunks(`[{"name":"${long}"}]`, 65536))).toMatch(/^card 1: it is longer than \d+ bytes/);
  });

  test('a single chunk of 10 MB', async () => {
    expect(await refused(inChunks(`{"data":{"Bear":["${long}"]}}`, megabytes(12)))).toMatch(/^card 1: it is longer/);
  });

  test.each(['[', '{"a":', '[{"data":'])('deep nesting of %s', async (open) => {
    expect(await refused(inChunks(open.repeat(megabytes(1)), 65536))).toMatch(
      /nested more than 64 deep|longer than|no JSON|“/,
    );
  });

  test('a line that is nested deeply', async () => {
    const depth = 200_000;
    const line = `{"name":"Bear","layout":"normal","faces":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await refused(inChunks(line, 65536))).toMatch(/^line 1 \(“Bear”\): faces\[0\]: .*expected object/);
  });

  test('blanks without end', async () => {
    expect(await refused(repeated(' '.repeat(65536), 10_000))).toMatch(/^it is empty/);
    expect(await refused(inChunks(`[${' '.repeat(megabytes(10))}`, 65536))).toMatch(/^card 1: it is longer/);
  });

  test('a gzip file that unpacks to a thousand times as much', async () => {
    for (const text of [`[${' '.repeat(megabytes(200))}]`, `${JSON.stringify(card)}\n`.repeat(1_000_000)]) {
      expect(await refused(inChunks(gzipSync(text), 4096))).toMatch(/bytes unpack to more than 100 times|longer than/);
    }
  });

  test('a gzip file that is cut off or damaged', async () => {
    const packed = gzipSync(`${JSON.stringify(card)}\n`.repeat(100));
    const damaged = Buffer.from(packed);
    damaged.fill(0xff, 20, 60);
    for (const file of [packed.subarray(0, 60), damaged]) {
      expect(await refused(inChunks(file))).toMatch(/^it begins as a gzip file, but can't be unpacked: |^line \d+: /);
    }
  });

  test('an object that would be the prototype of others', async () => {
    const text = '{"data": {"__proto__": [{"name": "Bear", "layout": 3}]}}';
    await refusal(inChunks(text));
    expect(({} as { layout?: unknown }).layout).toBeUndefined();
  });
});
