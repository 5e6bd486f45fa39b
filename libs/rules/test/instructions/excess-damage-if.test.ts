import { describe, expect, test } from '@jest/globals';
import { creature, instant, keywords } from '@stacktrail/card-tree';
import { alice, bear, bob, position, readCard, Table } from '@stacktrail/test-kit';

const ram = readCard(
  instant('Ram', ''),
  "Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.",
);

/** Alice's creature deals its damage to a 2/2 of Bob's. */
function rammedBy(ability: 'trample' | 'vigilance'): Table {
  const p = position();
  p.battlefield(alice, creature('Rammer', '', ['Beast'], 5, 5, ...keywords(ability)));
  p.battlefield(bob, bear);
  const card = p.hand(alice, ram);
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

describe('CR 120.4a: excess damage that is dealt to another under a condition', () => {
  test('where it holds, to the controller of what is dealt the damage', () => {
    const table = rammedBy('trample');
    expect([table.life(alice), table.life(bob)]).toEqual([20, 17]);
  });

  test('where it doesn’t, all to the creature', () => {
    const table = rammedBy('vigilance');
    expect([table.life(alice), table.life(bob)]).toEqual([20, 20]);
  });
});
