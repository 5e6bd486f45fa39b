import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  asLongAs,
  compare,
  creatures,
  each,
  gets,
  you,
  cost,
  destroy,
  enchantment,
  gainLife,
  instant,
  loseLife,
  spell,
  target,
  triggered,
} from '@stacktrail/card-tree';
import { act, pick, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const pass = act({ do: 'pass' });

/** Passes until something else than priority is asked or the game is over, at most so often. */
function passOn(table: Table, most: number): number {
  for (let passed = 0; passed < most; passed++) {
    if (table.live.pending === null || table.question.kind !== 'priority') return passed;
    table.answer(pass);
  }
  return most;
}

describe('CR 104.4b, 730.4: loops of mandatory actions', () => {
  /** Whenever one gains life the other loses that much, and the other way round: life only moves between them. */
  const giving = triggered({ on: 'gains life', who: 'you' }, loseLife(1));
  const taking = triggered({ on: 'loses life', who: 'you' }, gainLife(1));

  function endless(): { readonly p: Position } {
    const p = position();
    p.battlefield(alice, enchantment('Giver', '{1}', [], giving));
    p.battlefield(alice, enchantment('Taker', '{1}', [], taking));
    return { p };
  }

  test('CR 104.4b: the game is a draw once the same position has come again and again with nothing but passes', () => {
    const { p } = endless();
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(start);
    const passes = passOn(table, 400);
    expect(table.state.outcome).toMatchObject({ winner: null });
    expect(table.of('GameEnded').map(({ rule, data }) => [rule, data.by])).toEqual([['104.4b', 'draw']]);
    expect(passes).toBeLessThan(80);
  });

  test('CR 730.4: not where a player keeps choosing to do something', () => {
    const { p } = endless();
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const glow = p.battlefield(bob, enchantment('Glow', '{1}', [], activated([cost.mana('{0}')], gainLife(1))));
    const table = new Table(p);
    table.cast(start);
    for (let i = 0; i < 30; i++) {
      table.pass();
      table.activate(glow);
      table.pass(4);
    }
    expect(table.state.outcome).toBeNull();
  });

  test('CR 730.5 example: nobody is made to end it, though they could', () => {
    const { p } = endless();
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const seal = activated([cost.sacrificeThis], target.permanent(), destroy(target()));
    p.battlefield(bob, enchantment('Seal', '{1}{W}', [], seal));
    const table = new Table(p);
    table.cast(start);
    passOn(table, 400);
    expect(table.state.outcome).toMatchObject({ winner: null });
  });

  test('CR 730.4: what grows without end is put to a judge, who can end it', () => {
    const p = position();
    const swarm = triggered({ on: 'gains life', who: 'you' }, gainLife(1));
    p.battlefield(alice, enchantment('Swarm', '{1}', [], swarm));
    // Something reads what grows, so that nothing is proved.
    const rich = compare({ amount: 'life', of: you }, 'at least', 100_000);
    p.battlefield(bob, enchantment('Envy', '{1}', [], asLongAs(rich, always(each(creatures), gets(1, 1)))));
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(start);
    expect(passOn(table, 2000)).toBeLessThan(600);
    expect(table.question).toMatchObject({
      kind: 'judge a loop',
      rule: '730.4',
      options: [{ key: 'draw' }, { key: 'go on' }],
    });
    const life = table.life(alice);
    table.answer(pick('go on'));
    expect(table.asked).toBe('priority 0');
    passOn(table, 2000);
    expect(table.life(alice)).toBeGreaterThan(life + 200);
    table.answer(pick('draw'));
    expect(table.state.outcome).toMatchObject({ winner: null });
    expect(table.of('GameEnded')[0]?.rule).toBe('104.4b');
  });

  test('CR 104.4b: a step with much to resolve is no loop', () => {
    const p = position();
    const drops = Array.from({ length: 14 }, () => p.hand(alice, instant('Drop', '', spell(gainLife(1)))));
    const table = new Table(p);
    for (const card of drops) table.cast(card);
    passOn(table, 28);
    expect([table.state.outcome, table.stack, table.life(alice)]).toEqual([null, [], 34]);
  });
});
