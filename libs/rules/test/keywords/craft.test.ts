import { expect, test } from '@jest/globals';
import {
  alsoType,
  artifact,
  artifacts,
  cardType,
  craft,
  creature,
  creatures,
  powerAndToughnessAre,
  twoFaced,
} from '@stacktrail/card-tree';
import { select, bear, elf, alice, position, seen, size, Table } from '@stacktrail/test-kit';

const back = alsoType('Artifact', creature('Golem', '', ['Golem'], 3, 3));
const forge = (...args: Parameters<typeof craft>) =>
  twoFaced('transforming', artifact('Forge', '', [], craft(...args)), back);

test('CR 702.167a, 702.167b: it and the materials are exiled, from the battlefield or the graveyard, and it returns transformed', () => {
  const p = position();
  const card = p.battlefield(alice, forge(artifacts, ''));
  const materials = [p.battlefield(alice, artifact('Scrap', '', [])), p.graveyard(alice, artifact('Rust', '', []))];
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.answer(table.use(card));
  const { question } = table;
  expect(question.form === 'select' && question.candidates.map(({ id }) => id)).toEqual(materials);
  table.answer(select(materials[1]!));
  expect([card, materials[1]!].map((id) => table.zoneOf(id))).toEqual(['exile', 'exile']);
  table.passAll();
  const { id } = table.now(card);
  expect(seen(table.state, id).name).toBe('Golem');
  expect(table.zoneOf(materials[0]!)).toBe('battlefield');
});

test('CR 702.167a: without enough materials it can’t be activated; it is none of them', () => {
  const p = position();
  const card = p.battlefield(alice, forge(artifacts, ''));
  expect(new Table(p).options(card)).toHaveLength(0);
});

test('CR 702.167a: one or more materials', () => {
  const p = position();
  const card = p.battlefield(alice, forge(creatures, '', 1, true));
  const materials = [p.battlefield(alice, bear), p.graveyard(alice, elf)];
  const table = new Table(p);
  table.activate(card, select(...materials));
  expect(materials.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile']);
});

test('CR 702.167c: an ability refers to the cards that it was crafted with', () => {
  const p = position();
  const crafted = { objects: 'linked', label: 'crafted' } as const;
  const golem = alsoType(
    'Artifact',
    creature('Golem', '', ['Golem'], '*', '*', powerAndToughnessAre({ amount: 'how many', of: crafted })),
  );
  const card = p.battlefield(
    alice,
    twoFaced('transforming', artifact('Forge', '', [], craft(cardType('Creature'), '', 1, true)), golem),
  );
  const materials = [p.battlefield(alice, bear), p.graveyard(alice, elf), p.graveyard(alice, bear)];
  const table = new Table(p);
  table.activate(card, select(materials[0]!, materials[2]!));
  table.passAll();
  expect(size(table.state, table.now(card).id)).toBe('2/2');
});
