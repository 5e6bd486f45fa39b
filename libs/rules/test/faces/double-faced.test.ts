import { describe, expect, test } from '@jest/globals';
import {
  creature,
  creatures,
  disturb,
  draw,
  each,
  enchantment,
  exile,
  gainLife,
  keywords,
  land,
  meldPair,
  move,
  onto,
  result,
  sorcery,
  spell,
  staticAbility,
  subtype,
  triggered,
  twoFaced,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  act,
  order,
  pay,
  doing,
  resolves,
  triggersIn,
  watching,
  alice,
  bob,
  position,
  seen,
  size,
  pools,
  Table,
} from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';

const ghost = twoFaced(
  'transforming',
  creature('Villager', '{1}{W}', ['Human'], 2, 2, disturb('{W}')),
  creature('Ghost', '', ['Spirit'], 1, 1, keywords('flying')),
);
const nameOf = (table: Table, id: ObjectId) => seen(table.state, table.now(id).id).name;

test('CR 712.11: a double-faced card is cast with its front face up', () => {
  const p = position(pools('WW'));
  const card = p.hand(alice, ghost);
  const table = new Table(p);
  table.cast(card, pay);
  expect([table.now(card).face, nameOf(table, card)]).toEqual([0, 'Villager']);
});

test('CR 712.8c: cast transformed, it has the back face alone, with the mana value of the front face', () => {
  const p = position(pools('W'));
  const card = p.graveyard(alice, ghost);
  const table = new Table(p);
  table.answers(act(table.options(card)[0]!), pay);
  const { id, printed } = table.now(card);
  expect([nameOf(table, card), size(table.state, id), printed.manaValue]).toEqual(['Ghost', '1/1', 2]);
});

test('CR 712.11d: an ability of the front face lets it be cast transformed; what it is then decides whether it can be', () => {
  const offered = (filter: Filter) => {
    const p = position(pools('W'));
    const ban = { static: "players can't", who: 'any player', what: 'cast spells', filter } as const;
    p.battlefield(bob, enchantment('Ban', '{W}', [], staticAbility(ban)));
    const card = p.graveyard(alice, ghost);
    return new Table(p).options(card).length;
  };
  expect([offered(subtype('Human')), offered(subtype('Spirit'))]).toEqual([1, 0]);
});

test('CR 712.3: the faces of a modal card are independent: one doesn’t turn into the other', () => {
  const modal = twoFaced('modal', creature('Rogue', '{1}{B}', ['Rogue'], 2, 1), land('Den', []));
  const p = position();
  const [rogue, den] = [p.battlefield(alice, modal), p.battlefield(alice, modal, { face: 1 })];
  const turn = p.hand(alice, doing({ do: 'transform', what: each({ is: 'permanent' }) }));
  const table = new Table(p);
  resolves(table, turn);
  expect([nameOf(table, rogue), nameOf(table, den), table.of('Transformed')]).toEqual(['Rogue', 'Den', []]);
});

test('CR 712.17: exiled face down, a double-faced card stays hidden', () => {
  const p = position();
  const card = p.library(alice, ghost, { knownTo: 0 });
  const hides = p.hand(
    alice,
    doing(move({ objects: 'top of library', of: { players: 'you' }, count: 1 }, { zone: 'exile', faceDown: 'effect' })),
  );
  const table = new Table(p);
  resolves(table, hides);
  expect(table.zoneOf(card)).toBe('exile');
  for (const viewer of [{ seat: alice }, { seat: bob }, 'spectator'] as const) {
    expect(JSON.stringify(boardView(table.state, viewer).exile)).not.toMatch(/Villager|Ghost/);
  }
});

describe('CR 712.4: meld cards', () => {
  const [left, right] = meldPair(
    creature('Left', '{2}{B}', ['Rat'], 1, 2),
    creature('Right', '{1}{B}', ['Human'], 3, 4),
    creature('Whole', '', ['Horror'], 6, 6),
  );
  const pair: Effect = move(each({ is: 'any', of: [subtype('Rat'), subtype('Human')] }), onto.exile, 'pair');

  /** What triggered as they melded is put on the stack and resolves. */
  function inAnyOrder(table: Table): void {
    const { question } = table;
    if (question.form === 'order') table.answer(order(...question.options.map(({ key }) => key)));
    while (table.stack.length > 0) table.passAll();
  }

  function melded(more: (p: ReturnType<typeof position>) => ObjectId) {
    const p = position();
    const halves = [p.battlefield(alice, left), p.battlefield(alice, right)] as const;
    const join = p.hand(alice, doing(pair, { do: 'meld', what: result('pair') }));
    const card = more(p);
    const table = new Table(p);
    resolves(table, join);
    const [whole] = table.state.battlefield.filter((id) => table.object(id).printed.name === 'Whole');
    return { table, halves, whole: whole!, card };
  }

  test('CR 712.4, 712.4a, 712.14c: the two enter as one permanent with their back faces up', () => {
    const { table, halves, whole } = melded((p) => p.hand(alice, doing(draw(0))));
    expect(table.state.battlefield).toEqual([whole]);
    expect([nameOf(table, whole), size(table.state, whole)]).toEqual(['Whole', '6/6']);
    expect(halves.map((id) => table.state.exile.includes(id))).toEqual([false, false]);
  });

  test('CR 712.4b, 712.8b: one alone has nothing of its back face, on the stack or elsewhere', () => {
    const p = position(pools('BBB'));
    const there = p.battlefield(alice, right);
    const card = p.hand(alice, left);
    const turn = p.hand(alice, doing({ do: 'transform', what: each(creatures) }));
    const table = new Table(p);
    table.cast(card, pay);
    expect(nameOf(table, card)).toBe('Left');
    expect(table.now(card).printed.manaValue).toBe(3);
    table.passAll();
    resolves(table, turn);
    expect([nameOf(table, card), nameOf(table, there)]).toEqual(['Left', 'Right']);
  });

  test('CR 712.21a: put into a library, its two cards are arranged by their owner, who doesn’t show how', () => {
    const back = doing(move(each(creatures), onto.topOfLibrary));
    const { table, card } = melded((p) => p.hand(alice, back));
    table.cast(card);
    table.passAll();
    expect(table.asked).toMatch(/ 0$/);
    expect(table.question.seenBy).toBe(1);
    const { question } = table;
    if (question.form === 'order')
      table.answer({ form: 'order', keys: question.options.map(({ key }) => key).reverse() });
    const names = table.state.players[alice]!.library.map((id) => table.object(id).printed.name);
    expect([...names].sort()).toEqual(['Left', 'Right']);
  });

  test('CR 712.21e: one object has moved, and two cards have', () => {
    const { table, card } = melded((p) => {
      p.battlefield(
        bob,
        watching('Cards', triggered({ on: 'moves', what: { is: 'card' }, to: ['exile'] }, gainLife(1))),
      );
      p.battlefield(bob, watching('Leaves', triggered({ on: 'leaves the battlefield', what: creatures }, gainLife(1))));
      return p.hand(alice, sorcery('Away', '', spell(exile(each(creatures)))));
    });
    inAnyOrder(table);
    const before = triggersIn(table);
    table.cast(card);
    table.passAll();
    const after = triggersIn(table);
    expect([after['Cards']! - before['Cards']!, after['Leaves']! - before['Leaves']!]).toEqual([2, 1]);
  });
});
