import { expect, test } from '@jest/globals';
import { artifact, keywords, type Ability } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { bear, elf, alice, bob, position, select, sizeOf, Table, counters, typesOf } from '@stacktrail/test-kit';

const flying: Ability = { kind: 'keyword', keyword: 'flying' };
const vigilance: Ability = { kind: 'keyword', keyword: 'vigilance' };
const ship = artifact(
  'Ship',
  '{2}',
  ['Spacecraft'],
  ...keywords('station'),
  { kind: 'keyword', keyword: 'station symbol', from: 2, abilities: [vigilance] },
  { kind: 'keyword', keyword: 'station symbol', from: 3, power: 5, toughness: 4, abilities: [flying] },
);

test('CR 702.184a: another creature is tapped, and its power in charge counters is put on the permanent', () => {
  const p = position();
  const card = p.battlefield(alice, ship);
  const [strong, weak] = [p.battlefield(alice, bear), p.battlefield(alice, elf)];
  p.battlefield(alice, bear, { tapped: true });
  p.battlefield(bob, bear);
  const table = new Table(p);
  table.activate(card);
  expect(table.question).toMatchObject({ candidates: [{ id: strong }, { id: weak }], min: 1, max: 1 });
  table.answer(select(strong));
  expect(table.object(strong).tapped).toBe(true);
  table.passAll();
  expect(counters(table, card, 'charge')).toBe(2);
});

test('CR 702.184a: only as a sorcery', () => {
  const p = position();
  const card = p.battlefield(alice, ship);
  p.battlefield(alice, bear);
  const table = new Table(p);
  expect(table.options(card)).toHaveLength(1);
  table.passUntil('beginning of combat');
  expect(table.options(card)).toHaveLength(0);
});

test.each([
  [1, [], false],
  [2, ['vigilance'], false],
  [3, ['flying', 'vigilance'], true],
  [7, ['flying', 'vigilance'], true],
])('CR 721.2a, 721.2b: with %i charge counters it has %j; a creature: %j', (charge, abilities, isCreature) => {
  const p = position();
  const card = p.battlefield(alice, ship, { counters: { charge } });
  const table = new Table(p);
  const seen = [...characteristicsOf(table.state, table.object(card)).keywords];
  expect(seen.filter((one) => one === 'flying' || one === 'vigilance').sort()).toEqual(abilities);
  expect(typesOf(table.state, card).includes('Creature')).toBe(isCreature);
  if (isCreature) expect(sizeOf(table, card)).toBe('5/4');
});

test('CR 702.184a: a Spacecraft that is a creature can’t be tapped for its own station ability', () => {
  const p = position();
  const card = p.battlefield(alice, ship, { counters: { charge: 3 } });
  const table = new Table(p);
  expect(() => table.activate(card)).toThrow('118.3');
});
