import { expect, test } from '@jest/globals';
import { creature, enchantment, instant, sorcery, type CardDefinition } from '@stacktrail/card-tree';
import { characteristicsOf, hasSubtype } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { alice, bear, bob, position, readCard, select, Table } from '@stacktrail/test-kit';

const whenItEnters =
  'When this Aura enters, if it\'s on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura leaves the battlefield, that creature\'s controller sacrifices it.';
const raising = readCard(
  enchantment('Raising', '', ['Aura']),
  'Enchant creature card in a graveyard',
  whenItEnters,
  'Enchanted creature gets -1/-0.',
);
const break_ = readCard(instant('Break', ''), 'Destroy target enchantment.');
const wash = readCard(instant('Wash', ''), "Return target enchantment to its owner's hand.");
const burn = readCard(instant('Burn', ''), 'Exile target card from a graveyard.');

/** Lets what is on top of the stack resolve. */
function one(table: Table): void {
  table.pass(2);
}

/** Casts it; a target that is the only one isn't asked for. */
function castAt(table: Table, card: ObjectId, target: ObjectId): void {
  table.cast(card);
  if (table.question.kind === 'choose targets') table.answer(select(target));
}

function raised(card: CardDefinition, ...hand: readonly CardDefinition[]) {
  const p = position();
  const dead = p.graveyard(bob, card);
  const aura = p.hand(alice, raising);
  const others = hand.map((one) => p.hand(alice, one));
  const table = new Table(p);
  castAt(table, aura, dead);
  return { table, dead, aura, others };
}

test('CR 303.4a, 702.5a: an Aura for a card in a graveyard targets it, enchants it, and then the creature that it becomes', () => {
  const { table, dead, aura } = raised(bear);
  one(table);
  expect(table.zoneOf(aura)).toBe('battlefield');
  expect(table.now(aura).attachedTo).toBe(dead);
  expect(characteristicsOf(table.state, table.object(dead)).power).toBe(2);
  one(table);
  const returned = table.now(dead);
  expect([returned.zone, returned.controller, returned.owner]).toEqual(['battlefield', alice, bob]);
  expect(table.now(aura).attachedTo).toBe(returned.id);
  expect(characteristicsOf(table.state, returned).power).toBe(1);
  expect(table.fold()).not.toBe('');
});

test.each([
  ['destroyed', break_],
  ['returned to a hand', wash],
])('CR 603.7: as the Aura is %s, the creature’s controller sacrifices it', (_, leave) => {
  const { table, dead, aura, others } = raised(bear, leave);
  one(table);
  one(table);
  const creatureId = table.now(dead).id;
  castAt(table, others[0]!, table.now(aura).id);
  one(table);
  expect(table.zoneOf(creatureId)).toBe('battlefield');
  one(table);
  expect(table.now(creatureId)).toMatchObject({ zone: 'graveyard', owner: bob });
});

test('CR 303.4c, 704.5m: an Aura that can’t enchant the creature goes to the graveyard, and the creature with it', () => {
  const { table, dead, aura } = raised(readCard(creature('Paladin', '', [], 2, 2), 'Protection from enchantments'));
  one(table);
  one(table);
  expect(table.zoneOf(aura)).toBe('graveyard');
  expect(table.now(dead).zone).toBe('battlefield');
  one(table);
  expect(table.now(dead)).toMatchObject({ zone: 'graveyard', owner: bob });
});

test('CR 603.4, 704.5m: where the card leaves the graveyard first, the Aura goes to the graveyard and returns nothing', () => {
  const { table, dead, aura, others } = raised(bear, burn);
  one(table);
  castAt(table, others[0]!, dead);
  one(table);
  expect(table.zoneOf(aura)).toBe('graveyard');
  one(table);
  expect(table.now(dead).zone).toBe('exile');
});

test('CR 303.4f: put onto the battlefield, it enchants a card in a graveyard that its controller chooses', () => {
  const p = position();
  const [his, mine] = [p.graveyard(bob, bear), p.graveyard(alice, bear)];
  const aura = p.graveyard(alice, raising);
  const call = p.hand(
    alice,
    readCard(sorcery('Call', ''), 'Return target Aura card from your graveyard to the battlefield.'),
  );
  const table = new Table(p);
  castAt(table, call, aura);
  one(table);
  table.answer(select(mine));
  expect(table.now(aura).attachedTo).toBe(mine);
  one(table);
  expect([his, mine].map((id) => table.now(id).zone)).toEqual(['graveyard', 'battlefield']);
});

test('CR 205.1a, 702.5a: an enchantment becomes an Aura with the enchant ability that it is given', () => {
  const calling = readCard(
    enchantment('Calling', '', []),
    'When this enchantment enters, if it\'s on the battlefield, it becomes an Aura with "enchant creature put onto the battlefield with this enchantment." Put target creature card from a graveyard onto the battlefield under your control and attach this enchantment to it. When this enchantment leaves the battlefield, that creature\'s controller sacrifices it.',
  );
  const p = position();
  const dead = p.graveyard(bob, bear);
  const [card, remove] = [p.hand(alice, calling), p.hand(alice, break_)];
  const table = new Table(p);
  table.cast(card);
  one(table);
  one(table);
  const now = table.now(card);
  expect(hasSubtype(table.state, now, 'Aura')).toBe(true);
  expect(now.attachedTo).toBe(table.now(dead).id);
  castAt(table, remove, now.id);
  one(table);
  one(table);
  expect(table.now(table.now(dead).id).zone).toBe('graveyard');
});

test('CR 613.1f: an ability that a quotation names is lost, and no other of its kind', () => {
  const lion = readCard(
    creature('Lion', '', ['Cat'], 2, 2),
    'Prevent all damage that would be dealt to this creature.',
    '{0}: Until end of turn, this creature loses "Prevent all damage that would be dealt to this creature."',
  );
  const p = position();
  const id = p.battlefield(alice, lion);
  const shot = readCard(instant('Shot', ''), '~ deals 2 damage to target creature.');
  const shots = [p.hand(alice, shot), p.hand(alice, shot)];
  const table = new Table(p);
  castAt(table, shots[0]!, id);
  one(table);
  expect(table.zoneOf(id)).toBe('battlefield');
  table.activate(id);
  one(table);
  castAt(table, shots[1]!, id);
  one(table);
  expect(table.zoneOf(id)).toBe('graveyard');
});
