import { describe, expect, test } from '@jest/globals';
import { beginningOf, creature, draw, enchantment, gainLife, gets, keywords, triggered } from '@stacktrail/card-tree';
import { alice, bob, position, select, Table, wastes } from '@stacktrail/test-kit';

function start() {
  const p = position();
  for (const player of [alice, bob, alice, bob]) p.library(player, wastes);
  return p;
}

const cleanups = (table: Table) => table.of('StepBegan').filter(({ data }) => data.step === 'cleanup').length;

describe('CR 514.3: priority in the cleanup step', () => {
  test('normally nobody has it: the next turn begins', () => {
    const table = new Table(start());
    table.passUntil('upkeep');
    expect(cleanups(table)).toBe(1);
    expect(table.state.activePlayer).toBe(bob);
  });

  test('CR 514.3a: state-based actions as effects end give priority, and then there is another cleanup step', () => {
    const p = start();
    const spirit = p.battlefield(alice, creature('Fading', '{W}', ['Wall'], 0, 0, keywords('defender')));
    p.effect({ objects: [spirit], changes: [gets(0, 1)] });
    const table = new Table(p);
    table.passUntil('cleanup');
    expect([table.asked, table.state.step, table.zoneOf(spirit)]).toEqual(['priority 0', 'cleanup', 'graveyard']);
    expect(table.of('ObjectMoved').at(-1)?.rule).toBe('704.5f');
    table.passAll();
    expect(cleanups(table)).toBe(2);
    expect(table.state.step).toBe('upkeep');
  });

  test('CR 514.3a: abilities that trigger at the beginning of the cleanup step do too', () => {
    const p = start();
    p.battlefield(alice, enchantment('Late', '{1}', [], triggered(beginningOf('cleanup', 'you'), gainLife(1))));
    const table = new Table(p);
    table.passUntil('cleanup');
    expect([table.asked, table.stack]).toEqual(['priority 0', ['ability of Late']]);
    table.passAll();
    expect(table.life(alice)).toBe(21);
    expect(table.asked).toBe('priority 0');
    table.passAll();
    expect(cleanups(table)).toBe(2);
    expect(table.stack).toEqual(['ability of Late']);
  });

  test('CR 514.1, 514.3a: in the second cleanup step, cards drawn in the first are discarded', () => {
    const p = start();
    const hand = Array.from({ length: 8 }, () => p.hand(alice, wastes));
    const mourner = triggered({ on: 'discards', who: 'you' }, draw(1));
    p.battlefield(alice, enchantment('Mourner', '{1}', [], { ...mourner, oncePerTurn: true }));
    const table = new Table(p);
    table.passUntil('cleanup');
    table.answer(select(hand[0]!));
    expect([table.asked, table.stack]).toEqual(['priority 0', ['ability of Mourner']]);
    table.passAll();
    table.passAll();
    expect(table.asked).toBe('discard to hand size 0');
    table.answer(select(hand[1]!));
    expect(cleanups(table)).toBe(2);
    expect([table.state.step, table.state.activePlayer]).toEqual(['upkeep', bob]);
  });
});
