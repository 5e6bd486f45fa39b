import { describe, expect, test } from '@jest/globals';
import {
  activated,
  asLongAs,
  all,
  always,
  compare,
  count,
  cost,
  create,
  creature,
  creatures,
  creatureToken,
  each,
  enchantment,
  enters,
  gainLife,
  gets,
  instant,
  loseLife,
  others,
  powerOf,
  putCounters,
  spell,
  thisObject,
  triggered,
  you,
  youControl,
  eachOpponent,
  dealDamage,
  type Ability,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { act, bear, plainState, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const pass = act({ do: 'pass' });

/** What players are asked after so many passes that nothing else comes; `draw` where the game is one. */
function endOf(p: Position, start: Effect): { readonly table: Table; readonly end: string; readonly passes: number } {
  const card = p.hand(alice, instant('Start', '', spell(start)));
  const table = new Table(p);
  table.cast(card);
  for (let passes = 0; passes < 2000; passes++) {
    if (table.live.pending === null) {
      return { table, end: table.state.outcome?.winner === null ? 'draw' : 'won', passes };
    }
    if (table.question.kind !== 'priority' || (passes > 4 && table.stack.length === 0)) {
      return { table, end: table.question.kind, passes };
    }
    table.answer(pass);
  }
  return { table, end: 'goes on', passes: 2000 };
}

function with_(...cards: readonly CardDefinition[]): Position {
  const p = position();
  for (const card of cards) p.battlefield(alice, card);
  return p;
}

const named = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  enchantment(name, '{1}', [], ...abilities);
const echo = named('Echo', triggered({ on: 'gains life', who: 'you' }, gainLife(1)));
const swarm = named('Swarm', triggered(enters(creatures), create(1, creatureToken(1, 1, [], ['Insect']))));
const hatch = create(1, creatureToken(1, 1, [], ['Insect']));
const growing = named(
  'Growth',
  triggered(
    { on: 'counters are put', what: { is: 'any', of: [creatures] } },
    putCounters('+1/+1', { objects: 'that object' }),
  ),
);

describe('CR 104.4b, 730.4: loops in which only something grows', () => {
  test('CR 104.4b: life that rises for ever and that nothing reads: the game is a draw', () => {
    const { table, end, passes } = endOf(with_(echo), gainLife(1));
    expect([end, table.of('GameEnded')[0]?.rule]).toEqual(['draw', '104.4b']);
    expect(passes).toBeLessThan(60);
    expect(plainState(table.state)).toBe(table.fold());
  });

  test('CR 104.4b: tokens without abilities that keep coming', () => {
    expect(endOf(with_(swarm), hatch).end).toBe('draw');
  });

  test('CR 104.4b: +1/+1 counters that keep coming', () => {
    const p = with_(growing);
    p.battlefield(alice, bear);
    expect(endOf(p, putCounters('+1/+1', each(creatures))).end).toBe('draw');
  });

  test('CR 104.4b: several at once, in a longer round', () => {
    const both = named('Both', triggered(enters(creatures), gainLife(2)));
    const back = named('Back', triggered({ on: 'gains life', who: 'you' }, hatch, loseLife(1)));
    expect(endOf(with_(both, back), hatch).end).toBe('draw');
  });

  test('CR 730.5: nobody is made to end it, though they could', () => {
    const p = with_(swarm);
    p.battlefield(bob, named('Seal', activated([cost.sacrificeThis], { do: 'destroy', what: each(creatures) })));
    expect(endOf(p, hatch).end).toBe('draw');
  });

  test.each<[string, Ability]>([
    [
      'a condition',
      asLongAs(compare({ amount: 'life', of: you }, 'at least', 90), always(each(creatures), gets(1, 1))),
    ],
    ['an amount', triggered({ on: 'loses life', who: 'any player' }, gainLife({ amount: 'life', of: you }))],
    [
      'a replacement',
      {
        kind: 'static',
        effects: [
          {
            static: 'replacement',
            replacement: { would: 'lose life', who: 'you', instead: { do: 'stay at', life: 50 } },
          },
        ],
      },
    ],
  ])('CR 730.4: where %s reads the life total, nothing is proved, and a judge is asked', (_, reader) => {
    expect(endOf(with_(echo, named('Reader', reader)), gainLife(1)).end).toBe('judge a loop');
  });

  test.each<[string, Ability]>([
    ['how many there are', always(thisObject, gets(count(creatures), 0))],
    ['the power of one', triggered({ on: 'draws', who: 'you' }, gainLife(powerOf(thisObject)))],
  ])('CR 730.4: what reads %s keeps only that from being proved', (what, reader) => {
    const tokens = endOf(with_(swarm, named('Reader', reader)), hatch).end;
    const life = endOf(with_(echo, named('Reader', reader)), gainLife(1)).end;
    expect([tokens, life]).toEqual([what === 'how many there are' ? 'judge a loop' : 'draw', 'draw']);
  });

  test('CR 104.4b: life that runs out ends the loop by itself', () => {
    const drain = named('Drain', triggered({ on: 'gains life', who: 'you' }, loseLife(1, eachOpponent)));
    const feed = named('Feed', triggered({ on: 'loses life', who: 'an opponent' }, gainLife(1)));
    const { end, table } = endOf(with_(drain, feed), gainLife(1));
    expect([end, table.state.outcome?.winner]).toEqual(['won', alice]);
  });

  test('CR 104.4b: a library that runs out ends it too', () => {
    const p = with_(
      echo,
      named('Tome', triggered({ on: 'gains life', who: 'you' }, { do: 'draw', who: you, count: 1 })),
    );
    for (let i = 0; i < 60; i++) p.library(alice, bear);
    const { end, table } = endOf(p, gainLife(1));
    expect(end === 'order triggers' || table.state.outcome?.winner === bob).toBe(true);
  });

  test('CR 704.5g: damage is compared with toughness: counters beside it prove nothing', () => {
    const spark = named(
      'Spark',
      triggered(
        { on: 'counters are put', what: creatures },
        dealDamage(1, { objects: 'that object' }),
        putCounters('+1/+1', { objects: 'that object' }),
      ),
    );
    const p = with_(spark);
    p.battlefield(alice, creature('Giant', '{G}', ['Giant'], 2, 90));
    expect(endOf(p, putCounters('+1/+1', each(creatures))).end).not.toBe('draw');
  });

  test('CR 705.1: what a coin decides is no loop, even where the position comes back', () => {
    const p = with_(
      named(
        'Toss',
        triggered(
          { on: 'gains life', who: 'you' },
          { do: 'flip coins', who: you, count: 1, label: 'heads' },
          loseLife(1),
          gainLife(1),
        ),
      ),
    );
    expect(endOf(p, gainLife(1)).end).toBe('judge a loop');
  });

  test('CR 104.4b: tokens that come with an ability are more than their number', () => {
    const loud = creatureToken(1, 1, [], ['Insect'], [triggered({ on: 'draws', who: 'you' }, gainLife(1))]);
    expect(endOf(with_(named('Swarm', triggered(enters(creatures), create(1, loud)))), create(1, loud)).end).toBe(
      'judge a loop',
    );
  });

  test('CR 104.4b: a target that comes to be one of several is a choice', () => {
    const p = with_(
      named(
        'Aim',
        triggered(
          enters(all(creatures, others)),
          { kind: 'permanent', filter: all(creatures, youControl), min: 1, max: 1 },
          hatch,
        ),
      ),
    );
    expect(endOf(p, hatch).end).not.toBe('draw');
  });
});
