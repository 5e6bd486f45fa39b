import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  creatures,
  enchantment,
  gainLife,
  keywords,
  lands,
  legendary,
  mode,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  X,
  type Mode,
} from '@stacktrail/card-tree';
import type { GameStateRecord } from '@stacktrail/game-state';
import { bear, forest, number, pay, pick, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const upkeep = (state: GameStateRecord): void => {
  state.step = 'upkeep';
};

describe('CR 601.3: beginning to cast', () => {
  test('CR 601.3c: as though it had flash only if an additional cost is paid', () => {
    const own = staticAbility({
      static: 'may play',
      ...{
        who: 'you',
        from: 'hand',
        how: { permit: 'cast', filter: { is: 'this' }, flash: true, additional: [cost.mana('{2}')] },
      },
    } as const);
    const p = position((state) => {
      upkeep(state);
      pools('RRR')(state);
    });
    const card = p.hand(alice, sorcery('Hasty', '{R}', own, spell(gainLife(1))));
    const table = new Table(p);
    expect(table.options(card)).toHaveLength(1);
    table.cast(card, pay);
    expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'R']);
    const main = position(pools('R'));
    const other = main.hand(alice, sorcery('Hasty', '{R}', own, spell(gainLife(1))));
    expect(new Table(main).options(other)).toHaveLength(2);
  });

  test('CR 601.3d, 601.5a: under a condition that holds; it needn’t hold on', () => {
    const own = {
      ...staticAbility({ static: 'as though flash', who: 'you', spells: { is: 'this' } }),
      condition: { if: 'control', who: { players: 'you' }, filter: creatures, compare: 'at least', count: 1 },
    } as const;
    const card = sorcery('Hasty', '{G}', own, spell(gainLife(1)));
    const p = position(upkeep);
    const alone = p.hand(alice, card);
    expect(new Table(p).options(alone)).toEqual([]);
    const q = position(upkeep);
    const fodder = q.battlefield(
      alice,
      creature(
        'Fodder',
        '{1}',
        ['Cat'],
        1,
        1,
        activated([cost.sacrificeThis], {
          do: 'add mana',
          who: { players: 'you' },
          mana: { add: 'fixed', mana: ['G'] },
        }),
      ),
    );
    const held = q.hand(alice, card);
    const table = new Table(q);
    table.cast(held);
    table.activate(fodder, pay);
    expect([table.zoneOf(fodder), table.stack]).toEqual(['graveyard', ['Hasty']]);
  });

  test('CR 601.5: what a cost payment makes illegal is cast nevertheless; what the announcement does isn’t', () => {
    const ban = staticAbility({ static: "players can't", who: 'you', what: 'cast spells', filter: { is: 'kicked' } });
    const p = position(pools('RR'));
    p.battlefield(alice, enchantment('Ban', '{1}', [], ban));
    const card = p.hand(
      alice,
      sorcery('Kicked', '{R}', spell(gainLife(1)), { kind: 'keyword', keyword: 'kicker', cost: [cost.mana('{R}')] }),
    );
    const table = new Table(p);
    table.cast(card, pick('yes'));
    expect(table.reversed?.rule).toBe('601.2e');
  });

  test('CR 702.8b: two instances of flash are one', () => {
    const p = position(upkeep);
    const card = p.hand(alice, creature('Quick', '', ['Cat'], 1, 1, ...keywords('flash', 'flash')));
    expect(new Table(p).options(card)).toHaveLength(1);
  });

  test('CR 305.9, 601.1a: a land can’t be cast, even where cards may be played without paying their mana costs', () => {
    const p = position();
    const how = { permit: 'cast', filter: lands, pay: 'nothing' } as const;
    p.battlefield(
      alice,
      enchantment('Permission', '{1}', [], staticAbility({ static: 'may play', who: 'you', from: 'hand', how })),
    );
    const card = p.hand(alice, forest);
    expect(new Table(p).options(card).map(({ do: what }) => what)).toEqual(['play land']);
  });
});

