import { describe, expect, test } from '@jest/globals';
import { characteristicsOf } from '@stacktrail/characteristics';
import { creature, each, instant, you, type Effect } from '@stacktrail/card-tree';
import { alice, bear, bob, Table } from '@stacktrail/test-kit';
import { theObject } from '../../src/index.js';
import { accept, adjudicated, judges, ruling, saying, sphinx } from './unread-cards.js';

describe('an unread clause of a permanent', () => {
  function beside(by: 'players' | 'judge' = 'players') {
    const start = adjudicated(by);
    const hers = start.battlefield(alice, sphinx);
    const his = start.battlefield(bob, bear);
    return { table: new Table(start), hers, his };
  }
  const pump = (id: number): Effect => ({
    do: 'apply',
    to: theObject(id as never),
    changes: [{ change: 'modify power and toughness', power: 2, toughness: 2 }],
    until: 'this turn',
  });

  test('CR 604.1: a player with priority says that it applies, and it is adjudicated at once', () => {
    const { table, hers, his } = beside();
    table.answer(saying(table, hers, 'applies'));
    expect(table.asked).toBe('adjudicate 0');
    table.answers(ruling(pump(his)), accept);
    const { power, toughness } = characteristicsOf(table.state, table.object(his));
    expect([power, toughness]).toEqual([4, 4]);
    expect(table.asked).toBe('priority 0');
    expect(table.of('ContinuousEffectBegan')[0]).toMatchObject({
      rule: '611.2',
      causes: [table.of('Adjudicated')[0]!.revision],
    });
  });

  test('CR 603.3: or that it has triggered: it goes on the stack, and is adjudicated as it resolves', () => {
    const { table, hers, his } = beside();
    table.answer(saying(table, hers, 'triggered'));
    expect(table.stack).toEqual(['ability of Sphinx']);
    table.passAll();
    expect(table.asked).toBe('adjudicate 0');
    table.answers(ruling({ do: 'deal damage', amount: 2, to: theObject(his) }), accept);
    expect(table.zoneOf(his)).toBe('graveyard');
    expect(table.facts.find(({ type }) => type.startsWith('Damage'))?.source).toBe(hers);
  });

  test('any player can say it of any permanent; its controller is asked what it does', () => {
    const { table, hers } = beside();
    table.pass();
    expect(table.asked).toBe('priority 1');
    table.answer(saying(table, hers, 'applies'));
    expect(table.asked).toBe('adjudicate 0');
    table.answer(ruling());
    expect(table.asked).toBe('accept an adjudication 1');
  });

  test('CR 707.2: a copy has its clause, too, of which the same can be said', () => {
    const start = adjudicated('judge');
    start.battlefield(alice, sphinx);
    const copies = start.battlefield(bob, bear);
    const named = (name: string) => each({ is: 'named', name });
    const become: Effect = { do: 'become copy', what: named('Bear'), of: named('Sphinx') };
    const mimic = start.hand(
      alice,
      instant('Mimic', '', { kind: 'spell', modes: [{ targets: [], effects: [become] }] }),
    );
    const table = new Table(start);
    table.cast(mimic);
    table.passAll();
    table.answer(saying(table, copies, 'triggered'));
    expect(table.stack).toEqual(['ability of Sphinx']);
    table.passAll();
    expect(table.asked).toBe('judge a clause 1');
    judges(table, { do: 'gain life', who: you, amount: 3 });
    expect([table.life(alice), table.life(bob)]).toEqual([20, 23]);
  });

  test('CR 613.1f: a permanent that has lost its abilities has no unread clause either', () => {
    const { table, hers } = beside();
    table.answers(
      saying(table, hers, 'applies'),
      ruling({ ...pump(hers), changes: [{ change: 'lose all abilities' }] } as Effect),
      accept,
    );
    expect(table.options(hers)).toEqual([]);
  });

  test('saying it of a clause that no object has is refused', () => {
    const { table, hers } = beside();
    const said = saying(table, hers, 'applies');
    const start = adjudicated('players');
    const plain = new Table((start.battlefield(alice, creature('Plain', '', ['Bear'], 1, 1)), start));
    expect(() => plain.answer(said)).toThrow(/113\.1: No permanent, and no public card of this player/);
  });

  test('an effect that a ruling began ends when its duration does', () => {
    const { table, hers, his } = beside();
    table.answers(saying(table, hers, 'applies'), ruling(pump(his)), accept);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [] });
    table.passUntil('upkeep');
    expect(characteristicsOf(table.state, table.object(his)).power).toBe(2);
  });
});
