import { describe, expect, test } from '@jest/globals';
import {
  create,
  creatureToken,
  creatures,
  dealDamage,
  draw,
  each,
  eachOpponent,
  enchantment,
  gainLife,
  loseLife,
  mill,
  putCounters,
  scry,
  sorcery,
  spell,
  staticAbility,
  thatMuch,
  thisObject,
  you,
  type Amount,
  type Effect,
  type Replacement,
  creature,
  entersWithCounters,
} from '@stacktrail/card-tree';
import { objectOf } from '@stacktrail/game-state';
import { bear, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

const law = (replacement: Replacement) =>
  enchantment('Law', '{1}', [], staticAbility({ static: 'replacement', replacement }));
const doing = (...effects: readonly Effect[]) => sorcery('Deed', '', spell(...effects));
const times = (factor: number): Amount => ({ amount: 'product', of: [factor, thatMuch] });
const plus = (more: number): Amount => ({ amount: 'sum', of: [thatMuch, more] });
const names = (table: Table): readonly string[] =>
  table.state.battlefield.map((id) => objectOf(table.state, id).printed.name);
const changed = (to: Amount) => ({ do: 'change amount', to }) as const;

/** Alice has the law; she does it, then both have passed. */
function after(replacement: Replacement, ...effects: readonly Effect[]): Table {
  const p = position();
  p.battlefield(alice, law(replacement));
  p.battlefield(alice, bear);
  for (const each of [alice, alice, alice, alice, bob, bob, bob, bob]) p.library(each, forest);
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

describe('CR 614.1a: how many, or how much, there is instead', () => {
  test('of damage: that much plus 2, to opponents and to what they control', () => {
    const p = position();
    const replacement: Replacement = {
      would: 'be dealt damage',
      to: 'opponent',
      orTo: { is: 'controlled by', who: 'opponent' },
      from: { is: 'controlled by', who: 'you' },
      instead: changed(plus(2)),
    };
    p.battlefield(alice, law(replacement));
    const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, doing(dealDamage(1, eachOpponent), dealDamage(1, each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(bob), table.zoneOf(mine), table.zoneOf(theirs)]).toEqual([17, 'battlefield', 'graveyard']);
  });

  test('of damage: only so much of it, and not below nothing', () => {
    const replacement: Replacement = {
      would: 'be dealt damage',
      to: 'any player',
      much: { compare: 'at least', to: 4 },
      instead: changed(3),
    };
    const table = after(replacement, dealDamage(7, eachOpponent), dealDamage(2, eachOpponent));
    expect(table.life(bob)).toBe(15);
    const less: Replacement = {
      would: 'be dealt damage',
      to: 'any player',
      instead: changed({ amount: 'difference', of: [thatMuch, 1] }),
    };
    expect(after(less, dealDamage(1, eachOpponent)).of('DamageDealtToPlayer')).toEqual([]);
  });

  test('CR 615.7: where the amount to prevent comes to nothing, all of the damage is dealt', () => {
    const prevent = (amount: Amount): Replacement => ({
      would: 'be dealt damage',
      to: 'any player',
      instead: { do: 'prevent', amount },
    });
    expect(after(prevent(2), dealDamage(3, eachOpponent)).life(bob)).toBe(19);
    const none: Amount = { amount: 'count', filter: { is: 'type', type: 'Planeswalker' } };
    expect(after(prevent(none), dealDamage(3, eachOpponent)).life(bob)).toBe(17);
  });

  test('of life: gained and lost, as long as the time is right', () => {
    const gained = after({ would: 'gain life', who: 'you', instead: changed(plus(1)) }, gainLife(3));
    expect(gained.life(alice)).toBe(24);
    const tripled: Replacement = { would: 'lose life', who: 'opponent', instead: changed(times(3)) };
    const yours = { ...tripled, while: { if: 'your turn' } } as const;
    const never = { ...tripled, while: { if: 'not', of: { if: 'your turn' } } } as const;
    const lost = (replacement: Replacement) => after(replacement, loseLife(2, eachOpponent)).life(bob);
    expect([lost(yours), lost(never)]).toEqual([14, 18]);
  });

  test('of tokens: three times that many of the kind that is asked for', () => {
    const cat = creatureToken(1, 1, ['W'], ['Cat']);
    const of = (what: 'Cat' | 'Dog') => {
      const replacement: Replacement = {
        would: 'create tokens',
        who: 'you',
        what: { is: 'subtype', subtype: what },
        instead: changed(times(3)),
      };
      return after(replacement, create(2, cat))
        .of('TokensCreated')
        .map(({ data }) => data.count);
    };
    expect([of('Cat'), of('Dog')]).toEqual([[6], [2]]);
  });

  test('CR 614.16: others are created instead, or besides, in the same event', () => {
    const cat = creatureToken(1, 1, ['W'], ['Cat']);
    const tokens = [{ token: 'Food', count: thatMuch }] as const;
    const others = after({ would: 'create tokens', who: 'you', instead: { do: 'create', tokens } }, create(2, cat));
    expect(others.of('TokensCreated').map(({ data }) => data.count)).toEqual([2]);
    expect(names(others)).toEqual(expect.arrayContaining(['Food Token', 'Food Token']));
    const more = after(
      { would: 'create tokens', who: 'you', instead: { do: 'create', tokens, besides: true } },
      create(2, cat),
    );
    expect(names(more).filter((name) => name.endsWith(' Token'))).toHaveLength(4);
  });

  test('of counters: on a permanent that matches, of a kind, by whoever puts them; one less may be none', () => {
    const on = each({ is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] });
    const base = { would: 'get counters', who: 'you', counter: '+1/+1', what: creatures } as const;
    const count = (replacement: Replacement, counter = '+1/+1') =>
      after(replacement, putCounters(counter, on, 1))
        .of('CountersPut')
        .map(({ data }) => data.count);
    expect(count({ ...base, instead: changed(plus(1)) })).toEqual([2]);
    expect(count({ ...base, instead: changed(plus(1)) }, 'charge')).toEqual([1]);
    expect(count({ ...base, by: 'opponent', instead: changed(plus(1)) })).toEqual([1]);
    expect(count({ ...base, instead: changed({ amount: 'difference', of: [thatMuch, 1] }) })).toEqual([]);
  });

  test('CR 122.6: a permanent that would enter with one counter and gets one less enters with none', () => {
    const p = position();
    const less = changed({ amount: 'difference', of: [thatMuch, 1] });
    p.battlefield(alice, law({ would: 'get counters', who: 'you', counter: 'charge', instead: less }));
    const card = p.hand(alice, creature('Jar', '', [], 1, 1, entersWithCounters('charge', 1)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.now(card).zone, table.now(card).counters]).toEqual(['battlefield', []]);
  });

  test('of counters on players: with no word of permanents these have none of it', () => {
    const energy: Effect = { do: 'put player counters', counter: 'energy', count: 2, who: you };
    const replacement: Replacement = {
      would: 'get counters',
      who: 'you',
      counter: 'energy',
      players: 'you',
      instead: changed(times(2)),
    };
    expect(
      after(replacement, energy)
        .of('PlayerCountersPut')
        .map(({ data }) => data.count),
    ).toEqual([4]);
  });

  test('CR 701: of keyword actions', () => {
    const milled = after(
      { would: 'take action', action: 'mill', who: 'opponent', instead: changed(times(2)) },
      mill(2, eachOpponent),
      mill(1),
    );
    expect([milled.state.players[bob]?.graveyard.length, milled.state.players[alice]?.graveyard.length]).toEqual([
      4, 2,
    ]);
    const drawn = after(
      { would: 'take action', action: 'scry', who: 'you', instead: { do: 'follow', effects: [draw(thatMuch)] } },
      scry(3),
    );
    expect(drawn.state.players[alice]?.hand).toHaveLength(3);
    expect(drawn.of('CardsLookedAt')).toEqual([]);
  });

  test('CR 121.2a: of an instruction to draw so many at least', () => {
    const replacement: Replacement = {
      would: 'draw cards',
      who: 'you',
      atLeast: 2,
      instead: { do: 'follow', effects: [gainLife(thatMuch)] },
    };
    const table = after(replacement, draw(1), draw(3));
    expect([table.state.players[alice]?.hand.length, table.life(alice)]).toEqual([1, 23]);
  });

  test('CR 504.1: all but the first card that a player draws in each of their draw steps', () => {
    const p = position();
    const instead = { do: 'follow', effects: [gainLife(1)] } as const;
    p.battlefield(alice, law({ would: 'draw', who: 'you', butFirstInDrawStep: true, instead }));
    for (const each of [alice, alice, alice, alice, bob, bob, bob, bob]) p.library(each, forest);
    const card = p.hand(alice, doing(draw(1)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.state.players[alice]?.hand.length]).toEqual([21, 0]);
    table.passUntil('draw');
    table.passUntil('end');
    table.passUntil('draw');
    expect([table.state.activePlayer, table.life(alice), table.state.players[alice]?.hand.length]).toEqual([
      alice,
      21,
      1,
    ]);
  });

  test('what would die does something else, and the instructions know what it was', () => {
    const p = position();
    const effects: readonly Effect[] = [
      { do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' } },
      { do: 'put counters', counter: 'charge', count: 1, on: thisObject },
    ];
    p.battlefield(alice, law({ would: 'die', what: creatures, instead: { do: 'follow', effects } }));
    const victim = p.battlefield(bob, bear);
    const card = p.hand(alice, doing(dealDamage(5, each(creatures))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(victim), table.of('CountersPut').length]).toEqual(['exile', 1]);
  });
});
