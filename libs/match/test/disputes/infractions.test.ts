import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readInfractions, standardInfractions } from '../../src/index.js';
import { ada, dataOf, DisputedGame } from './disputed-game.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'infractions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: unknown): string => {
  const file = join(folder, 'mine.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

test('an organiser replaces the list: rulings are given by its names, and by no others', async () => {
  const infractions = readInfractions(
    written({
      name: 'kitchen table',
      infractions: [{ id: 'cat', name: 'The cat did it', penalty: 'dishes' }],
      penalties: [{ id: 'dishes', name: 'Washing the dishes' }],
      remedies: [],
    }),
  );
  const played = await DisputedGame.open('mine', { options: { infractions } });
  await played.dispute();
  await expect(played.rule({ player: ada.seat, infraction: 'slow-play' })).rejects.toThrow(
    'infraction must be one of cat',
  );
  const done = await played.rule({ player: ada.seat, infraction: 'cat', penalty: 'dishes' });
  expect(dataOf(done, 'RulingMade')[0]).toMatchObject({
    infraction: { id: 'cat', name: 'The cat did it' },
    penalty: { id: 'dishes', name: 'Washing the dishes' },
  });
});

test('the list that comes with the program names penalties that it has', () => {
  const { infractions, penalties, remedies } = standardInfractions();
  expect(infractions.length).toBeGreaterThan(10);
  expect(remedies.length).toBeGreaterThan(3);
  for (const { penalty } of infractions) expect(penalties.map(({ id }) => id)).toContain(penalty);
});

const list = { name: 'a', infractions: [], penalties: [], remedies: [] };
test.each([
  ['{', "it can't be read as JSON"],
  [{ ...list, name: '' }, 'name must not be empty'],
  [{ name: 'a' }, 'infractions must be a list of {"id", "name"}'],
  [{ ...list, penalties: [{ id: 'A b', name: 'x' }] }, 'penalties[0].id must be made of small letters'],
  [
    {
      ...list,
      remedies: [
        { id: 'a', name: 'x' },
        { id: 'a', name: 'y' },
      ],
    },
    'remedies[1].id is “a”, which another',
  ],
  [{ ...list, infractions: [{ id: 'a', name: '\n' }] }, 'infractions[0].name must have no control'],
  [
    { ...list, infractions: [{ id: 'a', name: 'x', penalty: 'b' }], penalties: [{ id: 'c', name: 'C' }] },
    'infractions[0].penalty must be one of c',
  ],
])('a file that is no such list is refused with the place: %j', (content, problem) => {
  expect(() => readInfractions(written(content))).toThrow(problem);
});
