import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  asThisEntersChoose,
  attached,
  always,
  cost,
  creature,
  creatures,
  destroy,
  draw,
  each,
  enchant,
  enchantment,
  endStep,
  gainLife,
  gets,
  instant,
  later,
  onlyIf,
  spell,
  target,
  triggered,
  whenThisEnters,
  yourUpkeep,
  type Condition,
  type Effect,
} from '@stacktrail/card-tree';
import {
  pay,
  pick,
  select,
  balm,
  bear,
  elf,
  forest,
  doing,
  triggersIn,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';

const jail = { do: 'move', to: { zone: 'exile' }, until: 'this leaves the battlefield' } as const;
const kill = (name: string): Effect => destroy(each({ is: 'named', name }));

describe('CR 608: resolving', () => {
  test('CR 608.1: the topmost object resolves each time all players have passed in succession', () => {
    const p = position();
    const cards = [p.hand(alice, balm), p.hand(alice, balm)];
    const table = new Table(p);
    for (const card of cards) table.cast(card);
    table.pass();
    expect(table.of('ResolutionBegan')).toEqual([]);
    table.pass();
    expect([table.stack, table.life(alice), table.asked]).toEqual([['Balm'], 21, 'priority 0']);
  });

  test('CR 608.3c: an Aura spell becomes a permanent that is attached to what it targeted', () => {
    const p = position(pools('W'));
    const host = p.battlefield(bob, bear);
    const card = p.hand(alice, enchantment('Halo', '{W}', ['Aura'], enchant(creatures), always(attached, gets(1, 1))));
    const table = new Table(p);
    table.cast(card, pay);
    table.passAll();
    expect([table.now(card).attachedTo, table.now(card).controller, size(table.state, host)]).toEqual([
      host,
      alice,
      '3/3',
    ]);
  });
});

describe('CR 610: one-shot effects', () => {
  test('CR 610.1: what has been done once is done; it has no duration', () => {
    const p = position();
    p.library(alice, forest);
    const card = p.hand(alice, doing(gainLife(3), draw(1)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.state.players[0]?.hand.length, table.state.effects]).toEqual([23, 1, []]);
  });

  test('CR 610.2: one that makes a delayed triggered ability does the rest later', () => {
    const p = position((state) => {
      state.step = 'postcombat main';
    });
    const card = p.hand(alice, doing(later(triggered(endStep, gainLife(3)))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect([table.life(alice), table.state.delayed.length]).toEqual([20, 1]);
    table.passUntil('end');
    table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('CR 610.3a: where the event has happened since the ability was activated, the object doesn’t move', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const source = p.battlefield(
      alice,
      artifact('Jail', '{1}', [], activated([], target.creature(), { ...jail, what: target() })),
    );
    const gone = p.hand(alice, instant('Gone', '', spell(kill('Jail'))));
    const table = new Table(p);
    table.activate(source);
    table.cast(gone);
    table.passAll();
    table.passAll();
    expect([table.stack, table.zoneOf(source), table.zoneOf(victim)]).toEqual([[], 'graveyard', 'battlefield']);
  });

  test('CR 610.3b: likewise where it has happened since the ability triggered', () => {
    const p = position();
    const victim = p.battlefield(bob, bear);
    const jailer = creature(
      'Jailer',
      '{0}',
      ['Cat'],
      1,
      1,
      whenThisEnters({ ...jail, what: each({ is: 'named', name: 'Bear' }) }),
    );
    const card = p.hand(alice, jailer);
    const gone = p.hand(bob, instant('Gone', '', spell(kill('Jailer'))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.pass();
    table.cast(gone);
    table.passAll();
    table.passAll();
    expect([table.zoneOf(card), table.zoneOf(victim)]).toEqual(['graveyard', 'battlefield']);
  });

  test('CR 610.3c: what returns to the battlefield is its owner’s, whoever controlled it', () => {
    const p = position();
    const stolen = p.battlefield(bob, bear, { controller: alice, baseController: alice });
    const source = p.battlefield(
      alice,
      artifact('Jail', '{1}', [], activated([cost.tap], target.creature(), { ...jail, what: target() })),
    );
    const gone = p.hand(alice, doing(kill('Jail')));
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    expect(table.zoneOf(stolen)).toBe('exile');
    table.cast(gone);
    table.passAll();
    expect(table.now(stolen)).toMatchObject({ zone: 'battlefield', controller: bob });
  });
});

describe('CR 607.2: kinds of linked abilities', () => {
  const chosen = (word: string): Condition => ({ if: 'chosen', word });
  const siege = enchantment(
    'Siege',
    '',
    [],
    asThisEntersChoose({ choose: 'word', among: ['north', 'south'] }),
    onlyIf(chosen('north'), triggered(yourUpkeep, gainLife(1))),
    onlyIf(chosen('south'), triggered(yourUpkeep, gainLife(10))),
  );

  test('CR 607.2m, 607.2f: an ability with an anchor word functions where that word was chosen', () => {
    const outcome = (word: string) => {
      const p = position((state) => {
        state.step = 'postcombat main';
      });
      for (const owner of [alice, bob, alice, bob]) p.library(owner, forest);
      const card = p.hand(alice, siege);
      const table = new Table(p);
      table.cast(card);
      table.passAll();
      table.answer(pick(word));
      table.passUntil('upkeep');
      table.passUntil('draw');
      for (let i = 0; i < 40 && table.state.turn < 5; i++) table.pass();
      while (table.stack.length > 0) table.passAll();
      return [triggersIn(table).Siege, table.life(alice)];
    };
    expect([outcome('north'), outcome('south')]).toEqual([
      [1, 21],
      [1, 30],
    ]);
  });

  test('CR 607.2c: what was put onto the battlefield with it, and nothing else', () => {
    const bring: Effect = { do: 'move', what: target(), to: { zone: 'battlefield' }, link: 'brought' };
    const grow: Effect = {
      do: 'put counters',
      counter: '+1/+1',
      count: 1,
      on: { objects: 'linked', label: 'brought' },
    };
    const p = position();
    const [dead, alive] = [p.graveyard(alice, elf), p.battlefield(alice, elf)];
    const source = p.battlefield(
      alice,
      artifact('Gate', '{1}', [], activated([], target.cardInGraveyard(creatures), bring), activated([cost.tap], grow)),
    );
    const table = new Table(p);
    table.activate(source, ...(table.state.players[0]!.graveyard.length > 1 ? [select(dead)] : []));
    table.passAll();
    table.answer(table.use(source, 1));
    table.passAll();
    expect([size(table.state, table.now(dead).id), size(table.state, alive)]).toEqual(['2/2', '1/1']);
  });
});
