import { describe, expect, test } from '@jest/globals';
import {
  activated,
  all,
  anything,
  artifact,
  cost,
  counterSpell,
  creature,
  creatures,
  enchantment,
  gainLife,
  instant,
  mode,
  sorcery,
  spell,
  staticAbility,
  target,
  whenThisEnters,
  withSupertype,
  you,
  type Amount,
  type CardDefinition,
  type Effect,
  type ManaProduced,
} from '@stacktrail/card-tree';
import { bear, forest, number, pay, spend, alice, bob, position, pools, seen, Table } from '@stacktrail/test-kit';

type AddMana = Extract<Effect, { do: 'add mana' }>;

/** A permanent that is tapped for mana. */
function rock(mana: ManaProduced, more: Partial<AddMana> = {}): CardDefinition {
  return artifact('Rock', '{2}', [], activated([cost.tap], { do: 'add mana', who: you, mana, ...more }));
}

describe('CR 106.6: what mana can be spent on', () => {
  const forCreatures = { spend: { spells: creatures } };

  test('CR 106.6: only to cast creature spells', () => {
    const p = position(pools('G'));
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['G'] }, forCreatures));
    const [beast, rite] = [p.hand(alice, bear), p.hand(alice, sorcery('Rite', '{1}{G}', spell(gainLife(1))))];
    const table = new Table(p);
    table.activate(source);
    table.cast(rite, pay);
    expect(table.reversed?.rule).toBe('601.2h');
    table.cast(beast, pay);
    expect(table.stack).toEqual(['Bear']);
  });

  test('CR 106.6: such mana goes first, so that the other is left', () => {
    const p = position(pools('GG'));
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['G'] }, forCreatures));
    const beast = p.hand(alice, creature('Cub', '{G}', ['Bear'], 1, 1));
    const table = new Table(p);
    table.activate(source);
    table.cast(beast, pay);
    expect(table.state.players[alice]!.mana.map(({ instruction }) => instruction)).toEqual([null, null]);
  });

  test('CR 106.6: such mana and other mana pay together', () => {
    const p = position(pools('G'));
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['G'] }, forCreatures));
    const beast = p.hand(alice, bear);
    const table = new Table(p);
    table.activate(source);
    table.cast(beast, pay);
    expect([table.stack, table.pool(alice)]).toEqual([['Bear'], '']);
    expect(new Set(table.of('ManaSpent')[0]!.data.mana.map(({ unit }) => unit)).size).toBe(2);
  });

  test('CR 106.6: only to activate abilities, and not in the payment of an effect', () => {
    const p = position();
    const spendable = { spend: { abilities: all({ is: 'type', type: 'Artifact' }) } };
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['C'] }, spendable));
    const device = p.battlefield(alice, artifact('Device', '{1}', [], activated([cost.mana('{1}')], gainLife(1))));
    const cub = p.hand(alice, creature('Cub', '{1}', ['Bear'], 1, 1));
    const table = new Table(p);
    table.activate(source);
    table.cast(cub, pay);
    expect(table.reversed?.rule).toBe('601.2h');
    table.activate(device, pay);
    expect(table.stack).toEqual(['ability of Device']);
  });

  test('CR 701.10f: the mana of one type alone may be doubled', () => {
    const p = position();
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['R', 'R', 'G'] }));
    const cube = p.battlefield(alice, rock({ add: 'double unspent', type: 'R' }));
    const table = new Table(p);
    table.activate(source);
    table.activate(cube);
    expect(table.pool(alice)).toBe('RRGRR');
  });

  test('CR 106.6 example: doubled mana can be spent on anything', () => {
    const p = position();
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['R', 'G'] }, forCreatures));
    const cube = p.battlefield(alice, rock({ add: 'double unspent' }));
    const table = new Table(p);
    table.activate(source);
    table.activate(cube);
    const { mana } = table.state.players[alice]!;
    expect([table.pool(alice), mana.filter(({ instruction }) => instruction === null).length]).toEqual(['RGRG', 2]);
  });

  test('CR 106.6, 106.6a: what is said of the spell that it is spent on', () => {
    const rider = {
      spells: creatures,
      effects: [
        {
          do: 'apply',
          to: { objects: 'that object' },
          changes: [{ change: 'rule', rule: "can't be countered" }],
          until: 'rest of the game',
        },
      ],
    } as const;
    const p = position(pools('G', 'UU'));
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['G'] }, { rider }));
    const beast = p.hand(alice, bear);
    const no = p.hand(bob, instant('No', '{U}', spell(target.spell(), counterSpell())));
    const table = new Table(p);
    table.activate(source);
    table.cast(beast, pay);
    expect(table.of('ContinuousEffectBegan').map(({ rule }) => rule)).toEqual(['611.2']);
    table.pass();
    table.cast(no, pay);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(beast)).toBe('battlefield');
  });
});

