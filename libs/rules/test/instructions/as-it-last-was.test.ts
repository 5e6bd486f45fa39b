import { describe, expect, test } from '@jest/globals';
import {
  all,
  always,
  artifact,
  creature,
  creatures,
  destroy,
  dies,
  each,
  enchantment,
  instant,
  spell,
  subtype,
  target,
  thatObject,
  triggered,
  type Effect,
  type Filter,
  type Objects,
} from '@stacktrail/card-tree';
import { object, player, select, alice, bob, position, Table, bear } from '@stacktrail/test-kit';

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

  describe('CR 109.2a, 400.7e: whether it is such a card is asked of the card that it became', () => {
    const samurai: Filter = all(subtype('Samurai'), { is: 'card' });
    const ifSamurai = triggered(dies(creatures), {
      do: 'if',
      condition: { if: 'matches', objects: thatObject, filter: samurai },
      then: [{ do: 'move', what: thatObject, to: { zone: 'battlefield', control: 'you' }, label: 'moved 1' }],
    });
    const daisho = artifact('Daisho', '', [], ifSamurai);
    const kill = instant('Kill', '', spell(target.creature(), destroy(target())));
    const dress = enchantment(
      'Dress',
      '',
      [],
      always(each(creatures), { change: 'set creature types', subtypes: ['Samurai'] }),
    );
    const strip = enchantment(
      'Strip',
      '',
      [],
      always(each(creatures), { change: 'set creature types', subtypes: ['Rat'] }),
    );

    test.each([
      ['a card of that type', creature('Warrior', '', ['Samurai'], 2, 2), [], 'battlefield'],
      ['a permanent that an effect made one', bear, [dress], 'graveyard'],
      [
        'a card of that type which an effect made another',
        creature('Warrior', '', ['Samurai'], 2, 2),
        [strip],
        'battlefield',
      ],
    ] as const)('CR 109.2a: %s', (_, victim, effects, zone) => {
      const p = position();
      const card = p.hand(alice, kill);
      p.battlefield(alice, daisho);
      for (const effect of effects) p.battlefield(alice, effect);
      const id = p.battlefield(bob, victim);
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.passAll();
      expect(table.zoneOf(id)).toBe(zone);
    });
  });
});
