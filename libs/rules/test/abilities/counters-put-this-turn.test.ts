import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, slay, Table } from '@stacktrail/test-kit';

const text = 'At the beginning of the end step, if you put a counter on a creature this turn, you gain 1 life.';
const witness = readCard(enchantment('Witness', '{1}', []), text);
const onCreature = readCard(instant('Grow', ''), 'Put a +1/+1 counter on target creature.');
const onArtifact = readCard(instant('Charge', ''), 'Put a charge counter on target enchantment.');

function lifeAfter(player: typeof alice, card: typeof onCreature): number {
  const p = position();
  p.battlefield(alice, witness);
  p.battlefield(alice, bear, { tapped: true });
  const spell = p.hand(player, card);
  const table = new Table(p);
  if (player === bob) table.pass();
  table.cast(spell);
  table.passAll();
  table.passUntil('end');
  table.passAll();
  return table.life(alice);
}

test('CR 122.6, 608.2i: it is asked who put a counter on what', () => {
  expect([lifeAfter(alice, onCreature), lifeAfter(bob, onCreature), lifeAfter(alice, onArtifact)]).toEqual([
    21, 20, 20,
  ]);
});

test('CR 608.2i: the creature may have died since', () => {
  const p = position();
  p.battlefield(alice, witness);
  const own = p.battlefield(alice, bear);
  const [growing, killing] = [p.hand(alice, onCreature), p.hand(alice, slay)];
  const table = new Table(p);
  table.cast(growing);
  table.passAll();
  table.cast(killing);
  table.passAll();
  expect(table.zoneOf(own)).toBe('graveyard');
  table.passUntil('end');
  table.passAll();
  expect(table.life(alice)).toBe(21);
});
