import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  cost,
  creature,
  creatures,
  dealDamage,
  draw,
  gainLife,
  sorcery,
  spell,
  target,
  untilEndOfTurn,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { bear, elf, mountain, pay, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const chosenTarget = { objects: 'target', slot: 0 } as const;

describe('CR 105: colors', () => {
  const colored = (...mana: readonly string[]) => mana.map((each, i) => creature(`C${i}`, each, ['Cat'], 1, 1));

  test('CR 105.2, 105.2a, 105.2b, 105.2c: an object is of the colors of its mana cost, one, several or none', () => {
    const counted = (is: 'monocolored' | 'multicolored' | 'colorless'): number => {
      const q = position();
      for (const card of colored('{W}', '{1}{U/B}', '{3}', '{R/P}')) q.battlefield(alice, card);
      const card = q.hand(
        alice,
        sorcery('Count', '', spell(gainLife({ amount: 'count', filter: all({ is }, creatures) }))),
      );
      const table = new Table(q);
      table.cast(card);
      table.passAll();
      return table.life(alice) - 20;
    };
    expect([counted('monocolored'), counted('multicolored'), counted('colorless')]).toEqual([2, 1, 1]);
  });

  test('CR 105.3: a new color replaces the others, unless it is in addition', () => {
    const change = (how: 'set colors' | 'add colors'): number => {
      const p = position();
      p.battlefield(alice, bear);
      const paint = untilEndOfTurn(chosenTarget, { change: how, colors: ['U'] });
      const card = p.hand(
        alice,
        sorcery(
          'Paint',
          '',
          spell(target.creature(), paint, gainLife({ amount: 'count', filter: { is: 'color', color: 'G' } })),
        ),
      );
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      return table.life(alice) - 20;
    };
    expect([change('set colors'), change('add colors')]).toEqual([0, 1]);
  });
});

describe('CR 107.1b: numbers below zero', () => {
  test('CR 107.1b example: a -2/4 creature assigns no damage; +3/+0 makes its power 1', () => {
    const p = position();
    const brute = p.battlefield(alice, creature('Brute', '{3}', ['Ogre'], 3, 4));
    p.effect({ changes: [{ change: 'modify power and toughness', power: -5, toughness: 0 }], objects: [brute] });
    const bite = p.hand(
      alice,
      sorcery(
        'Bite',
        '',
        spell(
          dealDamage({ amount: 'power', of: { objects: 'each', filter: creatures } }, { players: 'each opponent' }),
        ),
      ),
    );
    const table = new Table(p);
    table.cast(bite);
    table.passAll();
    expect(table.life(bob)).toBe(20);
    const q = position();
    const other = q.battlefield(alice, creature('Brute', '{3}', ['Ogre'], 3, 4));
    q.effect({ changes: [{ change: 'modify power and toughness', power: -5, toughness: 0 }], objects: [other] });
    q.effect({ changes: [{ change: 'modify power and toughness', power: 3, toughness: 0 }], objects: [other] });
    const again = q.hand(
      alice,
      sorcery(
        'Bite',
        '',
        spell(
          dealDamage({ amount: 'power', of: { objects: 'each', filter: creatures } }, { players: 'each opponent' }),
        ),
      ),
    );
    const second = new Table(q);
    second.cast(again);
    second.passAll();
    expect(second.life(bob)).toBe(19);
  });

  test('CR 107.1b example 3: +X/+X where X is a power below zero changes nothing', () => {
    const p = position(pools('GGGG'));
    const size = { amount: 'power', of: { objects: 'this' } } as const;
    const pump = activated(
      [cost.mana('{2}{G}{G}')],
      untilEndOfTurn({ objects: 'this' }, { change: 'modify power and toughness', power: size, toughness: size }),
    );
    const colossus = p.battlefield(alice, creature('Colossus', '{2}{G}{G}', ['Shapeshifter'], 4, 4, pump));
    p.effect({ changes: [{ change: 'modify power and toughness', power: -6, toughness: 0 }], objects: [colossus] });
    const table = new Table(p);
    table.activate(colossus, pay);
    table.passAll();
    expect(sizeOf(table, colossus)).toEqual([-2, 4]);
  });

  test('CR 107.1a: a half is rounded as the text says', () => {
    const cast = (round: 'up' | 'down'): number => {
      const p = position();
      p.battlefield(alice, elf);
      p.battlefield(alice, bear);
      p.battlefield(alice, mountain);
      const card = p.hand(
        alice,
        sorcery(
          'Half',
          '',
          spell(gainLife({ amount: 'half', of: { amount: 'count', filter: { is: 'permanent' } }, round }), draw(0)),
        ),
      );
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      return table.life(alice) - 20;
    };
    expect([cast('up'), cast('down')]).toEqual([2, 1]);
  });
});

function sizeOf(table: Table, id: Parameters<Table['object']>[0]): readonly (number | null)[] {
  const { power, toughness } = characteristicsOf(table.state, table.object(id));
  return [power, toughness];
}
