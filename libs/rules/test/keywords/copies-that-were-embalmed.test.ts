import { expect, test } from '@jest/globals';
import { creature, embalm, enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, colorsOf, position, readCard, seen, select, Table } from '@stacktrail/test-kit';

const vizier = readCard(
  creature('Vizier', '', ['Shapeshifter'], 0, 0, embalm('')),
  "You may have this creature enter as a copy of any creature on the battlefield, except if this creature was embalmed, the token has no mana cost, it's white, and it's a Zombie in addition to its other types.",
);
const glory = readCard(enchantment('Glory', '', []), 'Creatures you control get +1/+1.');
const twin = readCard(instant('Twin', ''), "Create a token that's a copy of target creature you control.");

const look = (table: Table, id = table.state.battlefield.at(-1)!) => {
  const { name, subtypes } = seen(table.state, id);
  return [name, ...subtypes, colorsOf(table.state, id), table.object(id).printed.manaCost];
};

test('CR 702.128a, 707.9f: the token that embalm makes is a copy with the exceptions', () => {
  const p = position();
  const model = p.battlefield(alice, bear);
  const card = p.graveyard(alice, vizier);
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  table.answer(select(model));
  expect(look(table)).toEqual(['Bear', 'Bear', 'Zombie', 'W', null]);
});

test('CR 707.9f: the card that is cast is a copy without them', () => {
  const p = position();
  const model = p.battlefield(alice, bear);
  const card = p.hand(alice, vizier);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.answer(select(model));
  expect(look(table)).toEqual(['Bear', 'Bear', 'G', ['1', 'G']]);
});

test('CR 707.9f: a copy of the token that embalm made was not embalmed itself', () => {
  const p = position();
  p.battlefield(alice, glory);
  const model = p.battlefield(alice, bear);
  const card = p.graveyard(alice, vizier);
  const copying = p.hand(alice, twin);
  const table = new Table(p);
  table.activate(card);
  table.passAll();
  table.answer(select());
  const token = table.state.battlefield.at(-1)!;
  expect(look(table)).toEqual(['Vizier', 'Shapeshifter', 'Zombie', 'W', null]);
  table.cast(copying, select(token));
  table.passAll();
  table.answer(select(model));
  expect(look(table)).toEqual(['Bear', 'Bear', 'G', ['1', 'G']]);
});
