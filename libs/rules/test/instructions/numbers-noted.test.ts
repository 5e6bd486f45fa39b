import { describe, expect, test } from '@jest/globals';
import { gainLife, instant, sorcery, spell, type Effect, type Objects } from '@stacktrail/card-tree';
import { alice, bear, bob, done, player, position, select, Table } from '@stacktrail/test-kit';

const creatures: Objects = { objects: 'each', filter: { is: 'type', type: 'Creature' } };

describe('CR 608.2c: how many counters an instruction removed', () => {
  const removing = (effect: Effect): number =>
    done([effect, gainLife({ amount: 'noted number', label: 'gone' })], (p) => {
      p.battlefield(alice, bear, { counters: { '+1/+1': 3, charge: 1 } });
      p.battlefield(bob, bear, { counters: { '+1/+1': 1 } });
    }).state.players[alice]!.life - 20;

  test('all of a kind, all of any kind, and at most so many', () => {
    const all = { do: 'remove any counters', count: 'all', on: creatures, removed: 'gone' } as const;
    expect(removing({ ...all, counter: '+1/+1' })).toBe(4);
    expect(removing(all)).toBe(5);
    expect(removing({ do: 'remove counters', counter: '+1/+1', count: 2, on: creatures, removed: 'gone' })).toBe(3);
  });
});

test('CR 608.2d, 101.4: of several players each chooses how many cards to draw', () => {
  const p = position();
  const all = sorcery('Council', '', spell({ do: 'draw', who: { players: 'each player' }, count: 2, upTo: true }));
  for (const who of [alice, bob]) for (let i = 0; i < 3; i++) p.library(who, bear);
  const card = p.hand(alice, all);
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  table.answer({ form: 'number', value: 1 });
  expect(table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw')).toHaveLength(0);
  table.answer({ form: 'number', value: 2 });
  const drawn = table.of('ObjectMoved').filter(({ data }) => data.manner === 'draw');
  expect(drawn.map(({ data }) => table.state.objects.get(data.becomes)!.owner)).toEqual([alice, bob, bob]);
});

test('CR 122.1: a card is exiled with counters', () => {
  const p = position();
  const card = p.hand(
    alice,
    instant(
      'Refrain',
      '',
      spell({
        do: 'move',
        what: { objects: 'this' },
        to: { zone: 'exile', withCounters: { counter: 'time', count: 3 } },
      }),
    ),
  );
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  const [exiled] = [...table.state.objects.values()].filter(({ zone, left }) => zone === 'exile' && !left);
  expect(exiled?.counters).toEqual([{ kind: 'time', count: 3 }]);
});

test('CR 107.1a: divided evenly among the targets that are legal on resolution', () => {
  const shares: Effect = {
    do: 'deal damage',
    amount: {
      amount: 'quotient',
      of: 5,
      by: {
        amount: 'sum',
        of: [
          { amount: 'how many', of: { objects: 'target', slot: 0 } },
          { amount: 'number of players', who: { players: 'target', slot: 0 } },
        ],
      },
      round: 'down',
    },
    to: { objects: 'target', slot: 0 },
  };
  const targets = [{ kind: 'any target', filter: { is: 'anything' }, min: 0, max: 99 }] as const;
  const p = position();
  const creature = p.battlefield(bob, bear);
  const card = p.hand(alice, instant('Ball', '', { kind: 'spell', modes: [{ targets, effects: [shares] }] }));
  const table = new Table(p);
  table.cast(card, select(creature, player(bob), player(alice)));
  table.pass(2);
  expect([table.life(alice), table.life(bob)]).toEqual([19, 19]);
  expect(table.state.objects.get(creature)!.damage).toBe(1);
});
