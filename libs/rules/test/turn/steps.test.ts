import { describe, expect, test } from '@jest/globals';
import { beginningOf, creatures, enchantment, gainLife, triggered, yourUpkeep } from '@stacktrail/card-tree';
import { alice, bob, position, pools, story, Table, bear, wastes } from '@stacktrail/test-kit';

/** A position with a few cards to draw. */
function start(change?: Parameters<typeof position>[0]) {
  const p = position(change);
  for (const player of [alice, bob, alice, bob]) p.library(player, wastes);
  return p;
}

const steps = (table: Table) => table.of('StepBegan').map(({ data }) => data.step);

describe('CR 500: the structure of a turn', () => {
  test('CR 500.1, 501.1, 506.1, 512.1: the phases and steps in their order, then the next player’s turn', () => {
    const table = new Table(start());
    table.passUntil('upkeep');
    table.passUntil('upkeep');
    expect(steps(table)).toEqual([
      ...['beginning of combat', 'declare attackers', 'end of combat', 'postcombat main', 'end', 'cleanup'],
      ...['untap', 'upkeep', 'draw', 'precombat main', 'beginning of combat', 'declare attackers', 'end of combat'],
      ...['postcombat main', 'end', 'cleanup', 'untap', 'upkeep'],
    ]);
    expect(table.of('TurnBegan').map(({ data }) => [data.player, data.number])).toEqual([
      [bob, 4],
      [alice, 5],
    ]);
  });

  test('CR 500.2: a step ends when all pass in succession with an empty stack', () => {
    const table = new Table(start());
    table.pass();
    expect(table.asked).toBe('priority 1');
    expect(table.state.step).toBe('precombat main');
    table.pass();
    expect(table.state.step).toBe('beginning of combat');
  });

  test('CR 500.4: unused mana empties as each step and phase ends, of every player', () => {
    const table = new Table(start(pools('GR', 'U')));
    table.passAll();
    const emptied = table.of('ManaEmptied');
    expect(emptied.map(({ rule, data }) => [rule, data.player, data.mana])).toEqual([
      ['500.4', alice, ['G', 'R']],
      ['500.4', bob, ['U']],
    ]);
    expect([table.pool(alice), table.pool(bob)]).toEqual(['', '']);
  });

  test('CR 502.4, 503.1a: nobody has priority in the untap step; what triggered in it waits for the upkeep', () => {
    const p = start();
    p.battlefield(bob, bear, { tapped: true });
    p.battlefield(
      bob,
      enchantment('Dawn', '{1}', [], triggered({ on: 'becomes untapped', what: creatures }, gainLife(1))),
    );
    const table = new Table(p);
    table.passUntil('upkeep');
    expect(table.state.step).toBe('upkeep');
    expect(table.stack).toEqual(['ability of Dawn']);
    expect(table.of('DecisionAsked').filter(({ revision }) => revision > 0).length).toBeGreaterThan(0);
    expect(table.asked).toBe('priority 1');
  });

  test('CR 503.1, 504.2, 513.1: the active player gets priority in upkeep, draw and end step', () => {
    const table = new Table(start());
    for (const step of ['end', 'upkeep', 'draw', 'end'] as const) {
      table.passUntil(step);
      expect([table.state.step, table.asked]).toEqual([
        step,
        step === 'end' && table.state.turn === 3 ? 'priority 0' : 'priority 1',
      ]);
    }
  });

  test('CR 504.1: the active player draws before anyone has priority in the draw step', () => {
    const table = new Table(start());
    table.passUntil('draw');
    expect(story(table.facts).slice(-2)).toEqual(['504.1 StepBegan', '504.1 ObjectMoved']);
    expect(table.state.players[bob]?.hand).toHaveLength(1);
  });

  test('CR 508.8: with no attackers, the declare blockers and combat damage steps are skipped', () => {
    const p = start();
    p.battlefield(alice, bear);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [] });
    table.passAll();
    expect(table.state.step).toBe('end of combat');
  });
});

describe('CR 603.2b: abilities that trigger as a step begins', () => {
  test('CR 500.6, 503.1a: at the beginning of your upkeep, on the stack before anyone has priority', () => {
    const p = start();
    p.battlefield(bob, enchantment('Morning', '{1}', [], triggered(yourUpkeep, gainLife(1))));
    p.battlefield(alice, enchantment('Not yet', '{1}', [], triggered(yourUpkeep, gainLife(1))));
    const table = new Table(p);
    table.passUntil('upkeep');
    expect(table.stack).toEqual(['ability of Morning']);
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 21]);
  });

  test('it is asked as the step begins, before its turn-based actions: an empty hand in the draw step', () => {
    const p = start();
    const empty = {
      if: 'compare',
      left: { amount: 'hand size', of: { players: 'you' } },
      compare: 'exactly',
      right: 0,
    } as const;
    const ability = { ...triggered(beginningOf('draw', 'you'), gainLife(1)), condition: empty };
    p.battlefield(bob, enchantment('Lonely', '{1}', [], ability));
    const table = new Table(p);
    table.passUntil('draw');
    expect(table.of('AbilityTriggered')).toHaveLength(1);
  });
});
