import { describe, expect, test } from '@jest/globals';
import {
  cost,
  eachOpponent,
  enchantment,
  enchantments,
  gainLife,
  gainsLife,
  all,
  instant,
  loseLife,
  others,
  spell,
  target,
  triggered,
  unlessPaid,
  you,
  whenThisEnters,
} from '@stacktrail/card-tree';
import { positionDigest } from '@stacktrail/engine';
import { act, pick, alice, bob, position, Table } from '@stacktrail/test-kit';

const pass = act({ do: 'pass' });

/** Passes, and pays for nothing, until something else is asked or the game is over. */
function passOn(table: Table, most: number): void {
  for (let asked = 0; asked < most && table.live.pending !== null; asked++) {
    const { kind } = table.question;
    if (kind === 'pay unless') table.answer(pick('no'));
    else if (kind === 'priority') table.answer(pass);
    else return;
  }
}

describe('CR 104.4b, 730.4: what goes round', () => {
  test('CR 104.4b: a loop of life that kills somebody is no draw', () => {
    const p = position();
    const drain = triggered(gainsLife('you'), loseLife(1, eachOpponent), gainLife(1));
    p.battlefield(alice, enchantment('Drain', '{1}', [], drain));
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(start);
    passOn(table, 200);
    expect(table.state.outcome).toMatchObject({ winner: alice });
    expect(table.life(bob)).toBeLessThanOrEqual(0);
  });

  test('CR 104.4b: three permanents that exile and return one another are a draw', () => {
    const p = position();
    const ring = enchantment(
      'Ring',
      '',
      [],
      whenThisEnters(target.one(all(others, enchantments)), {
        do: 'move',
        what: target(),
        to: { zone: 'exile' },
        link: 'exiled',
        until: 'this leaves the battlefield',
      }),
    );
    p.battlefield(alice, ring);
    const [second, third] = [p.hand(alice, ring), p.hand(alice, ring)];
    const table = new Table(p);
    table.cast(second);
    while (table.stack.length > 0) table.pass();
    expect(table.state.battlefield).toHaveLength(1);
    table.cast(third);
    passOn(table, 400);
    expect(table.state.outcome).toMatchObject({ winner: null });
    expect(table.of('GameEnded')[0]?.rule).toBe('104.4b');
  });

  test('CR 730.6: nobody is made to pay for what would end a loop; it goes on as though they couldn’t', () => {
    const p = position();
    p.battlefield(alice, enchantment('Giver', '{1}', [], triggered(gainsLife('you'), loseLife(1))));
    const taking = triggered({ on: 'loses life', who: 'you' }, unlessPaid(you, [cost.mana('{0}')], gainLife(1)));
    p.battlefield(alice, enchantment('Taker', '{1}', [], taking));
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(start);
    passOn(table, 600);
    expect(table.state.outcome).toMatchObject({ winner: null });
    expect(table.of('GameEnded')[0]?.rule).toBe('104.4b');
  });
});

describe('CR 730.3: the same position', () => {
  test('what texts ask about of this turn tells positions apart', () => {
    const p = position();
    const start = p.hand(alice, instant('Start', '', spell(gainLife(1))));
    const state = p.state();
    expect(start).toBeGreaterThan(0);
    const history = { thisTurn: [{ occasion: { on: 'gains life' }, fact: 1, subject: null }], lastTurn: [] };
    const other = Object.assign(Object.create(Object.getPrototypeOf(state) as object), state, { history });
    expect(positionDigest(other as never)).not.toBe(positionDigest(state));
    expect(positionDigest(p.state())).toBe(positionDigest(state));
  });
});
