import { describe, expect, test } from '@jest/globals';
import {
  creature,
  gainLife,
  instant,
  keywords,
  spell,
  enchantment,
  triggered,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { attackWith, blockWith, watching, alice, bob, position, Table } from '@stacktrail/test-kit';

const saga = (...chapters: readonly number[]): CardDefinition =>
  enchantment(
    'Saga',
    '',
    ['Saga'],
    ...chapters.map((chapter) => triggered({ on: 'chapter', chapters: [chapter] }, gainLife(1))),
  );

describe('CR 500–514: what happens in steps', () => {
  test('CR 505.4, 703.4h: as the precombat main phase begins, each Saga of the active player gets a lore counter', () => {
    const p = position((state) => {
      state.step = 'draw';
    });
    const mine = p.battlefield(alice, saga(1, 2, 3), { counters: { lore: 1 } });
    const his = p.battlefield(bob, saga(1, 2, 3), { counters: { lore: 1 } });
    const table = new Table(p);
    table.passUntil('precombat main');
    const lore = (id: typeof mine) => table.object(id).counters.find(({ kind }) => kind === 'lore')?.count;
    expect([lore(mine), lore(his)]).toEqual([2, 1]);
    expect(table.of('CountersPut').map(({ rule }) => rule)).toEqual(['714.3b']);
  });

  test('CR 510.2: all combat damage is dealt at once, and nobody gets priority between its assignment and that', () => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const first = p.battlefield(alice, creature('Biter', '', ['Bear'], 3, 1));
    const second = p.battlefield(bob, creature('Guard', '', ['Bear'], 2, 2));
    p.battlefield(alice, watching('Watch', triggered({ on: 'dies', what: { is: 'anything' } }, gainLife(0))));
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, first));
    table.passUntil('declare blockers');
    table.answer(blockWith([second, first]));
    const from = table.facts.length;
    table.passUntil('combat damage');
    const kinds = table.facts.slice(from).map(({ type }) => type);
    const [assigned, dealt] = [kinds.indexOf('CombatDamageAssigned'), kinds.indexOf('DamageDealtToPermanent')];
    expect(kinds.slice(assigned, dealt)).not.toContain('PriorityPassed');
    expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['graveyard', 'graveyard']);
    expect(table.of('AbilityTriggered')).toHaveLength(2);
  });

  test('CR 514.3: nobody gets priority in the cleanup step where nothing happens', () => {
    const p = position((state) => {
      state.step = 'end';
    });
    p.hand(alice, instant('Song', '', spell(gainLife(1))));
    p.library(bob, creature('Bear', '', ['Bear'], 2, 2, ...keywords('flying')));
    const table = new Table(p);
    table.passAll();
    const kinds = table.facts.map((fact) => (fact.type === 'StepBegan' ? fact.data.step : fact.type));
    const cleanup = kinds.slice(kinds.indexOf('cleanup'));
    expect(cleanup.slice(0, cleanup.indexOf('TurnBegan'))).not.toContain('DecisionAsked');
    expect(table.state.activePlayer).toBe(bob);
  });
});
