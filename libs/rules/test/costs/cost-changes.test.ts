import { describe, expect, test } from '@jest/globals';
import {
  additionalCost,
  anything,
  cost,
  count,
  creature,
  creatures,
  enchant,
  enchantment,
  gainLife,
  instant,
  keywords,
  kicker,
  sorcery,
  spell,
  staticAbility,
  target,
  type CardDefinition,
  type ManaCost,
  type StaticEffect,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  bear,
  bolt,
  pay,
  pick,
  alice,
  bob,
  player,
  position,
  type Position,
  pools,
  select,
  Table,
} from '@stacktrail/test-kit';

type Modification = Extract<StaticEffect, { static: 'cost modification' }>;

function modifying(effect: Partial<Modification> & Pick<Modification, 'change' | 'mana'>): CardDefinition {
  const full: Modification = {
    static: 'cost modification',
    of: 'spells',
    who: 'any player',
    filter: anything,
    ...effect,
  };
  return enchantment('Modifier', '{1}', [], staticAbility(full));
}

/** The mana that a spell with this mana cost costs where those effects are. */
function costOf(
  manaCost: string,
  ...effects: readonly (Partial<Modification> & Pick<Modification, 'change' | 'mana'>)[]
) {
  const p = position(pools('WUBRGCWUBRGC'));
  for (const effect of effects) p.battlefield(bob, modifying(effect));
  const card = p.hand(alice, sorcery('Spell', manaCost, spell(gainLife(1))));
  const table = new Table(p);
  table.cast(card);
  return table.of('TotalCostDetermined')[0]!.data.mana.join('');
}

const less = (mana: ManaCost, more: Partial<Modification> = {}) => ({ change: 'less' as const, mana, ...more });
const more = (mana: ManaCost, rest: Partial<Modification> = {}) => ({ change: 'more' as const, mana, ...rest });

describe('CR 118.7: cost reductions', () => {
  test('CR 118.7a: generic mana reduces only generic mana', () => {
    expect(costOf('{2}{R}', less(['3']))).toBe('R');
  });

  test('CR 118.7b, 118.7c: colored mana that the cost doesn’t ask for, or not so much of, reduces generic mana', () => {
    expect([costOf('{3}{R}', less(['U'])), costOf('{3}{R}', less(['R', 'R']))]).toEqual(['2R', '2']);
  });

  test('CR 118.7d: so does colorless mana', () => {
    expect(costOf('{3}{C}', less(['C', 'C']))).toBe('2');
  });

  test('CR 118.7e: of a hybrid symbol one half reduces', () => {
    expect([costOf('{2}{U}', less(['W/U'])), costOf('{2}{U}', less(['2/R']))]).toEqual(['2', 'U']);
  });

  test('CR 118.7f: a Phyrexian symbol reduces by one mana of its color', () => {
    expect(costOf('{2}{R}', less(['R/P']))).toBe('2');
  });

  test('CR 118.7g, 107.4h: snow symbols reduce generic mana; {S} in a cost isn’t reduced by generic', () => {
    expect(costOf('{3}', less(['S', 'S']))).toBe('1');
    expect(costOf('{1}{S}', less(['2']))).toBe('S');
  });

  test('CR 118.7: a cost reduced to nothing is {0}', () => {
    expect(costOf('{2}', less(['4']))).toBe('0');
  });
});

