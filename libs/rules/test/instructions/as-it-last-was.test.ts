import { describe, expect, test } from '@jest/globals';
import { creature, instant, spell, target, type Effect, type Objects } from '@stacktrail/card-tree';
import { object, player, select, alice, bob, position, Table } from '@stacktrail/test-kit';

const bear = creature('Bear', '{1}{G}', ['Bear'], 2, 2);
const it: Objects = { objects: 'target', slot: 0 };
const exile: Effect = { do: 'move', what: it, to: { zone: 'exile' }, label: 'moved' };

describe('CR 608.2h: what an instruction has moved is asked about as it last was', () => {
  test('CR 608.2h: its controller gains life equal to its power', () => {
    const gain: Effect = {
      do: 'gain life',
      who: { players: 'controller of', objects: it },
      amount: { amount: 'power', of: it },
    };
    const p = position();
    p.battlefield(alice, bear, { baseController: bob, controller: bob, counters: { '+1/+1': 3 } });
    const id = p.hand(alice, instant('Text', '', spell(target.creature(), exile, gain)));
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    expect([table.life(alice), table.life(bob)]).toEqual([20, 25]);
  });

  test('CR 608.2h, 508.1k: whether it was attacking', () => {
    const asked: Effect = {
      do: 'if',
      condition: { if: 'matches', objects: it, filter: { is: 'attacking' } },
      then: [{ do: 'gain life', who: { players: 'you' }, amount: 1 }],
    };
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attacker = p.battlefield(alice, bear);
    const idle = p.battlefield(alice, bear);
    const text = instant('Text', '', spell(target.creature(), exile, asked));
    const spells = [p.hand(alice, text), p.hand(alice, text)];
    const table = new Table(p);
    table.passAll();
    table.answer({ form: 'attack', attacks: [{ attacker, defender: player(bob) }] });
    table.cast(spells[0]!, select(object(idle)));
    table.passAll();
    expect(table.life(alice)).toBe(20);
    table.cast(spells[1]!);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });
});
