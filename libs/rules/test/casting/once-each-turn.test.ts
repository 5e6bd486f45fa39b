import { expect, test } from '@jest/globals';
import {
  creature,
  enchantment,
  gainLife,
  instant,
  land,
  spell,
  staticAbility,
  type PlayPermission,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { act, pay, alice, position, pools, Table } from '@stacktrail/test-kit';

function permitting(from: 'graveyard' | 'top of library', how: PlayPermission): StaticEffect {
  return { static: 'may play', who: 'you', from, how };
}

const gain = instant('Gain', '{1}', spell(gainLife(1)));
const anySpell: PlayPermission = {
  permit: 'cast',
  filter: { is: 'not', of: { is: 'type', type: 'Land' } },
  once: 'each of your turns',
};

test('CR 601.3: a permission for one spell each turn is used up by the first, and is another’s of another permanent', () => {
  const p = position(pools('CCCC'));
  const [one, two] = [p.graveyard(alice, gain), p.graveyard(alice, gain)];
  p.battlefield(alice, enchantment('Allowing', '{1}', [], staticAbility(permitting('graveyard', anySpell))));
  const table = new Table(p);
  expect([table.options(one).length, table.options(two).length]).toEqual([1, 1]);
  table.cast(one, pay);
  expect(table.options(two)).toEqual([]);
  table.passAll();
  expect(table.options(two)).toEqual([]);
});

test('CR 601.3: what is cast from the hand does not use it up', () => {
  const p = position(pools('CCCC'));
  const [one, two] = [p.hand(alice, gain), p.graveyard(alice, gain)];
  p.battlefield(alice, enchantment('Allowing', '{1}', [], staticAbility(permitting('graveyard', anySpell))));
  const table = new Table(p);
  table.cast(one, pay);
  expect(table.options(two).length).toBe(1);
});

test('CR 305.1: a land that is played by it uses it up too, for all that one ability permits', () => {
  const permanents: PlayPermission = { ...anySpell, filter: { is: 'type', type: 'Creature' } };
  const lands: PlayPermission = { ...anySpell, permit: 'play', filter: { is: 'type', type: 'Land' } };
  const p = position(pools('CCCC'));
  const field = p.graveyard(alice, land('Field', []));
  const beast = p.graveyard(alice, creature('Beast', '{1}', [], 1, 1));
  p.battlefield(
    alice,
    enchantment(
      'Allowing',
      '{1}',
      [],
      staticAbility(permitting('graveyard', lands), permitting('graveyard', permanents)),
    ),
  );
  const table = new Table(p);
  expect(table.options(beast).length).toBe(1);
  table.answers(act({ do: 'play land', object: field, by: null, face: 0 }));
  expect(table.zoneOf(field)).toBe('battlefield');
  expect(table.options(beast)).toEqual([]);
});
