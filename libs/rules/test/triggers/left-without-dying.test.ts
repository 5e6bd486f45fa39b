import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, select, Table } from '@stacktrail/test-kit';

const beast = {
  name: 'Beast Token',
  colors: ['G'],
  supertypes: [],
  types: ['Creature'],
  subtypes: ['Beast'],
  power: 3,
  toughness: 3,
  abilities: [],
} as const;
const mourns = readCard(
  enchantment('Mourner', '', []),
  'Whenever another creature you control leaves the battlefield without dying, you gain 1 life.',
);

test.each<readonly [string, string, number]>([
  ['is returned to a hand', "Return target creature to its owner's hand.", 21],
  ['is exiled', 'Exile target creature.', 21],
  ['is put into a library', "Put target creature on top of its owner's library.", 21],
  ['dies', 'Destroy target creature.', 20],
])('CR 603.6c, 700.4: a creature that %s', (_, text, life) => {
  const p = position();
  p.battlefield(alice, mourns);
  const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
  const spells = [
    p.hand(alice, readCard(instant('Spell', ''), text)),
    p.hand(alice, readCard(instant('Spell', ''), text)),
  ];
  const table = new Table(p);
  table.cast(spells[0]!, select(mine));
  table.passAll();
  while (table.stack.length > 0) table.pass();
  table.cast(spells[1]!, ...(table.zoneOf(mine) === 'battlefield' ? [select(theirs)] : []));
  while (table.stack.length > 0) table.pass();
  expect([table.zoneOf(theirs) === 'battlefield', table.life(alice)]).toEqual([false, life]);
});

test('CR 111.7: a token that leaves without dying, too', () => {
  const p = position();
  p.battlefield(alice, mourns);
  p.token(alice, beast);
  const away = p.hand(alice, readCard(instant('Spell', ''), "Return target creature to its owner's hand."));
  const table = new Table(p);
  table.cast(away);
  while (table.stack.length > 0) table.pass();
  expect(table.life(alice)).toBe(21);
});
