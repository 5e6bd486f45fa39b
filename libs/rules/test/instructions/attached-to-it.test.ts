import { expect, test } from '@jest/globals';
import { creature, enchantment } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, pick, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const angel = readCard(
  creature('Angel', '', [], 5, 5),
  'Whenever this creature attacks, you may attach to it any number of Auras on the battlefield and you may put onto the battlefield attached to it any number of Aura cards that could enchant it from your graveyard and/or hand.',
);
const might = readCard(enchantment('Might', '', ['Aura']), 'Enchant creature', 'Enchanted creature gets +1/+1.');
const field = readCard(enchantment('Field', '', ['Aura']), 'Enchant land');

/** A table at the trigger of an attack, with an Aura on another creature, in a hand, and in a graveyard. */
function attacking() {
  const p = position();
  const attacker = p.battlefield(alice, angel);
  const other = p.battlefield(bob, bear);
  const onOther = p.battlefield(bob, might, { attachedTo: other });
  const [inHand, ofLand] = [p.hand(alice, might), p.hand(alice, field)];
  const inGraveyard = p.graveyard(alice, might);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  resolve(table);
  return { table, attacker, other, onOther, inHand, ofLand, inGraveyard };
}

test('CR 701.3, 608.2d: Auras on the battlefield become attached, and further ones enter attached', () => {
  const { table, attacker, onOther, inHand, ofLand, inGraveyard } = attacking();
  table.answer(pick('yes'));
  table.answer(select(onOther));
  table.answer(pick('yes'));
  expect(() => table.answer(select(ofLand))).toThrow();
  table.answer(select(inHand, inGraveyard));
  expect([onOther, inHand, inGraveyard].map((id) => table.now(id).attachedTo)).toEqual([attacker, attacker, attacker]);
  expect(table.zoneOf(ofLand)).toBe('hand');
});

test('CR 608.2d: each of two offers is made whether or not the player took the other', () => {
  const { table, attacker, other, onOther, inGraveyard } = attacking();
  table.answer(pick('no'));
  table.answer(pick('yes'));
  table.answer(select(inGraveyard));
  expect(table.now(onOther).attachedTo).toBe(other);
  expect(table.now(inGraveyard).attachedTo).toBe(attacker);
});
