import { describe, expect, test } from '@jest/globals';
import {
  enchantment,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  type Ability,
  type Objects,
} from '@stacktrail/card-tree';
import { alice, pay, plainState, pools, position, select, Table } from '@stacktrail/test-kit';

const flashback: Ability = { kind: 'keyword', keyword: 'flashback', cost: [{ cost: 'mana cost of this' }] };
const yourCards: Objects = {
  objects: 'each',
  filter: { is: 'type', type: 'Sorcery' },
  zone: 'graveyard',
  of: { players: 'you' },
};
const again = sorcery('Again', '{R}', spell(gainLife(3)));

describe('a keyword whose cost is the mana cost of what it is given to', () => {
  test('CR 702.34a: a target card in a graveyard has flashback this turn, for its own mana cost', () => {
    const p = position(pools('R'));
    const [card, other] = [p.graveyard(alice, again), p.graveyard(alice, again)];
    const lending = instant(
      'Lending',
      '',
      spell(
        { kind: 'card in graveyard', filter: { is: 'type', type: 'Sorcery' }, min: 1, max: 1 },
        {
          do: 'apply',
          to: { objects: 'target', slot: 0 },
          changes: [{ change: 'add abilities', abilities: [flashback] }],
          until: 'this turn',
        },
      ),
    );
    const giving = p.hand(alice, lending);
    const table = new Table(p);
    expect(table.options(card)).toEqual([]);
    table.cast(giving, select(card));
    table.passAll();
    expect(table.options(other)).toEqual([]);
    table.castVia('flashback', card, pay);
    expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['R']);
    table.passAll();
    expect([table.zoneOf(card), table.life(alice)]).toEqual(['exile', 23]);
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 113.6, 604.1: a static ability gives it to cards in a graveyard', () => {
    const p = position(pools('R'));
    const card = p.graveyard(alice, again);
    p.battlefield(
      alice,
      enchantment(
        'Recalling',
        '{1}',
        [],
        staticAbility({
          static: 'continuous',
          affects: yourCards,
          changes: [{ change: 'add abilities', abilities: [flashback] }],
        }),
      ),
    );
    const table = new Table(p);
    table.castVia('flashback', card, pay);
    table.passAll();
    expect([table.zoneOf(card), table.life(alice)]).toEqual(['exile', 23]);
  });
});
