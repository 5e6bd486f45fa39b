import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  cost,
  creature,
  creatures,
  dealDamage,
  draw,
  enchantment,
  gainLife,
  keywords,
  land,
  lands,
  mode,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  untilEndOfTurn,
  X,
  type ActivatedAbility,
  type CardDefinition,
  type Mode,
} from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import type { GameStateRecord } from '@stacktrail/game-state';
import {
  bear,
  elf,
  forest,
  healing,
  mountain,
  zap,
  act,
  number,
  pay,
  pick,
  player,
  select,
  alice,
  bob,
  position,
  plainState,
  pools,
  story,
  Table,
} from '@stacktrail/test-kit';

const chosenTarget = { objects: 'target', slot: 0 } as const;

const upkeep = (state: GameStateRecord): void => {
  state.step = 'upkeep';
};

describe('CR 116: special actions', () => {
  const special = (more: Partial<ActivatedAbility> = {}): CardDefinition =>
    creature('Waiting', '{3}', ['Cat'], 1, 1, {
      ...activated([cost.mana('{1}'), cost.exileThis], gainLife(2)),
      from: 'hand',
      specialAction: '116.2f',
      ...more,
    });

  test('CR 116.1, 116.3: it doesn’t use the stack, and its player has priority afterwards', () => {
    const p = position(pools('R'));
    const card = p.hand(alice, special());
    const table = new Table(p);
    const [, action] = table.options(card);
    const facts = table.answers(act(action!), pay);
    expect([table.life(alice), table.zoneOf(card), table.stack, table.asked]).toEqual([22, 'exile', [], 'priority 0']);
    expect(story(facts)).toContain('116.2f SpecialActionTaken');
    expect(table.of('AbilityActivated')).toEqual([]);
  });

  test('CR 107.3d, 118.13c: its X, and how its symbols are paid, are chosen immediately before it is paid', () => {
    const p = position(pools('RRR'));
    const hybrid = special({ cost: [cost.mana('{X}{R/G}')] });
    const card = p.hand(alice, hybrid);
    const table = new Table(p);
    table.answers(act(table.options(card)[1]!), number(2));
    expect(table.asked).toBe('choose hybrid 0');
    table.answers(pick('R'), pay);
    expect([table.life(alice), table.pool(alice)]).toEqual([22, '']);
  });

  test('CR 117.1c, 116.2: only where its timing lets it be taken; one that can’t be paid is taken back', () => {
    const p = position(upkeep);
    const [slow, quick] = [p.hand(alice, special({ timing: 'sorcery' })), p.hand(alice, special())];
    const table = new Table(p);
    expect([table.options(slow).length, table.options(quick).length]).toEqual([0, 1]);
    table.answers(act(table.options(quick)[0]!), pay);
    expect([table.reversed?.rule, table.zoneOf(quick)]).toEqual(['601.2h', 'hand']);
  });
});

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

describe('CR 602: activating abilities', () => {
  test('CR 602.1, 602.1a example: the cost before the colon is two mana and tapping the permanent', () => {
    const p = position(pools('RG'));
    const source = p.battlefield(
      alice,
      artifact('Device', '{1}', [], activated([cost.mana('{2}'), cost.tap], gainLife(1))),
    );
    const table = new Table(p);
    table.activate(source, pay);
    expect([table.pool(alice), table.object(source).tapped]).toEqual(['', true]);
  });

  test('CR 602.5c: an ability acquired from one object is limited by itself', () => {
    const once: ActivatedAbility = { ...activated([], gainLife(1)), limit: { times: 1, per: 'turn' } };
    const p = position();
    const source = p.battlefield(alice, artifact('Device', '{1}', [], once, { ...once }));
    const table = new Table(p);
    table.activate(source);
    expect(table.options(source)).toHaveLength(1);
  });

  test('CR 605.4, 605.4a example: a triggered mana ability gives its mana at once, while a spell is cast', () => {
    const p = position();
    const more = triggered(
      { on: 'tapped for mana', what: lands, who: 'any player' },
      { do: 'add mana', who: { players: 'that player' }, mana: { add: 'fixed', mana: ['G'] } },
    );
    p.battlefield(bob, enchantment('More', '{1}', [], more));
    const [woods, card] = [p.battlefield(alice, forest), p.hand(alice, bear)];
    const table = new Table(p);
    table.cast(card);
    table.activate(woods, pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Bear'], '']);
  });

  test('CR 605.5, 605.5a: with a target, or by loyalty, it is no mana ability', () => {
    const adds = { do: 'add mana', who: { players: 'you' }, mana: { add: 'fixed', mana: ['R'] } } as const;
    const p = position();
    const aimed = p.battlefield(alice, artifact('Aimed', '{1}', [], activated([cost.tap], target.player(), adds)));
    const table = new Table(p);
    table.activate(aimed, select(player(alice)));
    expect([table.stack, table.pool(alice)]).toEqual([['ability of Aimed'], '']);
    table.passAll();
    expect(table.pool(alice)).toBe('R');
  });

  test('CR 731.1, 605.3: a mana ability that turns out illegal while a spell is cast is reversed alone', () => {
    const p = position(pools('R'));
    const filter = p.battlefield(
      alice,
      land(
        'Filter',
        [],
        activated([cost.mana('{U}'), cost.tap], {
          do: 'add mana',
          who: { players: 'you' },
          mana: { add: 'fixed', mana: ['W', 'W'] },
        }),
      ),
    );
    const card = p.hand(alice, creature('Imp', '{R}', ['Imp'], 1, 1));
    const table = new Table(p);
    table.cast(card);
    table.activate(filter, pay);
    expect([table.reversed?.rule, table.object(filter).tapped, table.asked]).toEqual([
      ...['601.2h', false, 'activate mana abilities 0'],
    ]);
    table.answers(pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Imp'], '']);
    expect(table.fold()).toBe(plainState(table.state));
  });
});

describe('CR 117: priority and when things may be done', () => {
  test('CR 117.1b: an activated ability at any time with priority', () => {
    const p = position(upkeep);
    const source = p.battlefield(bob, artifact('Device', '{1}', [], activated([], gainLife(1))));
    const table = new Table(p);
    table.pass();
    expect([table.asked, table.options(source).length]).toEqual(['priority 1', 1]);
  });

  test('CR 117.3a: the active player has priority first', () => {
    const table = new Table(position());
    table.passUntil('end');
    expect(table.asked).toBe('priority 0');
  });

  test('CR 117.3b, 117.3d: after a resolution the active player has it; who passes hands it on', () => {
    const p = position();
    const card = p.hand(bob, zap);
    const table = new Table(p);
    table.pass();
    expect(table.asked).toBe('priority 1');
    table.cast(card, select(player(alice)));
    table.passAll();
    expect([table.asked, table.life(alice)]).toEqual(['priority 0', 19]);
  });

  test('CR 117.7: what is cast in response resolves first', () => {
    const p = position();
    const [slow, quick] = [p.hand(alice, healing), p.hand(bob, zap)];
    const table = new Table(p);
    table.cast(slow);
    table.pass();
    table.cast(quick, select(player(alice)));
    table.passAll();
    expect([table.stack, table.life(alice)]).toEqual([['Healing'], 19]);
  });

  test('CR 117.2e: a resolving spell may have a choice made without anybody having priority', () => {
    const p = position();
    const may = { do: 'may', who: { players: 'you' }, effects: [gainLife(2)] } as const;
    const card = p.hand(alice, sorcery('May', '', spell(may)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.asked).toBe('may 0');
  });
});

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
