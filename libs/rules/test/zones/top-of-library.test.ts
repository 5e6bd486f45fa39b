import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  creature,
  draw,
  each,
  enchantment,
  exile,
  gainLife,
  mill,
  move,
  onto,
  result,
  sorcery,
  spell,
  staticAbility,
  you,
  type CardDefinition,
  type Effect,
  type StaticEffect,
} from '@stacktrail/card-tree';
import { allSeats, seatBit, type ObjectId } from '@stacktrail/game-events';
import {
  bear,
  forest,
  zap,
  plainState,
  alice,
  bob,
  position,
  seen,
  type Position,
  act,
  pools,
  Table,
} from '@stacktrail/test-kit';

type TopCard = Extract<StaticEffect, { static: 'top card of library' }>;

const shows = (who: TopCard['who'], is: TopCard['is'] = 'revealed'): CardDefinition =>
  enchantment('Window', '', [], staticAbility({ static: 'top card of library', who, is }));
const doing = (...effects: readonly Effect[]): CardDefinition => sorcery('Deed', '', spell(...effects));
const hidden = { knownTo: 0 };
const everyone = allSeats(2);

function knownTo(table: Table, id: ObjectId): number {
  return table.object(id).knownTo;
}

function run(p: Position, ...effects: readonly Effect[]): Table {
  const card = p.hand(alice, doing(...effects));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

describe('CR 401: libraries', () => {
  test('CR 401.5: a player plays with the top card revealed: all see it, and the next as soon as it is on top', () => {
    const p = position();
    const cards = [1, 2, 3].map(() => p.library(alice, forest, hidden));
    p.battlefield(alice, shows('you'));
    const table = run(p, draw(1));
    expect(cards.map((id) => knownTo(table, id))).toEqual([everyone, everyone, 0]);
    expect(table.of('CardsRevealed').map(({ rule }) => rule)).toEqual(['401.5', '401.5']);
  });

  test('CR 401.5: the next is shown before the instruction after it', () => {
    const p = position();
    const cards = [1, 2, 3, 4].map(() => p.library(alice, forest, hidden));
    p.battlefield(alice, shows('you'));
    const table = run(p, draw(2), gainLife(1));
    expect(cards.map((id) => knownTo(table, id))).toEqual([everyone, everyone, everyone, 0]);
    const gained = table.of('LifeGained')[0]!.revision;
    expect(table.of('CardsRevealed').every(({ revision }) => revision < gained)).toBe(true);
  });

  test('CR 401.5: a player who may look at it sees it alone', () => {
    const p = position();
    const [mine, theirs] = [p.library(alice, forest, hidden), p.library(bob, forest, hidden)];
    p.battlefield(alice, shows('you', 'seen by its owner'));
    const table = new Table(p);
    expect([knownTo(table, mine), knownTo(table, theirs)]).toEqual([seatBit(alice), 0]);
  });

  test('CR 401.5: opponents, and all players, play with it revealed', () => {
    const p = position();
    const [mine, theirs] = [p.library(alice, forest, hidden), p.library(bob, forest, hidden)];
    p.battlefield(alice, shows('opponent'));
    const table = new Table(p);
    expect([knownTo(table, mine), knownTo(table, theirs)]).toEqual([0, everyone]);
  });

  test('CR 401.5: while a spell is being cast a new top card isn’t shown until it has become cast', () => {
    const drawing = activated([], addMana(['G']), draw(1));
    const p = position();
    const cards = [1, 2, 3].map(() => p.library(alice, forest, hidden));
    const egg = p.battlefield(alice, creature('Egg', '', ['Egg'], 1, 1, drawing));
    p.battlefield(alice, shows('you'));
    const card = p.hand(alice, creature('Costly', '{G}', ['Elf'], 1, 1));
    const table = new Table(p);
    table.cast(card);
    expect(table.question.kind).not.toBe('priority');
    table.answer(table.use(egg));
    expect(cards.map((id) => table.zoneOf(id))).toEqual(['hand', 'library', 'library']);
    expect(knownTo(table, cards[1]!)).toBe(0);
    while (table.question.kind !== 'priority') table.answer(act({ do: 'pay' }));
    expect([table.stack, knownTo(table, cards[1]!)]).toEqual([['Costly'], everyone]);
  });

  test('CR 401.6: a card that stops being revealed and is revealed again is a new object', () => {
    const p = position();
    const [first, second] = [p.library(alice, forest, hidden), p.library(alice, bear, hidden)];
    const held = p.hand(alice, zap);
    p.battlefield(alice, shows('you'));
    const bury = p.hand(alice, doing(move(each({ is: 'named', name: 'Zap' }, 'hand'), onto.topOfLibrary), draw(1)));
    const table = new Table(p);
    const before = table.state.players[alice]!.library[0];
    expect([before, knownTo(table, first)]).toEqual([first, everyone]);
    table.cast(bury);
    table.passAll();
    const [top, below] = table.state.players[alice]!.library;
    expect([table.zoneOf(held), top === first, table.object(top!).card, table.object(top!).knownTo]).toEqual([
      'hand',
      false,
      0,
      everyone,
    ]);
    expect(below).toBe(second);
    expect(table.of('LibraryOrdered').map(({ rule }) => rule)).toEqual(['401.6']);
    expect(plainState(table.state)).toBe(table.fold());
  });

  test('CR 401.6: one that goes on being revealed stays the same object', () => {
    const p = position();
    const first = p.library(alice, forest, hidden);
    p.battlefield(alice, shows('you'));
    const table = run(p, gainLife(1));
    expect([table.state.players[alice]!.library[0], table.of('CardsRevealed').length]).toEqual([first, 1]);
  });

  test('CR 401.1, 401.3: a library is a player’s deck, and how many cards are in it is known', () => {
    const p = position();
    for (let i = 0; i < 3; i++) p.library(alice, forest, hidden);
    const table = run(p, mill(1), gainLife({ amount: 'library size', of: you }));
    expect(table.life(alice)).toBe(22);
  });
});

describe('CR 406: exile', () => {
  const hide: Effect = {
    do: 'move',
    what: { objects: 'top of library', of: you, count: 1 },
    to: { zone: 'exile', faceDown: 'effect' },
    label: 'hidden',
  };

  test('CR 406.3, 406.3a: exiled face down: nobody sees it, and it has no characteristics', () => {
    const p = position();
    const card = p.library(alice, bear, hidden);
    const table = run(p, hide);
    const { types, name, power, colors } = seen(table.state, table.now(card).id);
    expect([table.zoneOf(card), table.now(card).knownTo]).toEqual(['exile', 0]);
    expect([types, name, power, colors]).toEqual([0, '', null, 0]);
  });

  test('CR 406.3: by default it is face up, for all to see', () => {
    const p = position();
    const card = p.library(alice, bear, hidden);
    const table = run(p, exile({ objects: 'top of library', of: you, count: 1 }));
    expect([table.now(card).knownTo, seen(table.state, table.now(card).id).name]).toEqual([everyone, 'Bear']);
  });

  test('CR 406.3: who has looked at it goes on to see it', () => {
    const p = position();
    const card = p.library(alice, bear, hidden);
    const table = run(p, hide, { do: 'look at', who: you, what: result('hidden') });
    expect(table.now(card).knownTo).toBe(seatBit(alice));
    table.passAll();
    expect(table.now(card).knownTo).toBe(seatBit(alice));
  });

  test('CR 406.3a: it is turned face up as it is played, by a player who may look at it', () => {
    const cheap = creature('Cheap', '', ['Elf'], 1, 1);
    const play: Effect = {
      do: 'may play',
      who: you,
      what: result('hidden'),
      how: { permit: 'play', filter: { is: 'anything' } },
      until: 'this turn',
    };
    const p = position(pools('G'));
    const card = p.library(alice, cheap, hidden);
    const table = run(p, hide, { do: 'look at', who: you, what: result('hidden') }, play);
    const there = table.now(card).id;
    const [way] = table.options(there);
    expect(way).toMatchObject({ do: 'cast', object: there });
    table.answer(act(way!));
    expect([table.stack, table.now(card).faceDown]).toEqual([['Cheap'], null]);
    table.passAll();
    expect(table.zoneOf(card)).toBe('battlefield');
  });

  test('CR 406.3b: a player who may not look at it can’t play it', () => {
    const play: Effect = {
      do: 'may play',
      who: you,
      what: result('hidden'),
      how: { permit: 'play', filter: { is: 'anything' } },
      until: 'this turn',
    };
    const p = position();
    const card = p.library(alice, creature('Cheap', '', ['Elf'], 1, 1), hidden);
    const table = run(p, hide, play);
    expect(table.options(table.now(card).id)).toEqual([]);
  });

  test('CR 406.7, 400.8: what is exiled from exile doesn’t change zones and is a new object', () => {
    const p = position();
    const card = p.exile(alice, bear);
    const table = run(p, exile({ objects: 'each', filter: { is: 'card' }, zone: 'exile' }));
    expect([table.zoneOf(card), table.now(card).id === card, table.object(card).left]).toEqual(['exile', false, true]);
  });

  test('CR 406.6: “the exiled card” is what the linked ability exiled, and no other', () => {
    const p = position();
    p.exile(alice, bear);
    const keeper = creature(
      'Keeper',
      '',
      ['Cat'],
      1,
      1,
      activated([], {
        do: 'move',
        what: { objects: 'top of library', of: you, count: 1 },
        to: { zone: 'exile' },
        link: 'kept',
      }),
      activated([], move({ objects: 'linked', label: 'kept' }, onto.hand)),
    );
    const source = p.battlefield(alice, keeper);
    const card = p.library(alice, zap);
    const table = new Table(p);
    table.activate(source);
    table.passAll();
    table.answer(table.use(source, 1));
    table.passAll();
    expect([table.zoneOf(card), table.state.exile.length]).toEqual(['hand', 1]);
  });
});

test('CR 121.5: cards put into the hand without “draw” aren’t drawn', () => {
  const p = position();
  p.battlefield(
    alice,
    enchantment('Watcher', '', [], {
      kind: 'triggered',
      event: { on: 'draws', who: 'you' },
      modes: [{ targets: [], effects: [gainLife(1)] }],
    }),
  );
  p.library(alice, forest);
  const table = run(p, move({ objects: 'top of library', of: you, count: 2 }, onto.hand));
  expect([table.stack, table.of('DrawFailed'), table.state.players[alice]!.hand.length]).toEqual([[], [], 1]);
});
