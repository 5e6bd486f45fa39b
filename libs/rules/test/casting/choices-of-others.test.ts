import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  creature,
  gainLife,
  instant,
  sorcery,
  spell,
  target,
  tap,
  untap,
  type CardDefinition,
  type Mode,
} from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { pick, player, select, bear, elf, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const gain = (amount: number): Mode => ({ targets: [], effects: [gainLife(amount)] });

describe('CR 601.6, 602.3: what an opponent chooses while something is announced', () => {
  test('CR 601.6: an opponent chooses the mode of a spell as its controller would', () => {
    const p = position();
    const card = p.hand(
      alice,
      instant('Asked', '', {
        kind: 'spell',
        choose: { min: 1, max: 1, chooses: 'an opponent' },
        modes: [gain(1), gain(2)],
      }),
    );
    const table = new Table(p);
    table.cast(card);
    expect(table.question.player).toBe(bob);
    table.answer(pick('2'));
    table.passAll();
    expect(table.life(alice)).toBe(22);
  });

  test('CR 601.6a, 602.3, 602.3a: of several opponents the controller decides who chooses', () => {
    const p = position(undefined, 3);
    const source = p.battlefield(
      alice,
      artifact('Asker', '{1}', [], {
        kind: 'activated',
        cost: [],
        choose: { min: 1, max: 1, chooses: 'an opponent' },
        modes: [gain(1), gain(2)],
      }),
    );
    const table = new Table(p);
    table.activate(source);
    expect(table.question).toMatchObject({ player: alice, candidates: [player(bob), player(carol)] });
    table.answer(select(player(carol)));
    expect(table.question.player).toBe(carol);
    table.answer(pick('1'));
    table.pass(3);
    expect(table.life(alice)).toBe(21);
  });

  test('CR 601.6b, 602.3b: a target that another player chooses is chosen after those of the controller', () => {
    const p = position();
    p.battlefield(alice, bear);
    p.battlefield(bob, bear);
    const chosen = { ...target.creature(), chooses: { players: 'each opponent' } } as ReturnType<
      typeof target.creature
    >;
    const card = p.hand(
      alice,
      sorcery('Both', '', {
        kind: 'spell',
        modes: [{ targets: [target.creature(), chosen], effects: [tap(target(0)), untap(target(1))] }],
      }),
    );
    const table = new Table(p);
    table.cast(card);
    const first = table.question.player;
    if (table.question.form !== 'select') throw new Error('no choice');
    table.answer(select(table.question.candidates[0]!));
    expect([first, table.question.player]).toEqual([alice, bob]);
  });
});

test('CR 601.2c: the controller decides which of several opponents chooses a target', () => {
  const p = position(undefined, 3);
  p.battlefield(alice, bear);
  p.battlefield(bob, bear);
  const chosen = { ...target.creature(), chooses: { players: 'each opponent' } } as ReturnType<typeof target.creature>;
  const card = p.hand(alice, sorcery('Theirs', '', spell(chosen, tap(target(0)))));
  const table = new Table(p);
  table.cast(card);
  expect(table.question).toMatchObject({ player: alice, candidates: [player(bob), player(carol)] });
  table.answer(select(player(carol)));
  expect([table.question.kind, table.question.player]).toEqual(['choose targets', carol]);
});

describe('CR 601.3: what may be begun to be cast', () => {
  test('CR 601.1, 602.1d: casting and activating are what “playing” was', () => {
    const p = position();
    const card = p.hand(alice, sorcery('Rest', '', spell(gainLife(1))));
    const source = p.battlefield(alice, artifact('Relic', '{1}', [], activated([cost.tap], gainLife(1))));
    const table = new Table(p);
    expect([table.options(card)[0]?.do, table.options(source)[0]?.do]).toEqual(['cast', 'activate']);
  });
});

describe('CR 117.2: what needs no priority', () => {
  test('CR 117.2, 117.2b, 117.2c, 117.2d: turn-based and state-based actions come first; static abilities always hold', () => {
    const p = position((state) => {
      state.step = 'upkeep';
      state.begun = ['upkeep'];
    });
    p.library(alice, forest);
    const dying = p.battlefield(bob, creature('Wounded', '{1}', [], 1, 1), { damage: 1 });
    const table = new Table(p);
    expect([table.zoneOf(dying), table.asked]).toEqual(['graveyard', 'priority 0']);
    table.passAll();
    expect([table.state.players[alice]?.hand.length, table.asked]).toEqual([1, 'priority 0']);
  });
});

describe('CR 606.1: loyalty abilities', () => {
  test('CR 606.1, 605.1a: an ability with a loyalty symbol that adds mana is no mana ability', () => {
    const p = position();
    const plain = artifact('Walker', '{3}', [], {
      ...activated([cost.putCounters('loyalty', 1)], {
        do: 'add mana',
        who: { players: 'you' },
        mana: { add: 'fixed', mana: ['G'] },
      }),
      loyalty: true,
    });
    const walker: CardDefinition = { ...plain, faces: [{ ...plain.faces[0], types: ['Planeswalker'], loyalty: 3 }] };
    const id = p.battlefield(alice, walker, { counters: { loyalty: 3 } });
    const mana = p.battlefield(alice, elf);
    const table = new Table(p);
    table.activate(id);
    expect([table.pool(alice), table.stack]).toEqual(['', ['ability of Walker']]);
    table.activate(mana);
    expect(table.stack).toHaveLength(1);
  });
});
