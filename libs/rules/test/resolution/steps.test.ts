import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  attached,
  always,
  compare,
  cost,
  count,
  creatures,
  destroy,
  each,
  enchant,
  enchantment,
  gainLife,
  gets,
  instant,
  spell,
  sorceries,
  sorcery,
  staticAbility,
  target,
  triggered,
  type Effect,
  type TriggerEvent,
} from '@stacktrail/card-tree';
import { pay, select, bear, doing, alice, bob, position, Table, pools, story } from '@stacktrail/test-kit';

const kill = instant('Kill', '', spell(target.creature(), destroy(target())));

describe('CR 608.2, 608.3: the steps of resolving', () => {
  test('CR 608.2: its targets are checked first, then its instructions are followed, and last it goes to the graveyard', () => {
    const inGraveyard = count(sorceries, 'graveyard');
    const p = position();
    p.battlefield(bob, bear);
    const card = p.hand(alice, sorcery('Deed', '', spell(target.creature(), destroy(target()), gainLife(inGraveyard))));
    p.graveyard(alice, sorcery('Old deed', ''));
    const table = new Table(p);
    table.cast(card);
    const facts = story(table.passAll(), 'PriorityPassed');
    expect(facts).toEqual([
      '608.1 ResolutionBegan',
      '701.8a Destroyed',
      '701.8a ObjectMoved',
      '119.3 LifeGained',
      '608.2n ObjectMoved',
    ]);
    expect(table.life(alice)).toBe(21); // it isn't in the graveyard itself yet
  });

  test('CR 608.2: where all its targets are illegal, none of the later steps are taken', () => {
    const p = position();
    p.battlefield(bob, bear);
    const card = p.hand(alice, sorcery('Deed', '', spell(target.creature(), destroy(target()), gainLife(5))));
    const answer = p.hand(bob, kill);
    const table = new Table(p);
    table.cast(card);
    table.pass();
    table.cast(answer);
    table.passAll();
    table.passAll();
    expect([table.life(alice), table.of('ResolutionFailed').length, table.zoneOf(card)]).toEqual([20, 1, 'graveyard']);
  });

  test('CR 608.3: a permanent spell is checked for its targets before it can become a permanent', () => {
    const halo = enchantment('Halo', '{W}', ['Aura'], enchant(creatures), always(attached, gets(1, 1)));
    const p = position(pools('WW'));
    const [host, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const [lost, good] = [p.hand(alice, halo), p.hand(alice, halo)];
    const answer = p.hand(bob, kill);
    const table = new Table(p);
    table.cast(lost, select(host), pay);
    table.pass();
    table.cast(answer, select(host));
    table.passAll();
    const failed = story(table.passAll(), 'PriorityPassed');
    table.cast(good, pay);
    table.passAll();
    expect([failed.at(0), table.zoneOf(lost), table.zoneOf(good)]).toEqual([
      '608.2b ResolutionFailed',
      'graveyard',
      'battlefield',
    ]);
    expect([table.of('ResolutionFailed').length, table.now(good).attachedTo]).toEqual([1, other]);
  });

  test('CR 608.3: a permanent spell without targets just enters the battlefield', () => {
    const p = position(pools('GG'));
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.cast(card, pay);
    expect(story(table.passAll(), 'PriorityPassed')).toEqual(['608.1 ResolutionBegan', '608.3a ObjectMoved']);
  });
});

describe('CR 610.3: one-shot effects until other events', () => {
  const draws: TriggerEvent = { on: 'draws', who: 'an opponent' };
  const gone = { do: 'move', to: { zone: 'exile' }, until: draws } as const;
  const drawn: Effect = { do: 'draw', who: { players: 'each opponent' }, count: 1 };

  function scene(first: 'activated' | 'triggered') {
    const p = position();
    p.library(bob, bear);
    p.library(bob, bear);
    const victim = p.battlefield(bob, bear);
    const ability =
      first === 'activated'
        ? activated([cost.tap], target.creature(), { ...gone, what: target() })
        : triggered({ on: 'gains life', who: 'you' }, { ...gone, what: each(creatures) });
    const jail = p.battlefield(alice, artifact('Jail', '{1}', [], ability));
    const draw = p.hand(alice, instant('Gift', '', spell(drawn)));
    const life = p.hand(alice, instant('Balm', '', spell(gainLife(1))));
    return { table: new Table(p), victim, jail, draw, life };
  }

  test('CR 610.3: what was moved returns right after the event', () => {
    const { table, victim, jail, draw } = scene('activated');
    table.activate(jail);
    table.passAll();
    expect(table.zoneOf(victim)).toBe('exile');
    table.cast(draw);
    table.passAll();
    expect(table.zoneOf(victim)).toBe('battlefield');
  });

  test('CR 610.3a: where such an event has happened since the ability was activated, the object doesn’t move', () => {
    const { table, victim, jail, draw } = scene('activated');
    table.activate(jail);
    table.cast(draw);
    table.passAll();
    table.passAll();
    expect([table.stack, table.zoneOf(victim), table.state.returns]).toEqual([[], 'battlefield', []]);
  });

  test('CR 610.3a: an event before the ability was activated doesn’t count', () => {
    const { table, victim, jail, draw } = scene('activated');
    table.cast(draw);
    table.passAll();
    table.activate(jail);
    table.passAll();
    expect(table.zoneOf(victim)).toBe('exile');
  });

  test('CR 610.3b: where it has happened since the ability triggered, the object doesn’t move', () => {
    const { table, victim, draw, life } = scene('triggered');
    table.cast(life);
    table.passAll();
    expect(table.stack).toEqual(['ability of Jail']);
    table.cast(draw);
    table.passAll();
    table.passAll();
    expect([table.stack, table.zoneOf(victim)]).toEqual([[], 'battlefield']);
  });
});

describe('CR 614.15, 616.1a: self-replacement effects', () => {
  const twice = enchantment(
    'Twice',
    '{2}',
    [],
    staticAbility({
      static: 'replacement',
      replacement: { would: 'gain life', who: 'you', instead: { do: 'gain double' } },
    }),
  );

  test('CR 614.15, 616.1a: what the text itself says happens instead comes before other replacement effects', () => {
    const more: Effect = {
      do: 'if',
      condition: compare(count(creatures), 'at least', 1),
      then: [gainLife(5)],
      otherwise: [gainLife(1)],
    };
    for (const [hasBear, life] of [
      [false, 22],
      [true, 30],
    ] as const) {
      const p = position();
      p.battlefield(alice, twice);
      if (hasBear) p.battlefield(alice, bear);
      const card = p.hand(alice, doing(more));
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      expect(table.life(alice)).toBe(life);
    }
  });
});

test('CR 614.1b: what is skipped is replaced with nothing: nothing of it happens, and nothing triggers on it', () => {
  const p = position((state) => {
    state.step = 'upkeep';
  });
  p.library(alice, bear);
  p.battlefield(alice, enchantment('Skip', '{1}', [], staticAbility({ static: 'skip', who: 'you', what: 'draw' })));
  const step: TriggerEvent = { on: 'beginning of step', step: 'draw', whose: 'you' };
  p.battlefield(alice, enchantment('Watch', '{1}', [], triggered(step, gainLife(1))));
  const table = new Table(p);
  table.passUntil('precombat main');
  expect([table.of('Skipped').length, table.of('AbilityTriggered').length, table.state.players[0]!.hand]).toEqual([
    1,
    0,
    [],
  ]);
});
