import { describe, expect, test } from '@jest/globals';
import { creatures, gainLife, triggered, type Ability, type Effect, type TriggerEvent } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  bear,
  doing,
  resolves,
  plainState,
  alice,
  bob,
  position,
  size,
  type Position,
  Table,
  conspiracy,
  ongoing,
  plane,
  vanguard,
} from '@stacktrail/test-kit';

/** Creatures you control get +1/+1. */
const anthem: Ability = {
  kind: 'static',
  effects: [
    {
      static: 'continuous',
      affects: { objects: 'each', filter: { is: 'all', of: [creatures, { is: 'controlled by', who: 'you' }] } },
      changes: [{ change: 'modify power and toughness', power: 1, toughness: 1 }],
    },
  ],
};
const abandonThis: Effect = { do: 'abandon', what: { objects: 'this' } };

describe('CR 109.4: who controls what is in the command zone', () => {
  /** How big a creature of Alice's and one of Bob's are beside what is in the command zone. */
  function sizes(set: (p: Position) => void, change: Parameters<typeof position>[0] = () => undefined): string {
    const p = position(change);
    const creaturesOfBoth = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    set(p);
    const state = p.state();
    return creaturesOfBoth.map((id) => size(state, id)).join(' ');
  }

  test('CR 109.4d: a face-up plane is the planar controller’s, whoever owns it', () => {
    const p = position((state) => {
      state.planarController = alice;
    });
    const mine = p.battlefield(alice, bear);
    const theirs = p.battlefield(bob, bear);
    const shown = p.command(alice, plane('Meadow', anthem));
    for (const seat of [alice, bob]) for (let i = 0; i < 5; i++) p.library(seat, bear);
    const table = new Table(p);
    const seen = (): unknown => [table.object(shown).controller, size(table.state, mine), size(table.state, theirs)];
    expect(seen()).toEqual([alice, '3/3', '2/2']);
    table.passUntil('declare attackers');
    table.answer({ form: 'attack', attacks: [] });
    table.passUntil('upkeep');
    expect([table.state.activePlayer, table.object(shown).owner]).toEqual([bob, alice]);
    expect(seen()).toEqual([bob, '2/2', '3/3']);
  });

  test('CR 109.4e: a vanguard is its owner’s, on every player’s turn', () => {
    const sage = vanguard('Sage', 0, 0, anthem);
    expect(sizes((p) => void p.command(bob, sage))).toBe('2/2 3/3');
    expect(
      sizes(
        (p) => void p.command(bob, sage),
        (state) => (state.activePlayer = bob),
      ),
    ).toBe('2/2 3/3');
  });

  test('CR 109.4f: a scheme is its owner’s, where each player is an archenemy too', () => {
    const reign = ongoing('Reign', anthem);
    const both: Parameters<typeof position>[0] = (state) =>
      (state.archenemies = [alice, bob].map((player) => ({ player, life: 40 })));
    expect(sizes((p) => void p.command(alice, reign), both)).toBe('3/3 2/2');
    expect(sizes((p) => void p.command(bob, reign), both)).toBe('2/2 3/3');
  });

  test('CR 109.4g: a conspiracy is its owner’s', () => {
    const decree = conspiracy('Decree', anthem);
    expect(sizes((p) => void p.command(bob, decree))).toBe('2/2 3/3');
    expect(sizes((p) => [alice, bob].forEach((player) => p.command(player, decree)))).toBe('3/3 3/3');
  });
});

describe('CR 109.2d: “this scheme”', () => {
  const greedy: TriggerEvent = { on: 'gains life', who: 'you' };

  function scene(abilities: readonly (readonly Ability[])[]) {
    const p = position((state) => (state.archenemies = [{ player: alice, life: 40 }]));
    const ids = abilities.map((each) => p.command(alice, ongoing('Reign', ...each)));
    const card = p.hand(alice, doing(gainLife(1)));
    return { ids, card, table: new Table(p) };
  }
  const left = (table: Table, ids: readonly ObjectId[]): readonly boolean[] => ids.map((id) => table.object(id).left);

  test('CR 109.2d: it is the scheme that the ability is printed on, and no other of its name', () => {
    const { ids, card, table } = scene([[], [triggered(greedy, abandonThis)], []]);
    resolves(table, card);
    expect(table.stack).toEqual(['ability of Reign']);
    table.passAll();
    expect(left(table, ids)).toEqual([false, true, false]);
  });

  test('CR 109.2d, 400.9: once that is face down it is another object, and the ability finds it no more', () => {
    const twice = triggered(greedy, abandonThis);
    const { ids, card, table } = scene([[twice, twice]]);
    resolves(table, card);
    if (table.question.kind === 'order triggers') {
      table.answer({ form: 'order', keys: table.state.waiting.map(({ id }) => String(id)) });
    }
    expect(table.stack).toEqual(['ability of Reign', 'ability of Reign']);
    table.passAll();
    const [below] = table.state.players[alice]!.schemes;
    expect([left(table, ids), table.object(ids[0]!).becomes]).toEqual([[true], below]);
    table.passAll();
    expect(table.of('SupplementaryCardTurnedDown')).toHaveLength(1);
    expect(table.of('KeywordActionTaken').map(({ data }) => data.action)).toEqual(['abandon']);
    expect([table.object(below!).left, table.fold()]).toEqual([false, plainState(table.state)]);
  });
});
