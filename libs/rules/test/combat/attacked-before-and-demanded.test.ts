import { describe, expect, test } from '@jest/globals';
import { creature, enchantment, extraPhases, instant, spell } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, attackWith, bear, bob, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

const beforeCombat = (players = 2) =>
  position((state) => {
    state.step = 'beginning of combat';
    state.begun = ['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat'];
  }, players);

test('CR 508.1c: a creature can’t attack a player whom it has attacked this turn, but another player', () => {
  const fury = readCard(
    creature('Fury', '', ['Demon'], 3, 3),
    'Vigilance',
    "This creature can't attack a player it has already attacked this turn.",
  );
  const p = beforeCombat(3);
  const [id, other] = [p.battlefield(alice, fury), p.battlefield(alice, fury)];
  const card = p.hand(alice, instant('Another combat', '', spell(extraPhases('combat'))));
  const table = new Table(p);
  table.passAll();
  table.answer(attackWith(bob, id));
  table.cast(card);
  table.passAll();
  table.passUntil('beginning of combat');
  table.passAll();
  expect(() => table.answer(attackWith(bob, id))).toThrow('508.1c');
  expect(() => table.answer(attackWith(bob, other))).not.toThrow();
  expect(table.fold()).toBe(plainState(table.state));
});

describe('CR 508.1d: a player who must attack with at least one creature each combat if able', () => {
  const allure = readCard(
    enchantment('Allure', '', []),
    'Each opponent must attack with at least one creature each combat if able.',
  );
  const lonely = readCard(creature('Lonely', '', ['Rat'], 1, 1), "This creature can't attack alone.");
  const tax = readCard(
    enchantment('Tax', '', []),
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  );

  test('one creature is enough, whichever it is; none isn’t', () => {
    const p = beforeCombat(3);
    p.battlefield(bob, allure);
    const [one, other] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
    const table = new Table(p);
    table.passAll();
    expect(() => table.answer(attackWith(bob))).toThrow('508.1d');
    table.answer(attackWith(carol, other));
    expect([table.object(one).tapped, table.object(other).tapped]).toEqual([false, true]);
  });

  test('a creature that can’t attack alone needs another one; no cost has to be paid', () => {
    const alone = beforeCombat();
    alone.battlefield(bob, allure);
    alone.battlefield(alice, lonely);
    const first = new Table(alone);
    first.passAll();
    expect(first.answer(attackWith(bob))).toBeDefined();
    const taxed = beforeCombat();
    taxed.battlefield(bob, allure);
    taxed.battlefield(bob, tax);
    taxed.battlefield(alice, bear);
    const second = new Table(taxed);
    second.passAll();
    expect(second.answer(attackWith(bob))).toBeDefined();
    const two = beforeCombat();
    two.battlefield(bob, allure);
    two.battlefield(alice, lonely);
    two.battlefield(alice, lonely);
    const third = new Table(two);
    third.passAll();
    expect(() => third.answer(attackWith(bob))).toThrow('508.1d');
  });

  test('its controller needn’t attack', () => {
    const p = beforeCombat();
    p.battlefield(alice, allure);
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.passAll();
    expect(table.answer(attackWith(bob))).toBeDefined();
  });
});
