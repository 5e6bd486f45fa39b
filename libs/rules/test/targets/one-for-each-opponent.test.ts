import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, elf, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const storm = readCard(instant('Storm', '', []), 'For each opponent, destroy target creature that player controls.');

test('CR 601.2c: a target for each opponent who has one that can be chosen, and not fewer', () => {
  const p = position(undefined, 4);
  const ofBob = [p.battlefield(bob, bear), p.battlefield(bob, elf)];
  const ofCarol = p.battlefield(carol, bear);
  p.battlefield(3 as PlayerId, forest);
  const spell = p.hand(alice, storm);
  const table = new Table(p);
  expect(() => table.cast(spell, select(ofCarol))).toThrow();
  table.answer(select(ofBob[1]!, ofCarol));
  table.passAll();
  expect([...ofBob, ofCarol].map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard', 'graveyard']);
});

test('CR 601.2c: no opponent has to have one', () => {
  const p = position();
  const spell = p.hand(alice, storm);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  expect(table.zoneOf(spell)).toBe('graveyard');
});
