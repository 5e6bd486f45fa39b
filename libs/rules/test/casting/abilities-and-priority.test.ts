import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  enchantment,
  gainLife,
  land,
  lands,
  sorcery,
  spell,
  target,
  triggered,
  type ActivatedAbility,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { GameStateRecord } from '@stacktrail/game-state';
import {
  bear,
  forest,
  healing,
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
