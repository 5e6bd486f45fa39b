import { expect, test } from '@jest/globals';
import { activated, artifact, creature, type Effect } from '@stacktrail/card-tree';
import { alice, position, select, Table } from '@stacktrail/test-kit';

const linked = { objects: 'linked', label: 'exiled' } as const;
const add: Effect = {
  do: 'add mana',
  who: { players: 'you' },
  mana: { add: 'color among', permanents: { is: 'one of', objects: linked }, zone: 'exile', count: 1 },
};
const imprint: Effect = {
  do: 'move',
  what: { objects: 'top of library', of: { players: 'you' }, count: 1 },
  to: { zone: 'exile' },
  link: 'exiled',
};
const search: Effect = {
  do: 'search library',
  who: { players: 'you' },
  filter: { is: 'type', type: 'Creature' },
  count: 1,
  to: { zone: 'exile' },
  link: 'exiled',
};
const box = artifact('Box', '', [], activated([], imprint), activated([], add));

/** What colors are offered, or the mana that there is where nothing is asked. */
function colorsOf(cost: string, imprints = true): string {
  const start = position();
  const card = creature('Imprinted', cost, ['Bear'], 2, 2);
  start.library(alice, card);
  if (!imprints) start.exile(alice, card);
  const source = start.battlefield(alice, box);
  const table = new Table(start);
  if (imprints) {
    table.activate(source);
    table.passAll();
  }
  table.answer(table.use(source, 1));
  const { question } = table;
  return question.form === 'pick' ? question.options.map(({ key }) => key).join('') : table.pool(alice);
}

test.each([
  ['one color', '{1}{G}', true, 'G'],
  ['no color', '{2}', true, ''],
  ['a card in exile that isn’t linked (CR 607.2a)', '{1}{G}', false, ''],
])('CR 106.5: mana of a color of the exiled card: %s', (_, cost, imprints, mana) => {
  expect(colorsOf(cost, imprints)).toBe(mana);
});

test('CR 106.5: of two colors the player chooses', () => {
  expect(colorsOf('{W}{U}')).toHaveLength(2);
});

test('CR 607.2a: what a search exiles is linked as well', () => {
  const start = position();
  const card = start.library(alice, creature('Imprinted', '{R}', ['Bear'], 2, 2));
  const source = start.battlefield(alice, artifact('Map', '', [], activated([], search), activated([], add)));
  const table = new Table(start);
  table.activate(source);
  table.passAll();
  table.answer(select(card));
  table.answer(table.use(source, 1));
  expect(table.pool(alice)).toBe('R');
});
