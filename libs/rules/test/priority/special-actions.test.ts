import { describe, expect, test } from '@jest/globals';
import {
  creature,
  each,
  enchantment,
  foretell,
  gainLife,
  instant,
  morph,
  plot,
  sorcery,
  spell,
  subtype,
  suspend,
  twoFaced,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameStateRecord } from '@stacktrail/game-state';
import { act, alice, bob, doing, forest, pay, pick, pools, position, resolves, Table } from '@stacktrail/test-kit';

const tune = sorcery('Tune', '{1}', suspend(2, '{0}'), spell(gainLife(1)));
const cry = instant('Cry', '', spell(gainLife(1)));

/** What Alice can do with a card in her hand: in her main phase, in her upkeep, in Bob’s turn, with a spell on the stack. */
function offered(card: CardDefinition) {
  const kinds = (change: (state: GameStateRecord) => void, withSpell = false) => {
    const p = position(change);
    const id = p.hand(alice, card);
    if (withSpell) p.stack(alice, cry);
    const table = new Table(p);
    while (table.state.priority !== alice) table.pass();
    return table.options(id).filter((action) => action.do === 'special' || action.do === 'play land').length;
  };
  return [
    kinds(() => undefined),
    kinds((state) => {
      state.step = 'upkeep';
    }),
    kinds((state) => {
      state.activePlayer = bob;
      state.turnOrderAt = bob;
    }),
    kinds(() => undefined, true),
  ];
}

/** It is done at once: nothing is put onto the stack, and the player has priority again. */
function atOnce(table: Table, act_: () => void): void {
  act_();
  expect([table.stack, table.asked, table.of('PriorityPassed')]).toEqual([[], 'priority 0', []]);
}

describe('CR 116.2: special actions', () => {
  test('CR 116.2a: a land is played in one’s main phase while the stack is empty, once', () => {
    expect(offered(forest)).toEqual([1, 0, 0, 0]);
    const p = position();
    const [one, two] = [p.hand(alice, forest), p.hand(alice, forest)];
    const table = new Table(p);
    atOnce(table, () => table.playLand(one));
    expect([table.zoneOf(one), table.options(two)]).toEqual(['battlefield', []]);
  });

  test('CR 116.2b: a face-down creature is turned face up any time its controller has priority', () => {
    const p = position();
    const one = p.battlefield(bob, creature('Giant', '{4}', ['Giant'], 4, 4, morph('{0}')));
    const hide = p.hand(alice, doing({ do: 'turn face down', what: each(subtype('Giant')) }));
    const shout = p.hand(alice, cry);
    const table = new Table(p);
    resolves(table, hide);
    table.cast(shout);
    expect(table.options(one)).toEqual([]);
    table.pass();
    table.answer(act({ do: 'special', object: one, action: 'turn face up' }));
    expect([table.object(one).printed.name, table.stack, table.asked]).toEqual(['Giant', ['Cry'], 'priority 1']);
  });

  test('CR 116.2e: a card that says so is discarded at any time its player has priority', () => {
    const vulture: CardDefinition = creature('Vulture', '{B}', ['Bird'], 3, 2, {
      kind: 'activated',
      cost: [{ cost: 'discard this' }],
      modes: [{ targets: [], effects: [] }],
      from: 'hand',
      specialAction: '116.2e',
    });
    expect(offered(vulture)).toEqual([1, 1, 1, 1]);
    const p = position();
    const card = p.hand(alice, vulture);
    const table = new Table(p);
    atOnce(table, () => table.answer(use(table, card)));
    expect([table.zoneOf(card), table.of('SpecialActionTaken')[0]?.rule]).toEqual(['graveyard', '116.2e']);
    expect(table.of('ObjectMoved')[0]?.data.manner).toBe('discard');
  });

  test('CR 116.2f: a card with suspend is exiled when its player could begin to cast it', () => {
    expect(offered(tune)).toEqual([1, 0, 0, 0]);
    expect(offered(instant('Quick', '{1}', suspend(2, '{0}'), spell(gainLife(1))))).toEqual([1, 1, 1, 1]);
    const p = position();
    const card = p.hand(alice, tune);
    const table = new Table(p);
    atOnce(table, () => table.answer(use(table, card)));
    expect(table.now(card)).toMatchObject({ zone: 'exile', counters: [{ kind: 'time', count: 2 }] });
  });

  test('CR 116.2h: a card with foretell is exiled face down for {2}, at any time of its player’s turn', () => {
    expect(offered(sorcery('Tale', '{4}', foretell('{1}'), spell(gainLife(1))))).toEqual([1, 1, 0, 1]);
  });

  test('CR 116.2k: a card with plot is exiled in its player’s own turn while the stack is empty', () => {
    expect(offered(sorcery('Scheme', '{4}', plot('{0}'), spell(gainLife(1))))).toEqual([1, 0, 0, 0]);
  });

  test('CR 116.2m: a locked half is unlocked in one’s main phase while the stack is empty', () => {
    const half = (name: string) => enchantment(name, '', ['Room']);
    const unlocks = (change: (state: GameStateRecord) => void) => {
      const p = position(change);
      const room = p.battlefield(alice, twoFaced('room', half('Left'), half('Right')));
      return new Table(p).options(room).map((action) => action.do === 'special' && action.action);
    };
    expect(unlocks(() => undefined)).toEqual(['unlock the left half', 'unlock the right half']);
    expect(
      unlocks((state) => {
        state.step = 'upkeep';
      }),
    ).toEqual([]);
  });
});

function use(table: Table, card: ObjectId) {
  const action = table.options(card).find((each_) => each_.do === 'special');
  return act(action!);
}

test.each([
  ['W', 'U'],
  ['U', 'W'],
])('CR 107.4e: a hybrid symbol in the cost of a special action is paid as the player chooses: {%s}', (paid, left) => {
  const p = position(pools('WU'));
  const card = p.hand(alice, creature('Later', '{5}', ['Sliver'], 3, 3, suspend(2, '{W/U}')));
  const table = new Table(p);
  table.answers(act(table.options(card).find((action) => action.do === 'special')!), pick(paid), pay);
  expect([table.zoneOf(card), table.state.players[alice]!.mana.map(({ type }) => type)]).toEqual(['exile', [left]]);
});