describe('CR 106.6: what comes of mana that is spent on a spell', () => {
  const made = (effect: Effect): Table => {
    const p = position();
    const source = p.battlefield(
      alice,
      rock({ add: 'fixed', mana: ['G', 'G'] }, { rider: { spells: creatures, effects: [effect] } }),
    );
    const beast = p.hand(alice, creature('Beast', '{G}{G}', ['Beast'], 3, 3));
    const table = new Table(p);
    table.activate(source);
    table.cast(beast, pay);
    return table;
  };

  test('CR 603.12: an ability triggers for each mana that is spent so, and resolves before the spell', () => {
    const table = made({
      do: 'reflexive trigger',
      ability: { kind: 'triggered', event: { on: 'when you do' }, modes: [mode(gainLife(2))] },
    });
    expect(table.stack).toHaveLength(3);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.stack.length]).toEqual([24, 1]);
  });

  test('CR 400.7a: what the spell gains, the permanent has that it becomes', () => {
    const table = made({
      do: 'apply',
      to: { objects: 'that object' },
      changes: [{ change: 'add abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
      until: 'this turn',
    });
    table.passAll();
    const beast = table.state.battlefield.map((id) => seen(table.state, id)).find(({ name }) => name === 'Beast');
    expect([...beast!.keywords]).toEqual(['haste']);
  });
});

describe('CR 106.4: unspent mana', () => {
  test('CR 106.4: it is lost as the step ends, but for what stays until end of turn', () => {
    const p = position(pools('R'));
    const source = p.battlefield(alice, rock({ add: 'fixed', mana: ['G'] }, { lasts: true }));
    const table = new Table(p);
    table.activate(source);
    table.passUntil('end');
    expect(table.pool(alice)).toBe('G');
    table.passUntil('upkeep');
    expect(table.pool(alice)).toBe('');
  });

  test('CR 106.4: an effect can keep mana of a type, or make it colorless instead', () => {
    const p = position(pools('RGG'));
    p.battlefield(
      alice,
      enchantment('Keeper', '{1}', [], staticAbility({ static: 'mana stays', who: 'you', types: ['G'] })),
    );
    const table = new Table(p);
    table.passUntil('beginning of combat');
    expect(table.pool(alice)).toBe('GG');
    const q = position(pools('RG'));
    q.battlefield(
      alice,
      enchantment('Keeper', '{1}', [], staticAbility({ static: 'mana stays', who: 'you', becomes: 'C' })),
    );
    const other = new Table(q);
    other.passUntil('beginning of combat');
    expect(other.pool(alice)).toBe('CC');
  });
});

describe('CR 609.4b, 118.14: spending mana as though it were another', () => {
  test('CR 118.14: of any color, but not colorless mana; the player chooses which mana is spent', () => {
    const any = staticAbility({ static: 'spend mana as though', who: 'you', as: 'any color' });
    const p = position(pools('RGC'));
    p.battlefield(alice, enchantment('Lens', '{1}', [], any));
    const [blue, hard] = [
      p.hand(alice, instant('Blue', '{U}{U}', spell(gainLife(1)))),
      p.hand(alice, instant('Hard', '{C}{C}', spell(gainLife(1)))),
    ];
    const table = new Table(p);
    table.cast(hard, pay);
    expect(table.reversed?.rule).toBe('601.2h');
    table.cast(blue, pay, spend('R', 'C'));
    expect([table.stack, table.pool(alice)]).toEqual([['Blue'], 'G']);
  });

  test('CR 107.4h: {S} is paid with mana of a snow source, and each unit pays once', () => {
    const p = position();
    const snowy = withSupertype('Snow', forest);
    const [one, two] = [p.battlefield(alice, snowy), p.battlefield(alice, forest)];
    const card = p.hand(alice, creature('Yeti', '{S}{G}', ['Yeti'], 1, 1));
    const table = new Table(p);
    table.activate(one);
    table.activate(two);
    table.cast(card, pay);
    expect(table.stack).toEqual(['Yeti']);
  });
});

describe('CR 601.2h: what was spent', () => {
  test('CR 601.2h, 400.7d: how much of a type, how many colors, and from which sources', () => {
    const asked = (amount: Amount, pool: string): number => {
      const p = position(pools(pool));
      const card = p.hand(alice, creature('Asking', '{3}', ['Cat'], 1, 1, whenThisEnters(gainLife(amount))));
      const table = new Table(p);
      table.cast(card, pay);
      table.passAll();
      table.passAll();
      return table.life(alice) - 20;
    };
    expect(asked({ amount: 'mana spent' }, 'RRG')).toBe(3);
    expect(asked({ amount: 'mana spent', types: ['R'] }, 'RRG')).toBe(2);
    expect(asked({ amount: 'colors spent' }, 'RGC')).toBe(2);
    expect(asked({ amount: 'mana spent', from: anything }, 'RGC')).toBe(0);
  });

  test('CR 602.2b, 400.7d: of an activated ability it is what its own cost was paid with', () => {
    const p = position(pools('RGWU'));
    const asking = activated([cost.mana('{1}')], gainLife({ amount: 'mana spent' }));
    const card = p.hand(alice, creature('Asking', '{3}', ['Cat'], 1, 1, asking));
    const table = new Table(p);
    table.cast(card, pay, spend('R', 'G', 'W'));
    table.passAll();
    table.activate(table.now(card).id, pay);
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 107.3a: X can be paid with it', () => {
    const p = position(pools('RRR'));
    const card = p.hand(alice, sorcery('Big', '{X}{X}{R}', spell(gainLife({ amount: 'mana spent' }))));
    const table = new Table(p);
    table.cast(card, number(1), pay);
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });
});
