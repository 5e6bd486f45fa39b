import { expect, test } from '@jest/globals';
import {
  activated,
  cost,
  creature,
  enchantment,
  gainLife,
  instant,
  keywords,
  spell,
  type ActivatedAbility,
  type Filter,
  type StaticAbility,
} from '@stacktrail/card-tree';
import { bear, pay, select, alice, position, pools, Table } from '@stacktrail/test-kit';

/** “… spells you cast have that keyword.” */
function spellsHave(keyword: 'convoke' | 'cascade' | 'rebound', ...filters: readonly Filter[]): StaticAbility {
  const filter: Filter = {
    is: 'all',
    of: [...filters, { is: 'cast from' }, { is: 'controlled by', who: 'you' }],
  };
  return {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'each', zone: 'stack', filter },
        changes: [{ change: 'add abilities', abilities: keywords(keyword) }],
      },
    ],
  };
}

const gain = instant('Gain', '{1}', spell(gainLife(1)));

test('CR 702.51a: creatures pay for a spell that is given convoke as it is cast from the hand', () => {
  const p = position(pools('C'));
  p.battlefield(alice, enchantment('Giver', '{1}', [], spellsHave('convoke', { is: 'cast from', zone: 'hand' })));
  const helper = p.battlefield(alice, bear);
  const card = p.hand(alice, instant('Big Gain', '{2}', spell(gainLife(2))));
  const table = new Table(p);
  table.cast(card, pay, select(helper));
  expect(table.object(helper).tapped).toBe(true);
});

test('CR 702.85a: only the first spell each turn is given cascade, and does so as it is cast', () => {
  const first: Filter = { is: 'nth cast this turn', nth: 1, what: { is: 'anything' } };
  const p = position(pools('CCCC'));
  p.battlefield(alice, enchantment('Giver', '{1}', [], spellsHave('cascade', first)));
  const [one, two] = [p.hand(alice, gain), p.hand(alice, gain)];
  const table = new Table(p);
  table.cast(one, pay);
  expect(table.of('AbilityTriggered').length).toBe(1);
  table.cast(two, pay);
  expect(table.of('AbilityTriggered').length).toBe(1);
});

test('CR 601.2f, 602.2b: an ability that says so costs less to activate', () => {
  const ability: ActivatedAbility = {
    ...activated([cost.mana('{3}')], gainLife(1)),
    costsLess: {
      mana: ['1'],
      times: { amount: 'count', filter: { is: 'all', of: [{ is: 'type', type: 'Creature' }, { is: 'other' }] } },
    },
  };
  const p = position(pools('CCC'));
  const source = p.battlefield(alice, creature('Cheap', '{1}', [], 1, 1, ability));
  p.battlefield(alice, bear);
  p.battlefield(alice, bear);
  const table = new Table(p);
  table.activate(source);
  expect(table.of('TotalCostDetermined').at(-1)!.data.mana.join('')).toBe('1');
});

test('CR 702.88a: a spell that is given rebound on the stack is exiled as it resolves', () => {
  const p = position(pools('C'));
  p.battlefield(alice, enchantment('Giver', '{1}', [], spellsHave('rebound', { is: 'type', type: 'Instant' })));
  const card = p.hand(alice, gain);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.life(alice), table.now(card).zone]).toEqual([21, 'exile']);
});
