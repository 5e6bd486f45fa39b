import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  artifact,
  cost,
  creature,
  creatures,
  enchantment,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  target,
  triggered,
  type ActivatedAbility,
  type Filter,
} from '@stacktrail/card-tree';
import { bear, pay, pick, select, alice, bob, position, pools, Table } from '@stacktrail/test-kit';

const you = { players: 'you' } as const;

describe('CR 107: symbols', () => {
  test('CR 107.4d: {0} is a cost that takes no resources', () => {
    const p = position();
    const source = p.battlefield(alice, artifact('Device', '{0}', [], activated([cost.mana('{0}')], gainLife(1))));
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 107.13, 105.2: a color indicator makes an object of its colors', () => {
    const plain = creature('Seen', '{3}', ['Cat'], 1, 1);
    const indicated = { ...plain, faces: [{ ...plain.faces[0], colorIndicator: ['U', 'R'] as const }] } as const;
    const matching = (filter: Filter): number => {
      const p = position();
      p.battlefield(alice, indicated);
      const card = p.hand(
        alice,
        sorcery('Count', '', spell(gainLife({ amount: 'count', filter: all(filter, creatures) }))),
      );
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      return table.life(alice) - 20;
    };
    expect([
      matching({ is: 'color', color: 'U' }),
      matching({ is: 'multicolored' }),
      matching({ is: 'color', color: 'G' }),
    ]).toEqual([...[1, 1, 0]]);
  });

  test('CR 107.7, 606.2: [+N] puts loyalty counters, [-N] removes them, [0] changes none', () => {
    const loyal = (paid: ActivatedAbility['cost']): ActivatedAbility => ({
      ...activated(paid, gainLife(1)),
      loyalty: true,
    });
    const walker = enchantment(
      'Walker',
      '{4}',
      [],
      loyal([cost.putCounters('loyalty', 2)]),
      loyal([cost.removeCounters('loyalty', 3)]),
      loyal([cost.putCounters('loyalty', 0)]),
    );
    const card = { ...walker, faces: [{ ...walker.faces[0], types: ['Planeswalker'] as const, loyalty: 5 }] } as const;
    const after = (which: number): number => {
      const p = position();
      const source = p.battlefield(alice, card, { counters: { loyalty: 5 } });
      const table = new Table(p);
      table.answers(table.use(source, which));
      return table.object(source).counters[0]?.count ?? 0;
    };
    expect([after(0), after(1), after(2)]).toEqual([7, 2, 5]);
  });

  test('CR 107.1c: any number may be none', () => {
    const p = position();
    const some = target.one(creatures, { min: 0, max: 99 });
    p.battlefield(bob, bear);
    const card = p.hand(alice, sorcery('Any number', '', spell(some, gainLife(1))));
    const table = new Table(p);
    table.cast(card, select());
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });
});

describe('CR 601.3e, 601.6: what else casting asks', () => {
  const creatureSpells = staticAbility({
    static: 'may play',
    ...{ who: 'you', from: 'top of library', how: { permit: 'cast', filter: creatures } },
  } as const);

  test('CR 601.3e example 2: of an adventurer card, the face that would be cast is asked', () => {
    const [front, chop] = [creature('Bearer', '{1}{G}', ['Bear'], 2, 2), instant('Chop', '{G}', spell(gainLife(1)))];
    const bearer = { ...front, layout: 'adventure', faces: [front.faces[0], chop.faces[0]] } as const;
    const p = position();
    p.battlefield(alice, enchantment('Horde', '{1}', [], creatureSpells));
    const top = p.library(alice, bearer);
    const table = new Table(p);
    expect(table.options(top).map((way) => way.do === 'cast' && way.face)).toEqual([0]);
    const q = position();
    const instants = { permit: 'cast', filter: { is: 'type', type: 'Instant' } } as const;
    q.battlefield(
      alice,
      enchantment(
        'Paragon',
        '{1}',
        [],
        staticAbility({ static: 'may play', who: 'you', from: 'top of library', how: instants }),
      ),
    );
    const other = q.library(alice, bearer);
    expect(new Table(q).options(other).map((way) => way.do === 'cast' && way.face)).toEqual([1]);
  });

  test('CR 602.1c: a triggered ability isn’t activated: it is no option', () => {
    const p = position();
    const source = p.battlefield(
      alice,
      enchantment('Watch', '{1}', [], triggered({ on: 'draws', who: 'you' }, gainLife(1))),
    );
    expect(new Table(p).options(source)).toEqual([]);
  });

  test('CR 118.2, 118.13: who pays mana has the chance to activate mana abilities; hybrid mana is chosen', () => {
    const p = position(pools('', 'W'));
    const unless = {
      do: 'unless',
      who: { players: 'each opponent' },
      cost: [cost.mana('{W/U}')],
      effects: [gainLife(5)],
    } as const;
    const card = p.hand(alice, sorcery('Tax', '', spell(unless)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answers(pick('yes'), pick('W'), pay);
    expect([table.life(alice), table.pool(bob)]).toEqual([20, '']);
  });

  test('CR 118.10: what a resolving spell does pays no cost', () => {
    const p = position();
    const fodder = p.battlefield(alice, bear);
    const card = p.hand(
      alice,
      sorcery('Rite', '', spell(gainLife(1)), { kind: 'additional cost', cost: [cost.sacrifice(creatures)] }),
    );
    const eat = p.hand(
      alice,
      instant('Eat', '', spell({ do: 'choose and sacrifice', who: you, filter: creatures, count: 1 })),
    );
    const table = new Table(p);
    table.cast(eat);
    table.passAll();
    expect(table.zoneOf(fodder)).toBe('graveyard');
    table.cast(card);
    expect(table.reversed?.rule).toBe('601.2h');
  });
});
