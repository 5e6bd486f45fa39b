import { describe, expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  enchantment,
  gains,
  gets,
  keywords,
  target,
  thisObject,
  untilEndOfTurn,
} from '@stacktrail/card-tree';
import { act, alice, bob, position, seen, Table } from '@stacktrail/test-kit';

const free = [cost.mana('{0}')];

describe('CR 730.3: fragmented loops', () => {
  /** The active player’s creature gains flying, and the other player’s permanent takes it away. */
  function flight() {
    const p = position();
    const bird = p.battlefield(
      alice,
      creature('Bird', '{G}', ['Bird'], 1, 1, activated(free, untilEndOfTurn(thisObject, gains(keywords('flying'))))),
    );
    const net = p.battlefield(
      bob,
      enchantment(
        'Net',
        '{1}',
        [],
        activated(free, target.creature(), untilEndOfTurn(target(), { change: 'lose keywords', keywords: ['flying'] })),
      ),
    );
    return { bird, net, table: new Table(p) };
  }

  /** Both do their part: the position is what it was. */
  function around({ bird, net, table }: ReturnType<typeof flight>): void {
    table.activate(bird);
    table.passAll();
    table.pass();
    table.activate(net);
    table.passAll();
  }

  test('CR 730.3 example: the active player must choose otherwise, and the creature is as the other player wants it', () => {
    const round = flight();
    const { bird, table } = round;
    around(round);
    expect(table.asked).toBe('priority 0');
    expect(seen(table.state, bird).keywords.has('flying')).toBe(false);
    expect(table.options(bird)).toEqual([]);
    expect(() => table.activate(bird)).toThrow('730.3');
  });

  test('CR 730.3: the other player is free to go on, and the active player to do anything else', () => {
    const round = flight();
    const { net, table } = round;
    around(round);
    table.pass();
    expect(table.options(net)).toHaveLength(1);
  });

  test('CR 730.3: in another step the choice is free again', () => {
    const round = flight();
    around(round);
    round.table.passUntil('beginning of combat');
    expect(round.table.options(round.bird)).toHaveLength(1);
  });

  test('CR 730.3: a position that differs in anything that counts is another one', () => {
    const p = position();
    const well = p.battlefield(
      alice,
      creature('Grower', '{1}', ['Ooze'], 1, 1, activated(free, untilEndOfTurn(thisObject, gets(1, 1)))),
    );
    const table = new Table(p);
    for (let i = 0; i < 4; i++) {
      table.activate(well);
      table.passAll();
    }
    expect(table.options(well)).toHaveLength(1);
    expect(table.live.answer(table.live.pending!.id, act({ do: 'pass' })).accepted).toBe(true);
  });
});
