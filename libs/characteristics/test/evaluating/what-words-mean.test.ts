import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  choose,
  cost,
  creature,
  creatures,
  destroy,
  draw,
  each,
  enters,
  exile,
  gainLife,
  gets,
  instant,
  loseLife,
  mode,
  obeys,
  permanents,
  sacrifice,
  sorcery,
  spell,
  staticAbility,
  target,
  thisObject,
  triggered,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import {
  attackWith,
  pay,
  pick,
  select,
  bear,
  elf,
  forest,
  done,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const dying = watching('Watch', triggered({ on: 'dies', what: creatures }, gainLife(0)));

describe('CR 700: what words mean', () => {
  test('CR 700.4: to die is to be put into a graveyard from the battlefield', () => {
    const after = (...effects: readonly Effect[]) =>
      triggersIn(
        done(effects, (p) => {
          p.battlefield(alice, dying);
          p.battlefield(alice, bear);
          p.hand(alice, bear);
          p.library(alice, bear);
        }),
      );
    expect(after(destroy(each(creatures)))).toEqual({ Watch: 1 });
    expect(after(sacrifice(each(creatures)))).toEqual({ Watch: 1 });
    expect(after(exile(each(creatures)))).toEqual({});
    expect(after({ do: 'mill', who: you, count: 1 })).toEqual({});
  });

  test('CR 700.15: to enter is to enter the battlefield', () => {
    const after = (zone: 'battlefield' | 'exile') =>
      triggersIn(
        done([{ do: 'move', what: each(creatures, 'graveyard'), to: { zone } }], (p) => {
          p.battlefield(alice, watching('Watch', triggered(enters(creatures), gainLife(0))));
          p.graveyard(alice, bear);
        }),
      );
    expect([after('battlefield'), after('exile')]).toEqual([{ Watch: 1 }, {}]);
  });

  test('CR 700.10: a permanent that was activated this turn was the source of such an ability', () => {
    const activatedNow: Filter = {
      is: 'in event',
      event: { on: 'activates', who: 'any player', what: permanents },
      as: 'object',
    };
    const p = position();
    const [used, idle] = [p.battlefield(alice, elf), p.battlefield(alice, elf)];
    p.battlefield(alice, watching('Law', always(each(activatedNow), gets(1, 1))));
    const table = new Table(p);
    table.activate(used);
    expect([size(table.state, used), size(table.state, idle)]).toEqual(['2/2', '1/1']);
  });

  test('CR 700.11: descended: a permanent card was put into the graveyard from anywhere this turn', () => {
    const permanentCard: Filter = {
      is: 'all',
      of: [
        { is: 'any', of: [creatures, { is: 'type', type: 'Land' }, { is: 'type', type: 'Artifact' }] },
        { is: 'owned by', who: 'you' },
        { is: 'not', of: { is: 'token' } },
      ],
    };
    const times = {
      amount: 'events',
      event: { on: 'moves', what: permanentCard, to: ['graveyard'] },
      counting: 'times',
    } as const;
    const p = position();
    const knight = p.battlefield(alice, creature('Knight', '', ['Knight'], 1, 1, always(thisObject, gets(times, 0))));
    for (const card of [bear, forest, sorcery('Song', '', spell(draw(0)))]) p.library(alice, card);
    const milling = p.hand(alice, sorcery('Mill', '', spell({ do: 'mill', who: you, count: 3 })));
    const table = new Table(p);
    table.cast(milling);
    table.passAll();
    expect(size(table.state, knight)).toBe('3/1');
  });

  test('CR 700.2g: a copy of a modal spell has the modes of the original', () => {
    const modal = instant('Charm', '', spell(choose(1, mode(gainLife(3)), mode(loseLife(1)))));
    const fork = instant('Fork', '', spell(target.spell(), { do: 'copy spell', what: target() }));
    const p = position();
    const [charm, copying] = [p.hand(alice, modal), p.hand(alice, fork)];
    const table = new Table(p);
    table.cast(charm, pick('1'));
    table.cast(copying);
    if (table.question.form === 'select') table.answer(select(charm));
    for (let i = 0; i < 3; i++) table.passAll();
    expect(table.life(alice)).toBe(26);
  });
});

describe('CR 609: effects', () => {
  test('CR 609.4: “as though” is so for that effect alone', () => {
    const p = position((state) => {
      state.step = 'precombat main';
    });
    const quick = p.battlefield(
      alice,
      creature(
        'Rusher',
        '',
        ['Goblin'],
        1,
        1,
        always(thisObject, obeys('can attack as though it had haste')),
        activated([cost.tap], gainLife(1)),
      ),
      { controlledSince: 3 },
    );
    const table = new Table(p);
    expect(table.options(quick)).toEqual([]);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, quick));
    expect(table.of('AttackersDeclared')).toHaveLength(1);
  });

  test('CR 609.4b: mana spent as though it were of another color stays what it was', () => {
    const p = position(pools('GGG'));
    p.battlefield(
      alice,
      watching('Prism', staticAbility({ static: 'spend mana as though', who: 'you', as: 'any color' })),
    );
    const card = p.hand(alice, sorcery('Spectrum', '{W}{U}{B}', spell(gainLife({ amount: 'colors spent' }))));
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect([table.pool(alice), table.life(alice)]).toEqual(['', 21]);
  });
});

describe('CR 603, 608: abilities as they are put on the stack and resolve', () => {
  test('CR 608.3g: a delayed triggered ability of the spell’s static ability is created as it becomes a permanent', () => {
    const later: Effect = {
      do: 'delayed trigger',
      ability: triggered({ on: 'beginning of step', step: 'end', whose: 'each player' }, sacrifice(thisObject)),
    };
    const p = position();
    const card = p.hand(
      alice,
      creature(
        'Spark',
        '',
        ['Elemental'],
        3,
        1,
        staticAbility({ static: 'as it becomes a permanent', effects: [later] }),
      ),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.state.delayed).toEqual([]);
    table.passAll();
    expect(table.state.delayed.map(({ source }) => source)).toEqual([table.now(card).id]);
    table.passUntil('end');
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
  });

  test('CR 603.7f: a delayed triggered ability that a replacement effect creates has that effect’s source', () => {
    const later: Effect = {
      do: 'delayed trigger',
      ability: triggered({ on: 'beginning of step', step: 'end', whose: 'each player' }, gainLife(1)),
    };
    const instead = {
      do: 'follow',
      effects: [{ do: 'move', what: { objects: 'that object' }, to: { zone: 'exile' } }, later],
    } as const;
    let law: ReturnType<ReturnType<typeof position>['battlefield']>;
    const table = done([destroy(each(creatures))], (p) => {
      law = p.battlefield(
        bob,
        watching(
          'Law',
          staticAbility({ static: 'replacement', replacement: { would: 'die', what: creatures, instead } }),
        ),
      );
      p.battlefield(alice, bear);
    });
    expect(table.state.delayed.map(({ source, controller }) => [source, controller])).toEqual([[law!, bob]]);
  });
});
