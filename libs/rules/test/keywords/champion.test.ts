import { expect, test } from '@jest/globals';
import { champion, creature, gainLife, itself, subtype, triggered } from '@stacktrail/card-tree';
import { pay, select, zap, pools, Table, alice, position, resolve } from '@stacktrail/test-kit';

const elf = creature('Elf', '{G}', ['Elf'], 1, 1);
const happy = triggered({ on: 'keyword action', action: 'champion', who: 'you', what: itself }, gainLife(5));
const lord = creature('Lord', '{G}', ['Elf'], 1, 1, champion(subtype('Elf')), happy);

function entering(...chosen: readonly number[]) {
  const p = position(pools('G'));
  const elves = [p.battlefield(alice, elf), p.battlefield(alice, elf)];
  p.battlefield(alice, creature('Bear', '{G}', ['Bear'], 2, 2));
  const card = p.hand(alice, lord);
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(card, pay);
  resolve(table);
  table.answer(select(...chosen.map((i) => elves[i]!)));
  return { table, elves, card, spell };
}

test('CR 702.72a: another such permanent is exiled, and returns when this leaves the battlefield', () => {
  const { table, elves, card, spell } = entering(0);
  expect([table.zoneOf(elves[0]!), table.zoneOf(card)]).toEqual(['exile', 'battlefield']);
  resolve(table);
  table.cast(spell, select(table.now(card).id));
  resolve(table);
  expect([table.zoneOf(elves[0]!), table.zoneOf(card)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 702.72a: otherwise it is sacrificed', () => {
  const { table, elves, card } = entering();
  expect([table.zoneOf(elves[0]!), table.zoneOf(card)]).toEqual(['battlefield', 'graveyard']);
});

test('CR 607.2k, 702.72b: it returns only what its own ability exiled', () => {
  const p = position();
  const other = p.exile(alice, elf);
  const dying = p.battlefield(alice, lord);
  const spell = p.hand(alice, zap);
  const table = new Table(p);
  table.cast(spell, select(dying));
  resolve(table);
  expect(table.zoneOf(other)).toBe('exile');
});

test('CR 702.72c: abilities trigger as it champions a permanent', () => {
  const { table } = entering(1);
  resolve(table);
  expect(table.life(alice)).toBe(25);
});
