import { describe, expect, test } from '@jest/globals';
import {
  always,
  artifact,
  asLongAs,
  compare,
  creature,
  each,
  artifacts,
  losesAllAbilities,
  enchantment,
  staticAbility,
  thisObject,
  type Amount,
} from '@stacktrail/card-tree';
import { alice, bob, position, typesOf } from '@stacktrail/test-kit';

const devotion: Amount = { amount: 'devotion', colors: ['R'] };
const god = creature(
  'God of the forge',
  '{3}{R}',
  ['God'],
  5,
  6,
  asLongAs(compare(devotion, 'less than', 5), always(thisObject, { change: 'lose types', types: ['Creature'] })),
);
const altar = artifact('Altar', '{2}', [], staticAbility({ static: 'more devotion', count: 1 }));
const crimson = enchantment('Crimson', '{R}{R}{R}', []);

describe('CR 700.5: devotion', () => {
  const isCreature = (set: (p: ReturnType<typeof position>) => void): boolean => {
    const p = position();
    const id = p.battlefield(alice, god);
    set(p);
    return typesOf(p.state(), id).includes('Creature');
  };

  test('CR 700.5a example: four mana symbols and an effect that adds one, before the type is changed', () => {
    expect(isCreature((p) => p.battlefield(alice, crimson))).toBe(false);
    expect(
      isCreature((p) => {
        p.battlefield(alice, crimson);
        p.battlefield(alice, altar);
      }),
    ).toBe(true);
  });

  test('CR 700.5a: it counts the permanents that the player controls, before abilities are lost', () => {
    const with3 = (also: (p: ReturnType<typeof position>) => void) =>
      isCreature((p) => {
        p.battlefield(alice, crimson);
        also(p);
      });
    expect(with3((p) => p.battlefield(bob, altar))).toBe(false);
    expect(
      with3((p) => {
        p.battlefield(alice, altar);
        p.battlefield(bob, enchantment('Rust', '', [], always(each(artifacts), losesAllAbilities)));
      }),
    ).toBe(true);
  });
});
