import { expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import { alice, pay, position, readCard, Table } from '@stacktrail/test-kit';

test.each([
  ['a creature', false],
  ['creature sources', true],
])('CR 106.6, 109.2: mana for abilities of %s; whether it pays for one of a card in a graveyard', (whose, pays) => {
  const p = position();
  const rock = readCard(
    artifact('Rock', '', []),
    `{T}: Add {C}. Spend this mana only to activate abilities of ${whose}.`,
  );
  const [first, second] = [p.battlefield(alice, rock), p.battlefield(alice, rock)];
  const priest = readCard(creature('Priest', '{W}', ['Cleric'], 1, 1), '{1}: You gain 1 life.');
  const ghost = readCard(
    creature('Ghost', '{W}', ['Spirit'], 1, 1),
    '{1}, Exile this card from your graveyard: You gain 4 life.',
  );
  const here = p.battlefield(alice, priest);
  const buried = p.graveyard(alice, ghost);
  const table = new Table(p);
  table.activate(first);
  table.activate(here, pay);
  table.passAll();
  expect(table.life(alice)).toBe(21);
  table.activate(second);
  table.activate(buried, pay);
  table.passAll();
  expect(table.life(alice)).toBe(pays ? 25 : 21);
  expect(table.zoneOf(buried)).toBe(pays ? 'exile' : 'graveyard');
});
