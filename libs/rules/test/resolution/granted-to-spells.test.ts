import { describe, expect, test } from '@jest/globals';
import {
  blitz,
  cost,
  creature,
  creatures,
  destroy,
  each,
  enchantments,
  escape,
  gainLife,
  keywords,
  triggered,
  whenThisEnters,
  type Ability,
  type Filter,
  type StaticAbility,
  type Zone,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  attackWith,
  pay,
  doing,
  resolves,
  watching,
  plainState,
  alice,
  bob,
  position,
  seen,
  pools,
  Table,
} from '@stacktrail/test-kit';

const spells: Filter = { is: 'all', of: [creatures, { is: 'cast from' }, { is: 'controlled by', who: 'you' }] };

/** “Creature spells you cast have …” */
function spellsHave(...abilities: readonly Ability[]): StaticAbility {
  return {
    kind: 'static',
    effects: [
      {
        static: 'continuous',
        affects: { objects: 'each', zone: 'stack', filter: spells },
        changes: [{ change: 'add abilities', abilities }],
      },
    ],
  };
}

const cub = creature('Cub', '', ['Bear'], 1, 1);
const dies = triggered({ on: 'dies', what: { is: 'this' } }, gainLife(3));

describe('CR 400.7b, 611.3d: abilities that static abilities grant to permanent spells', () => {
  function scene(...abilities: readonly Ability[]) {
    const p = position();
    p.battlefield(alice, watching('Giver', spellsHave(...abilities)));
    const there = p.battlefield(alice, cub);
    const card = p.hand(alice, cub);
    const gone = p.hand(alice, doing(destroy(each(enchantments))));
    const doom = p.hand(alice, doing(destroy(each(creatures))));
    const table = new Table(p);
    return { table, there, card, gone, doom };
  }
  const has = (table: Table, id: Parameters<Table['now']>[0]) => [...seen(table.state, table.now(id).id).keywords];

  test('CR 400.7b: they go on for the permanent that the spell becomes, and for no other', () => {
    const { table, there, card } = scene(...keywords('flying', 'convoke'));
    resolves(table, card);
    expect([has(table, card), has(table, there)]).toEqual([['flying'], []]);
    expect(table.of('ContinuousEffectBegan').map(({ rule }) => rule)).toEqual(['400.7b']);
    expect(table.fold()).not.toBe('');
  });

  test('CR 611.3d: to the end of the game where no duration is stated, whatever becomes of what granted them', () => {
    const { table, card, gone } = scene(...keywords('flying'), dies);
    resolves(table, card);
    resolves(table, gone);
    table.passUntil('upkeep');
    expect(has(table, card)).toEqual(['flying']);
  });

  test('CR 611.3c: the permanent has them as it enters', () => {
    const { table, card } = scene(whenThisEnters(gainLife(1)));
    table.cast(card);
    table.passAll();
    expect(table.stack).toEqual(['ability of Cub']);
  });

  test('CR 400.7b: what triggers is the permanent’s own; a card that has moved on has lost it', () => {
    const { table, card, gone, doom } = scene(dies);
    for (const id of [card, gone, doom]) resolves(table, id);
    expect(table.stack).toEqual(['ability of Cub']);
    table.passAll();
    expect(table.life(alice)).toBe(23);
    expect(seen(table.state, table.now(card).id).abilities).toEqual([]);
  });

  test('CR 400.7b: a spell that was given nothing, or that somebody else casts, keeps nothing', () => {
    const p = position((state) => {
      state.activePlayer = bob;
    });
    p.battlefield(alice, watching('Giver', spellsHave(...keywords('flying'))));
    const card = p.hand(bob, cub);
    const table = new Table(p);
    while (table.state.priority !== bob) table.pass();
    resolves(table, card);
    expect([has(table, card), table.state.effects]).toEqual([[], []]);
  });
});

describe('CR 611.3d: abilities that static abilities grant, by which a card is cast', () => {
  /** Alice casts her creature card by a keyword that an effect about such objects grants it. */
  function cast(
    zone: Exclude<Zone, 'ante'>,
    from: 'hand' | 'graveyard',
    via: string,
    ...abilities: readonly Ability[]
  ) {
    const filter = zone === 'stack' ? spells : creatures;
    const giver: StaticAbility = {
      kind: 'static',
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'each', zone, filter },
          changes: [{ change: 'add abilities', abilities }],
        },
      ],
    };
    const p = position(pools('R'));
    p.battlefield(alice, watching('Giver', giver));
    const card = p[from](alice, creature('Cub', '{7}', ['Bear'], 1, 1));
    const gone = p.hand(alice, doing(destroy(each(enchantments))));
    for (let i = 0; i < 5; i++) p.library(alice, cub);
    const table = new Table(p);
    const way = table.options(card).find((one) => one.do === 'cast' && one.via === via)!;
    table.answers(act(way), pay);
    expect(table.of('TotalCostDetermined')[0]!.data.mana.join('')).toBe('R');
    return { table, card, gone };
  }
  const keywordsOf = (table: Table, card: ObjectId) => [...seen(table.state, table.now(card).id).keywords].sort();

  test.each(['hand', 'stack'] as const)(
    'CR 611.3d, 702.152a: what an alternative cost brings that was granted in the zone “%s” goes on',
    (zone) => {
      const { table, card, gone } = cast(zone, 'hand', 'blitz', blitz('{R}'));
      table.passAll();
      resolves(table, gone);
      expect(keywordsOf(table, card)).toEqual(['blitz', 'haste']);
      table.passUntil('declare attackers');
      table.answer(attackWith(bob, table.now(card).id));
      table.passUntil('end');
      table.passAll(); // it is sacrificed
      expect(table.zoneOf(card)).toBe('graveyard');
      expect(table.stack).toEqual(['ability of Cub']);
      expect(table.fold()).toBe(plainState(table.state));
    },
  );

  test('CR 611.3d: what was granted along with the ability to cast it lasts, though its source has gone', () => {
    const { table, card, gone } = cast(
      'graveyard',
      'graveyard',
      'escape',
      escape([cost.mana('{R}')]),
      ...keywords('flying'),
    );
    expect(keywordsOf(table, card)).toEqual([]);
    table.passAll();
    expect(keywordsOf(table, card)).toContain('flying');
    resolves(table, gone);
    table.passUntil('upkeep');
    expect(keywordsOf(table, card)).toContain('flying');
  });

  test('CR 611.3d: a card that is cast for its own mana cost keeps nothing that it had in the hand', () => {
    const p = position(pools('RRRRRRR'));
    const giver: StaticAbility = {
      kind: 'static',
      effects: [
        {
          static: 'continuous',
          affects: { objects: 'each', zone: 'hand', filter: creatures },
          changes: [{ change: 'add abilities', abilities: [blitz('{R}')] }],
        },
      ],
    };
    p.battlefield(alice, watching('Giver', giver));
    const card = p.hand(alice, creature('Cub', '{7}', ['Bear'], 1, 1));
    const table = new Table(p);
    resolves(table, card, pay);
    expect([table.zoneOf(card), keywordsOf(table, card)]).toEqual(['battlefield', []]);
  });
});
