import { expect, test } from '@jest/globals';
import { instant, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bear, bob, number, pay, pools, position, readCard, select, Table } from '@stacktrail/test-kit';

const drain: CardDefinition = readCard(
  instant('Drain', '{X}{B}'),
  "~ deals X damage to any target. You gain life equal to the damage dealt, but not more life than the player's life total before the damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness.",
);

function drained(aim: 'bear' | 'player'): number {
  const p = position(pools('BBBBBB'));
  const spell = p.hand(alice, drain);
  const id = p.battlefield(bob, bear);
  const table = new Table(p);
  const before = table.life(alice);
  table.cast(
    spell,
    number(5),
    aim === 'bear' ? select(id) : { form: 'select', chosen: [{ is: 'player', id: bob }] },
    pay,
  );
  table.passAll();
  return table.life(alice) - before;
}

test('CR 120.3: a number of the damage that was dealt, of which a creature counts for no more than its toughness', () => {
  expect([drained('bear'), drained('player')]).toEqual([2, 5]);
});
