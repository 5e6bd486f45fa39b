import { describe, expect, test } from '@jest/globals';
import {
  activated,
  always,
  anything,
  apply,
  attached,
  controllerOf,
  creature,
  cost,
  creatures,
  dealDamage,
  each,
  eachPlayer,
  endStep,
  gainLife,
  gets,
  instant,
  kept,
  later,
  loseLife,
  obeys,
  permanents,
  spell,
  staticAbility,
  target,
  thatPlayer,
  triggered,
  you,
  enchant,
  enchantment,
  type Ability,
  type Cost,
  type Effect,
  type Ignoring,
  type Players,
  type StaticAbility,
} from '@stacktrail/card-tree';
import { isProhibited } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import {
  act,
  attackWith,
  pay,
  player,
  select,
  bear,
  forest,
  zap,
  doing,
  resolves,
  watching,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const two: readonly Cost[] = [cost.mana('{2}')];
const land: Cost = { cost: 'sacrifice', filter: permanents, count: 1 };

/** The special actions that the player with priority can take. */
function specials(table: Table): readonly Extract<Action, { do: 'special' }>[] {
  const { question } = table;
  if (question.form !== 'action') return [];
  return question.actions().filter((action) => action.do === 'special');
}

function take(table: Table): void {
  table.answer(act(specials(table)[0]!));
  if (table.question.kind === 'activate mana abilities') table.answer(pay);
}

const mayEnd = (who: Players, price: readonly Cost[]): Effect => ({
  do: 'allow action',
  who,
  cost: price,
  effects: [{ do: 'end effects' }],
  until: 'rest of the game',
});

describe('CR 116.2c: an action that an effect allows for later', () => {
  function weakened(who: Players, price: readonly Cost[]) {
    const p = position(pools('GG', 'GG'));
    const victim = p.battlefield(bob, bear);
    p.battlefield(bob, forest);
    const curse = p.hand(alice, doing(apply(each(creatures), 'rest of the game', gets(-1, -1)), mayEnd(who, price)));
    const table = new Table(p);
    resolves(table, curse);
    return { table, victim };
  }

  test('CR 116.2c: any player may pay to end a continuous effect, without the stack, and has priority again', () => {
    const { table, victim } = weakened(eachPlayer, two);
    expect([size(table.state, victim), specials(table).length]).toEqual(['1/1', 1]);
    table.pass();
    expect(table.asked).toBe('priority 1');
    take(table);
    expect([size(table.state, victim), table.stack, table.asked]).toEqual(['2/2', [], 'priority 1']);
    expect(table.of('AllowedActionTaken').map(({ rule, data }) => [rule, data.player])).toEqual([['116.2c', bob]]);
    expect([specials(table), table.state.allowances]).toEqual([[], []]);
    expect(table.fold()).toContain('"allowances":[]');
  });

  test('CR 116.2c: only the players whom the effect allows it, and only one who could pay what isn’t mana', () => {
    const { table } = weakened(you, two);
    expect(specials(table)).toHaveLength(1);
    table.pass();
    expect(specials(table)).toEqual([]);
    const other = weakened(eachPlayer, [land]);
    expect(specials(other.table)).toEqual([]); // Alice has no permanent
    other.table.pass();
    expect(specials(other.table)).toHaveLength(1);
  });

  test('CR 116.2c: for as long as the effect is there', () => {
    const p = position(pools('GG'));
    p.battlefield(bob, bear);
    const curse = p.hand(alice, doing(apply(each(creatures), 'this turn', gets(-1, -1)), mayEnd(you, two)));
    for (const owner of [alice, bob]) p.library(owner, forest);
    const table = new Table(p);
    resolves(table, curse);
    expect(table.state.allowances).toHaveLength(1);
    table.passUntil('upkeep');
    expect(table.state.allowances).toEqual([]);
  });

  test('CR 116.2c: a delayed triggered ability doesn’t trigger if it was paid before', () => {
    const trigger = triggered(endStep, loseLife(2, you));
    const run = (paid: boolean) => {
      const p = position(pools('', 'GG'));
      const deed = p.hand(
        alice,
        doing({
          ...(later(trigger) as Extract<Effect, { do: 'delayed trigger' }>),
          unlessPaid: { who: eachPlayer, cost: two },
        }),
      );
      const table = new Table(p);
      resolves(table, deed);
      table.pass();
      if (paid) take(table);
      table.passUntil('end');
      return [table.stack, table.state.allowances, table.of('AbilityTriggered').length];
    };
    expect(run(true)).toEqual([[], [], 0]);
    expect(run(false)).toEqual([['ability of Deed'], [], 1]); // it has triggered, and there is nothing left to stop
  });

  test('CR 116.2c: “their next upkeep” is that of the player whom the text named, who may pay before it', () => {
    const bite: Ability = triggered(
      { on: 'attacks', what: { is: 'this' } },
      {
        do: 'delayed trigger',
        ability: triggered({ on: 'beginning of step', step: 'upkeep', whose: 'that player' }, loseLife(2, thatPlayer)),
        unlessPaid: { who: thatPlayer, cost: [cost.payLife(1)] },
      },
    );
    const run = (paid: boolean) => {
      const p = position(undefined, 3);
      const asp = p.battlefield(alice, creature('Asp', '', ['Snake'], 1, 1, bite));
      for (const owner of [alice, bob, 2 as PlayerId]) for (let i = 0; i < 3; i++) p.library(owner, forest);
      const table = new Table(p);
      table.passUntil('declare attackers');
      table.answer(attackWith(2 as PlayerId, asp));
      table.passAll();
      table.passUntil('end of combat');
      expect(table.state.allowances.map(({ players }) => players)).toEqual([[2]]);
      for (let i = 0; i < 4 && table.state.priority !== 2; i++) table.pass();
      if (paid) take(table);
      for (let i = 0; i < 8 && !(table.state.activePlayer === 2 && table.state.step === 'draw'); i++) {
        table.passUntil('upkeep');
        if (table.state.activePlayer === bob) expect(table.stack).toEqual([]);
        if (table.state.activePlayer === 2) break;
      }
      return [table.state.activePlayer, table.stack, table.life(2 as PlayerId)];
    };
    expect(run(false)).toEqual([2, ['ability of Asp'], 19]);
    expect(run(true)).toEqual([2, [], 18]);
  });

  test('CR 116.2c: as often as it is paid for, with the targets of the spell that allows it', () => {
    const p = position(pools('GG'));
    const again: Effect = {
      do: 'allow action',
      who: you,
      cost: [cost.mana('{1}')],
      effects: [dealDamage(1, target())],
      until: 'this turn',
    };
    const deed = p.hand(alice, instant('Deed', '', spell(target.any(), dealDamage(1), again)));
    const table = new Table(p);
    resolves(table, deed, select(player(bob)));
    expect(table.life(bob)).toBe(19);
    take(table);
    take(table);
    expect([table.life(bob), table.pool(alice)]).toEqual([17, '']);
    take(table); // nothing left to pay with: the action is reversed
    expect([table.life(bob), table.reversed?.rule, specials(table).length]).toEqual([17, '601.2h', 1]);
    table.passUntil('upkeep');
    expect(table.state.allowances).toEqual([]);
  });
});

function ignorable(ability: StaticAbility, mayIgnore: Omit<Ignoring, 'until'>): StaticAbility {
  return { ...ability, mayIgnore: { ...mayIgnore, until: 'this turn' } };
}

describe('CR 116.2d: an action to ignore the effect of a static ability', () => {
  const noSearch = staticAbility({ static: "players can't", who: 'any player', what: 'search libraries' });

  test('CR 116.2d: what players can’t do, a player who has paid can for the rest of the turn', () => {
    const p = position(pools('', 'GG'));
    p.battlefield(alice, watching('Arbiter', ignorable(noSearch, { who: eachPlayer, cost: two })));
    for (const owner of [alice, bob]) p.library(owner, forest);
    const table = new Table(p);
    const can = () => [alice, bob].map((one) => !isProhibited(table.state, one, 'search libraries'));
    table.pass();
    expect([can(), specials(table).length]).toEqual([[false, false], 1]);
    take(table);
    expect([can(), table.stack, table.asked]).toEqual([[false, true], [], 'priority 1']);
    expect(table.of('AbilityIgnored').map(({ rule }) => rule)).toEqual(['116.2d']);
    expect(specials(table)).toEqual([]); // it is ignored already
    table.passUntil('upkeep');
    expect([can(), table.state.ignored]).toEqual([[false, false], []]);
  });

  test('CR 116.2d: a permanent is affected no longer while the player who controls it ignores the effect', () => {
    const p = position((state) => {
      state.activePlayer = bob;
    });
    const victim = p.battlefield(bob, bear);
    p.battlefield(bob, forest);
    const bond = always(attached, obeys("can't attack"));
    p.battlefield(
      alice,
      enchantment(
        'Bond',
        '',
        ['Aura'],
        enchant(creatures),
        ignorable(bond, { who: controllerOf(attached), cost: [land] }),
      ),
      { attachedTo: victim },
    );
    const table = new Table(p);
    while (table.state.priority !== bob) table.pass();
    expect(specials(table)).toHaveLength(1);
    table.answers(
      act(specials(table)[0]!),
      select(table.state.battlefield.find((id) => table.object(id).printed.name === 'Forest')!),
    );
    table.passUntil('declare attackers');
    table.answer(attackWith(alice, victim));
    expect(table.state.combat?.attackers).toHaveLength(1);
  });

  test('CR 116.2d: what raises the costs of all players doesn’t raise those of a player who ignores it', () => {
    const dearer = staticAbility(
      { static: 'cost modification', of: 'spells', who: 'any player', change: 'more', mana: ['3'], filter: anything },
      {
        static: 'cost modification',
        of: 'abilities',
        who: 'any player',
        change: 'more',
        mana: ['1'],
        filter: anything,
      },
    );
    const p = position(pools('GGG', 'GGGG'));
    p.battlefield(bob, watching('Toll', ignorable(dearer, { who: eachPlayer, cost: two })));
    const tapper = p.battlefield(alice, watching('Tapper', activated([cost.mana('{0}')], gainLife(1))));
    const free = instant('Free', '', spell(gainLife(1)));
    const [mine, theirs] = [p.hand(alice, free), p.hand(bob, free)];
    const table = new Table(p);
    take(table);
    const due = (): string => table.of('TotalCostDetermined').at(-1)!.data.mana.join('');
    table.cast(mine);
    const own = due();
    if (table.question.kind !== 'priority') table.answer(pay);
    table.activate(tapper);
    if (table.question.kind !== 'priority') table.answer(pay);
    expect([own, due(), table.reversed]).toEqual(['0', '0', null]);
    table.pass();
    table.cast(theirs);
    expect(due()).toBe('3');
  });

  test('CR 116.2d: only those may take it whom the ability names', () => {
    const p = position(pools('GG', 'GG'));
    p.battlefield(alice, watching('Arbiter', ignorable(noSearch, { who: you, cost: two })));
    const table = new Table(p);
    expect(specials(table)).toHaveLength(1);
    table.pass();
    expect(specials(table)).toEqual([]);
  });
});

describe('CR 603.7g: a static ability that allows an action and creates a delayed triggered ability', () => {
  const become = { objects: 'become of', of: kept } as const;
  const cleanup = triggered(
    { on: 'beginning of step', step: 'cleanup', whose: 'each player' },
    {
      do: 'sacrifice',
      what: become,
      who: controllerOf(become),
    },
  );
  const quick = watching(
    'Quick',
    staticAbility({
      static: 'as though flash',
      who: 'you',
      spells: { is: 'this' },
      then: [{ do: 'delayed trigger', ability: cleanup, keep: { objects: 'this' } }],
    }),
  );

  test('CR 603.7g: the object with the static ability is its source, and its controller as the action was taken its controller', () => {
    const p = position(pools('G'));
    const card = p.hand(alice, quick);
    const spark = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(spark, select(player(bob)));
    table.cast(card, pay);
    const [created] = table.of('DelayedTriggerCreated');
    expect([created?.data.controller, table.object(created!.data.source).printed.name]).toEqual([alice, 'Quick']);
    table.passAll();
    table.passAll();
    expect(table.zoneOf(card)).toBe('battlefield');
    table.passUntil('cleanup');
    expect(table.stack).toEqual(['ability of Quick']);
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
  });

  test('CR 603.7g: nothing is created where the permission wasn’t needed', () => {
    const p = position(pools('G'));
    const card = p.hand(alice, quick);
    const table = new Table(p);
    resolves(table, card, pay);
    expect([table.zoneOf(card), table.of('DelayedTriggerCreated'), table.state.delayed]).toEqual([
      'battlefield',
      [],
      [],
    ]);
  });

  test('CR 603.7g: it sacrifices only the permanent that the spell has become', () => {
    const p = position(pools('G'));
    const card = p.hand(alice, quick);
    const answer = p.hand(
      bob,
      instant(
        'No',
        '',
        spell({ do: 'counter', what: { objects: 'each', filter: { is: 'spell' }, zone: 'stack' } }, gainLife(1)),
      ),
    );
    const spark = p.hand(alice, zap);
    const table = new Table(p);
    table.cast(spark, select(player(bob)));
    table.cast(card, pay);
    table.pass();
    table.cast(answer);
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
    table.passUntil('cleanup');
    table.passAll();
    expect(table.zoneOf(card)).toBe('graveyard');
  });
});
