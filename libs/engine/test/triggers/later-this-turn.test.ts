import { describe, expect, test } from '@jest/globals';
import {
  create,
  creatureToken,
  gainLife,
  sorcery,
  spell,
  target,
  type Effect,
  type TriggeredAbility,
} from '@stacktrail/card-tree';
import { select, bear, forest, doing, alice, bob, position, Table } from '@stacktrail/test-kit';

const kept = { is: 'one of', objects: { objects: 'kept' } } as const;
const killing: Effect = { do: 'destroy', what: { objects: 'each', filter: { is: 'type', type: 'Creature' } } };

function later(event: TriggeredAbility['event'], more: Partial<Extract<Effect, { do: 'delayed trigger' }>>): Effect {
  const ability = { kind: 'triggered', event, modes: [{ targets: [], effects: [gainLife(1)] }] } as const;
  return { do: 'delayed trigger', ability, until: 'this turn', ...more };
}

describe('CR 603.7b: what triggers later this turn', () => {
  test('CR 603.7c: it is about the object that was named, and triggers as that dies', () => {
    const p = position();
    const other = p.battlefield(alice, bear);
    const marked = p.battlefield(bob, bear);
    const effect = later({ on: 'dies', what: kept }, { keep: { objects: 'target', slot: 0 }, once: 'when' });
    const mark = p.hand(alice, sorcery('Mark', '', spell(target.creature(), effect)));
    const kill = p.hand(alice, doing(killing));
    const table = new Table(p);
    table.cast(mark, select(marked));
    table.passAll();
    table.cast(kill);
    table.passAll();
    table.passAll();
    expect(table.now(other).zone).toBe('graveyard');
    expect(table.state.players[alice]!.life).toBe(21);
  });

  test('CR 603.7b: “when” triggers once, “whenever” as often as it happens', () => {
    for (const [once, life] of [
      ['when', 21],
      [undefined, 22],
    ] as const) {
      const p = position();
      const wait = p.hand(
        alice,
        doing(later({ on: 'enters', what: { is: 'type', type: 'Creature' } }, once === undefined ? {} : { once })),
      );
      const made = [1, 2].map(() => p.hand(alice, doing(create(1, creatureToken(1, 1, ['G'], ['Elf'])))));
      const table = new Table(p);
      table.cast(wait);
      table.passAll();
      for (const card of made) {
        table.cast(card);
        table.passAll();
        if (table.stack.length > 0) table.passAll();
      }
      expect(table.state.players[alice]!.life).toBe(life);
    }
  });

  test('CR 514.2: once too, it is over at end of turn', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, forest);
    const wait = p.hand(alice, doing(later({ on: 'draws', who: 'any player' }, { once: 'when' })));
    const table = new Table(p);
    table.cast(wait);
    table.passAll();
    expect(table.state.delayed).toHaveLength(1);
    table.passUntil('upkeep');
    expect(table.state.delayed).toHaveLength(0);
  });

  test('CR 611.2a: “until your next turn” it triggers through the turns of others, and no more from that turn on', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, forest);
    const wait = p.hand(alice, doing(later({ on: 'draws', who: 'any player' }, { until: 'until your next turn' })));
    const table = new Table(p);
    table.cast(wait);
    table.passAll();
    table.passUntil('precombat main');
    expect(table.state.activePlayer).toBe(bob);
    expect(table.state.players[alice]!.life).toBe(21);
    expect(table.state.delayed).toHaveLength(1);
    table.passUntil('upkeep');
    expect(table.state.activePlayer).toBe(alice);
    expect(table.state.delayed).toHaveLength(0);
    table.passUntil('precombat main');
    expect(table.state.players[alice]!.life).toBe(21);
  });
});
