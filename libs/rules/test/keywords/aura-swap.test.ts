import { expect, test } from '@jest/globals';
import {
  all,
  always,
  attached,
  auraSwap,
  creature,
  creatures,
  enchant,
  gets,
  subtype,
  type CardDefinition,
  type Filter,
} from '@stacktrail/card-tree';
import { pay, pick, select, bear, alice, bob, position, Table, pools, sizeOf } from '@stacktrail/test-kit';

function aura(
  name: string,
  more: number,
  filter: Filter = creatures,
  ...swap: readonly ReturnType<typeof auraSwap>[]
): CardDefinition {
  const card = creature(name, '{U}', ['Aura'], 0, 0, enchant(filter), ...swap, always(attached, gets(more, more)));
  const { power: _power, toughness: _toughness, ...face } = card.faces[0];
  return { ...card, faces: [{ ...face, types: ['Enchantment'] }] };
}

const wings = aura('Wings', 1, creatures, auraSwap('{2}{U}'));

test('CR 702.65a: it is exchanged with an Aura card in the hand, which enchants what it enchanted', () => {
  const p = position(pools('CCU'));
  const host = p.battlefield(alice, bear);
  const worn = p.battlefield(alice, wings, { attachedTo: host });
  const held = p.hand(alice, aura('Armor', 3));
  p.hand(alice, bear);
  const table = new Table(p);
  table.activate(worn, pay);
  table.passAll();
  table.answers(pick('yes'), select(held));
  expect([table.zoneOf(worn), table.zoneOf(held), table.now(held).attachedTo, sizeOf(table, host)]).toEqual([
    'hand',
    'battlefield',
    host,
    '5/5',
  ]);
});

test('CR 702.65b example: a card that can’t enchant that permanent isn’t exchanged', () => {
  const p = position(pools('CCU'));
  const host = p.battlefield(alice, bear);
  const worn = p.battlefield(alice, wings, { attachedTo: host });
  const held = p.hand(alice, aura('Elven armor', 3, all(creatures, subtype('Elf'))));
  const table = new Table(p);
  table.activate(worn, pay);
  table.passAll();
  table.answers(pick('yes'), select()); // asked all the same: the hand is hidden
  expect([table.zoneOf(worn), table.zoneOf(held), table.question.kind]).toEqual(['battlefield', 'hand', 'priority']);
});

test('CR 702.65b example 2: one that its controller doesn’t own isn’t exchanged', () => {
  const p = position(pools('CCU'));
  const host = p.battlefield(alice, bear);
  const worn = p.battlefield(bob, wings, { attachedTo: host, controller: alice, baseController: alice });
  const held = p.hand(alice, aura('Armor', 3));
  const table = new Table(p);
  table.activate(worn, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect([table.zoneOf(worn), table.zoneOf(held)]).toEqual(['battlefield', 'hand']);
});
