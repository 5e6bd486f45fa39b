import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const grave = readCard(enchantment('Grave', '', []), 'If a creature you control would die, exile it instead.');

/** Alice's life after a spell that destroys, with two creatures of Bob's and one of hers, which would be exiled. */
function lifeAfter(text: string): number {
  const p = position();
  p.battlefield(alice, grave);
  p.battlefield(alice, bear);
  p.battlefield(bob, bear);
  p.battlefield(bob, bear);
  const card = p.hand(alice, readCard(instant('Text', ''), text));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table.life(alice);
}

test('CR 700.4: creatures that were destroyed and exiled instead didn’t die this way', () => {
  expect(lifeAfter('Destroy all creatures. You gain 1 life for each creature that died this way.')).toBe(22);
  expect(lifeAfter('Destroy all creatures. You gain 1 life for each creature destroyed this way.')).toBe(23);
});

test.each([
  [bob, 25],
  [alice, 20],
])('CR 608.2c: whether the creature dies is asked after it was destroyed: of player %i', (owner, life) => {
  const p = position();
  p.battlefield(alice, grave);
  p.battlefield(owner, bear);
  const text = 'Destroy target creature. If that creature dies this way, you gain 5 life.';
  const card = p.hand(alice, readCard(instant('Text', ''), text));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(table.life(alice)).toBe(life);
});