describe('CR 601.2f: the total cost', () => {
  test('CR 601.2f: increases come before reductions, whoever’s effects they are', () => {
    expect(costOf('{1}{R}', less(['2']), more(['1']))).toBe('R');
  });

  test('CR 601.2f: what costs at least so much is judged after reductions', () => {
    const least = { change: 'at least', mana: ['3'] } as const;
    expect([costOf('{1}', least), costOf('{4}', least, less(['3'])), costOf('{5}', least)]).toEqual(['3', '3', '5']);
  });

  test('CR 601.2f: reductions in whatever order: one that stops at one mana doesn’t keep another from more', () => {
    expect(costOf('{4}', less(['2']), less(['3'], { leastOne: true }))).toBe('0');
    expect(costOf('{2}', less(['3'], { leastOne: true }))).toBe('1');
  });

  test('CR 601.2f: for each thing that is counted', () => {
    const p = position(pools('RRRR'));
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const own = staticAbility({
      static: 'cost modification',
      ...{ of: 'spells', who: 'you', filter: { is: 'this' }, change: 'less', mana: ['1'], times: count(creatures) },
    } as const);
    const card = p.hand(alice, sorcery('Affine', '{4}', own, spell(gainLife(1))));
    const table = new Table(p);
    table.cast(card, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2']);
  });

  test('CR 601.2f: what targets something may cost more', () => {
    const cast = (at: (p: Position) => void): string => {
      const p = position(pools('RRR'));
      at(p);
      p.battlefield(bob, modifying(more(['2'], { who: 'opponent', targeting: { is: 'controlled by', who: 'you' } })));
      const card = p.hand(alice, instant('Bolt', '{R}', spell(target.creature(), gainLife(1))));
      const table = new Table(p);
      table.cast(card);
      return table.of('TotalCostDetermined')[0]!.data.mana.join('');
    };
    expect([cast((p) => p.battlefield(bob, bear)), cast((p) => p.battlefield(alice, bear))]).toEqual(['2R', 'R']);
  });

  test('CR 601.2f, 303.4b: so may what targets the player that an Aura enchants', () => {
    const cast = (whom: PlayerId): string => {
      const p = position(pools('RRR'));
      const curse = modifying(more(['2'], { targeting: { is: 'attached to by this' } }));
      p.battlefield(bob, enchantment('Curse', '{B}', ['Aura'], enchant('player'), ...curse.faces[0].abilities), {
        attachedToPlayer: bob,
      });
      const card = p.hand(alice, bolt);
      const table = new Table(p);
      table.cast(card, select(player(whom)), pay);
      return table.of('TotalCostDetermined')[0]!.data.mana.join('');
    };
    expect([cast(bob), cast(alice)]).toEqual(['2R', 'R']);
  });

  test('CR 118.8, 118.8a: an effect can add costs that aren’t mana; additional costs add up', () => {
    const p = position(pools('RR'));
    p.battlefield(bob, modifying({ change: 'more', mana: [], who: 'opponent', costs: [cost.payLife(2)] }));
    const card = p.hand(
      alice,
      sorcery('Spell', '{R}', spell(gainLife(1)), kicker('{R}'), additionalCost(cost.payLife(1))),
    );
    const table = new Table(p);
    table.cast(card, pick('yes'), pay);
    expect([table.life(alice), table.stack]).toEqual([17, ['Spell']]);
  });

  test('CR 118.8d, 118.9c: the mana cost itself stays what it is', () => {
    const p = position(pools('RRR'));
    p.battlefield(bob, modifying(more(['2'])));
    const card = p.hand(alice, sorcery('Spell', '{R}', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(card, pay);
    expect([table.now(card).printed.manaValue, table.pool(alice)]).toEqual([1, '']);
  });

  test('CR 118.8b: an optional additional cost needn’t be paid', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, sorcery('Spell', '{R}', spell(gainLife(1)), kicker('{5}')));
    const table = new Table(p);
    table.cast(card, pick('no'), pay);
    expect(table.stack).toEqual(['Spell']);
  });

  test('CR 601.7, 602.4: what alters costs doesn’t change what is on the stack already', () => {
    const p = position(pools('R'));
    const [effect] = modifying(more(['2'])).faces[0].abilities;
    const tax = p.hand(bob, creature('Tax', '', ['Cat'], 1, 1, ...keywords('flash'), effect!));
    const first = p.hand(alice, instant('First', '{R}', spell(gainLife(1))));
    const table = new Table(p);
    table.cast(first, pay);
    table.pass();
    table.cast(tax);
    table.passAll();
    expect([table.zoneOf(tax), table.stack]).toEqual(['battlefield', ['First']]);
    table.passAll();
    expect([table.life(alice), table.of('TotalCostDetermined').map(({ data }) => data.mana)]).toEqual([
      21,
      [['R'], ['0']],
    ]);
  });

  test('CR 601.2h example: a reduction that is sacrificed to pay has been counted', () => {
    const p = position(pools('B'));
    const familiar = p.battlefield(alice, {
      ...creature(
        'Familiar',
        '{1}',
        ['Imp'],
        2,
        2,
        staticAbility({
          static: 'cost modification',
          of: 'spells',
          who: 'you',
          filter: { is: 'color', color: 'B' },
          change: 'less',
          mana: ['1'],
        }),
      ),
    });
    const reap = p.hand(
      alice,
      instant('Reap', '{1}{B}', spell(gainLife(1)), additionalCost(cost.sacrifice(creatures))),
    );
    const table = new Table(p);
    table.cast(reap, pay);
    expect([table.of('TotalCostDetermined')[0]?.data.mana, table.zoneOf(familiar), table.stack]).toEqual([
      ...[['B'], 'graveyard', ['Reap']],
    ]);
  });
});