describe('CR 601.2b, 601.2c: announcements', () => {
  test('CR 601.2c example: one instance of “target” takes different objects, two can take the same', () => {
    const both = artifact('Both', '{1}', []);
    const artifactLand = {
      ...both,
      faces: [{ ...both.faces[0], types: ['Artifact', 'Land'] as const, manaCost: null }],
    } as const;
    const twice = { ...target.one(creatures, { min: 2, max: 2 }) };
    const p = position();
    const only = p.battlefield(bob, bear);
    const two = p.hand(alice, sorcery('Two', '', spell(twice, gainLife(1))));
    const table = new Table(p);
    table.cast(two);
    expect([table.reversed?.rule, table.zoneOf(only)]).toEqual(['601.2c', 'battlefield']);
    const q = position();
    const thing = q.battlefield(bob, artifactLand);
    const pair = q.hand(
      alice,
      sorcery('Pair', '', spell(target.one({ is: 'type', type: 'Artifact' }), target.one(lands), gainLife(1))),
    );
    const other = new Table(q);
    other.cast(pair);
    expect(other.now(pair).announced.targets).toEqual([[{ is: 'object', id: thing }], [{ is: 'object', id: thing }]]);
  });

  test('CR 601.4 example: all modes may be chosen where a kicker that is announced later makes it legal', () => {
    const modes: readonly Mode[] = [mode(gainLife(1)), mode(gainLife(10))];
    const text = { kind: 'spell', modes, choose: { min: 1, max: 1, allIf: { if: 'kicked' } } } as const;
    const p = position(pools('GG'));
    const card = p.hand(
      alice,
      sorcery('Inscribed', '{G}', text, { kind: 'keyword', keyword: 'kicker', cost: [cost.mana('{G}')] }),
    );
    const table = new Table(p);
    table.cast(card, pick('1', '2'), pick('no'));
    expect([table.reversed?.rule, table.zoneOf(card)]).toEqual(['601.4', 'hand']);
    table.cast(card, pick('1', '2'), pick('yes'), pay);
    table.passAll();
    expect(table.life(alice)).toBe(31);
  });

  test('CR 601.4: all modes have to be chosen where the text says so and what is announced later makes it so', () => {
    const modes: readonly Mode[] = [mode(gainLife(1)), mode(gainLife(10))];
    const choice = { min: 1, max: 1, allIf: { if: 'kicked' }, mustAll: true } as const;
    const p = position(pools('GG'));
    const card = p.hand(
      alice,
      sorcery(
        'Inscribed',
        '{G}',
        { kind: 'spell', modes, choose: choice },
        { kind: 'keyword', keyword: 'kicker', cost: [cost.mana('{G}')] },
      ),
    );
    const table = new Table(p);
    table.cast(card, pick('1'), pick('yes'));
    expect([table.reversed?.rule, table.zoneOf(card)]).toEqual(['601.4', 'hand']);
    table.cast(card, pick('1'), pick('no'), pay);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 601.4: none may be chosen as well where the text then says “any number”', () => {
    const modes: readonly Mode[] = [mode(gainLife(1)), mode(gainLife(10))];
    const choose = { min: 1, max: 1, allIf: { if: 'kicked' }, orNoneIf: true } as const;
    const p = position(pools('GG'));
    const card = p.hand(
      alice,
      sorcery(
        'Inscribed',
        '{G}',
        { kind: 'spell', modes, choose },
        { kind: 'keyword', keyword: 'kicker', cost: [cost.mana('{G}')] },
      ),
    );
    const table = new Table(p);
    table.cast(card, pick(), pick('no'));
    expect([table.reversed?.rule, table.zoneOf(card)]).toEqual(['601.4', 'hand']);
    table.cast(card, pick(), pick('yes'), pay);
    expect(table.now(card).announced.modes).toEqual([]);
  });

  test('CR 702.33g: a target that only a kicked spell has isn’t chosen for one that wasn’t', () => {
    const aimed = { ...target.any(), when: { if: 'kicked' } } as const;
    const p = position(pools('R'));
    const card = p.hand(
      alice,
      sorcery('Aimed', '{R}', spell(aimed, gainLife(1)), {
        kind: 'keyword',
        keyword: 'kicker',
        cost: [cost.mana('{9}')],
      }),
    );
    const table = new Table(p);
    table.cast(card, pick('no'), pay);
    expect(table.now(card).announced.targets).toEqual([[]]);
  });

  test('CR 107.4e example, 118.13a: each hybrid symbol is paid with either color, as is announced', () => {
    const cast = (...halves: readonly string[]): string => {
      const p = position(pools('GGWW'));
      const card = p.hand(alice, creature('Both', '{G/W}{G/W}', ['Elf'], 1, 1));
      const table = new Table(p);
      table.cast(card, ...halves.map((half) => pick(half)), pay);
      return table.pool(alice);
    };
    expect([cast('G', 'G'), cast('G', 'W'), cast('W', 'W')]).toEqual(['WW', 'GW', 'GG']);
  });

  test('CR 107.4f example, 107.4g: each Phyrexian symbol is paid with its color or with 2 life', () => {
    const cast = (...halves: readonly string[]): readonly [string, number] => {
      const p = position(pools('WW'));
      const card = p.hand(alice, creature('Pure', '{W/P}{W/P}', ['Elf'], 1, 1));
      const table = new Table(p);
      table.cast(card, ...halves.map((half) => pick(half)), ...(halves.includes('W') ? [pay] : []));
      return [table.pool(alice), table.life(alice)];
    };
    expect([cast('W', 'W'), cast('W', 'P'), cast('P', 'P')]).toEqual([
      ['', 20],
      ['W', 18],
      ['WW', 16],
    ]);
  });

  test('CR 107.3, 107.3i: all instances of X on a spell have the same value', () => {
    const p = position(pools('RRRR'));
    const card = p.hand(alice, sorcery('Twin', '{X}{X}', spell(gainLife(X), gainLife(X))));
    const table = new Table(p);
    table.cast(card, number(2), pay);
    table.passAll();
    expect([table.pool(alice), table.life(alice)]).toEqual(['', 24]);
  });

  test('CR 107.3g, 202.3e: X in a mana cost is 0 but on the stack', () => {
    const p = position(pools('RRRR'));
    const card = p.hand(alice, creature('Hydra', '{X}{R}', ['Hydra'], 1, 1));
    p.battlefield(
      alice,
      enchantment(
        'Watching',
        '{1}',
        [],
        triggered({ on: 'casts', who: 'you', what: { is: 'mana value', compare: 'exactly', to: 4 } }, gainLife(4)),
      ),
    );
    const table = new Table(p);
    table.cast(card, number(3), pay);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.now(card).announced.x, table.now(card).printed.manaValue]).toEqual([24, 3, 1]);
  });

  test('CR 107.3k: the X of an ability’s cost is its own', () => {
    const p = position(pools('RRR'));
    const hydra = creature('Hydra', '{X}', ['Hydra'], 1, 1, activated([cost.mana('{X}')], gainLife(X)));
    const source = p.battlefield(alice, hydra);
    const table = new Table(p);
    table.activate(source, number(3), pay);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });
});

describe('CR 205.4e: a legendary instant or sorcery', () => {
  const lesson = legendary(sorcery('Lesson', '', spell(gainLife(1))));
  const walker = enchantment('Walker', '', []);
  const planeswalker = legendary({
    ...walker,
    faces: [{ ...walker.faces[0], types: ['Planeswalker'], loyalty: 3 }],
  });

  test.each([
    ['nothing legendary', alice, bear, false],
    ['their legendary creature', alice, legendary(bear), true],
    ['their legendary planeswalker', alice, planeswalker, true],
    ['their legendary artifact', alice, legendary(artifact('Relic', '', [])), false],
    ['another player’s legendary creature', bob, legendary(bear), false],
  ])('with %s on the battlefield', (_, controller, permanent, castable) => {
    const p = position();
    p.battlefield(controller, permanent, { counters: { loyalty: 3 } });
    const card = p.hand(alice, lesson);
    const table = new Table(p);
    expect(table.options(card).length > 0).toBe(castable);
    if (!castable) expect(() => table.cast(card)).toThrow('205.4e');
  });
});
