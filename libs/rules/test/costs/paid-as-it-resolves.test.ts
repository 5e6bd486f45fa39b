import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  basics,
  casts,
  cost,
  creature,
  creatures,
  did,
  draw,
  enchantment,
  enchantments,
  gainLife,
  lands,
  all,
  move,
  search,
  sorcery,
  spell,
  spells,
  target,
  thisObject,
  triggered,
  type Effect,
} from '@stacktrail/card-tree';
import { number, pay, pick, pools, select, bear, forest, alice, bob, position, Table } from '@stacktrail/test-kit';

const you = { players: 'you' } as const;
const ifYouDo = (label: string, ...then: readonly Effect[]): Effect => ({ do: 'if', condition: did(label), then });

describe('CR 118.11: actions of a cost that are modified', () => {
  test('CR 118.11 example: a draw that is the cost is skipped, and the cost has been paid', () => {
    const skipDraws = enchantment('Skip', '{1}', [], {
      kind: 'static',
      effects: [{ static: 'replacement', replacement: { would: 'draw', who: 'you', instead: { do: 'skip' } } }],
    });
    const p = position();
    for (let i = 0; i < 3; i++) p.library(alice, forest);
    const offer: Effect = { do: 'may', who: you, effects: [draw(1)], label: 'drew' };
    const card = p.hand(alice, sorcery('Upkeep', '', spell(offer, ifYouDo('drew', gainLife(3)))));
    p.battlefield(alice, skipDraws);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    if (table.question.form === 'pick') table.answer(pick('yes'));
    expect([table.life(alice), table.state.players[alice]?.hand.length]).toEqual([23, 0]);
  });
});

describe('CR 118.12: what is paid as an ability resolves', () => {
  test.each([
    [0, 20],
    [2, 16],
  ])('CR 118.12a: for each of %i creatures so much is due', (count, life) => {
    const p = position();
    for (let i = 0; i < count; i++) p.battlefield(alice, bear);
    const unpaid: Effect = {
      do: 'unless',
      who: you,
      cost: [cost.payLife(2)],
      times: { amount: 'count', filter: creatures },
      effects: [{ do: 'lose life', who: you, amount: 11 }],
    };
    const card = p.hand(alice, sorcery('Toll', '', spell(unpaid)));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    table.answer(pick('yes'));
    expect(table.life(alice)).toBe(life);
  });

  const still = enchantment(
    'Still',
    '{1}',
    [],
    triggered(
      casts('any player', spells),
      { do: 'sacrifice', what: thisObject, label: 'sacrificed' },
      ifYouDo('sacrificed', draw(3, { players: 'opponents of', of: { players: 'that player' } })),
    ),
  );

  function set() {
    const p = position();
    for (let i = 0; i < 6; i++) p.library(bob, forest);
    const id = p.battlefield(bob, still);
    const card = p.hand(alice, sorcery('Rest', '', spell(gainLife(1))));
    const banish = p.battlefield(
      alice,
      artifact('Banisher', '{1}', [], activated([], target.one(enchantments), move(target(), { zone: 'exile' }))),
    );
    return { table: new Table(p), id, card, banish };
  }

  test('CR 118.12: it is sacrificed, and so the opponent of who cast the spell draws', () => {
    const { table, id, card } = set();
    table.cast(card);
    table.passAll();
    expect([table.zoneOf(id), table.state.players[bob]?.hand.length]).toEqual(['graveyard', 3]);
  });

  test('CR 118.12 example: where it has left, it can’t be sacrificed, and nobody draws', () => {
    const { table, id, card, banish } = set();
    table.cast(card);
    table.activate(banish);
    for (let i = 0; i < 4 && table.stack.length > 0; i++) table.passAll();
    expect([table.zoneOf(id), table.state.players[bob]?.hand.length]).toEqual(['exile', 0]);
  });

  test('CR 118.12: an optional action that was taken is what “if you do” asks about', () => {
    const p = position();
    const offer: Effect = {
      do: 'may',
      who: you,
      label: 'put',
      effects: [move({ objects: 'each', filter: creatures, zone: 'hand', of: you }, { zone: 'battlefield' })],
    };
    const trader = p.battlefield(
      alice,
      creature('Trader', '{1}', [], 1, 1, activated([], offer, ifYouDo('put', move(thisObject, { zone: 'hand' })))),
    );
    const card = p.hand(alice, bear);
    const table = new Table(p);
    table.activate(trader);
    table.passAll();
    if (table.question.form === 'pick') table.answer(pick('yes'));
    expect([table.zoneOf(card), table.zoneOf(trader)]).toEqual(['battlefield', 'hand']);
  });

  test('CR 118.12b: “if you do” asks whether the search was chosen, not what came of it', () => {
    const p = position();
    p.library(alice, bear);
    const offer: Effect = {
      do: 'may',
      who: you,
      label: 'searched',
      effects: search(all(basics, lands), { zone: 'hand' }),
    };
    const card = p.hand(alice, sorcery('Seek', '', spell(offer, ifYouDo('searched', gainLife(2)))));
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    for (let i = 0; i < 3 && table.question.kind !== 'priority'; i++) {
      table.answer(table.question.form === 'pick' ? pick('yes') : select());
    }
    expect(table.life(alice)).toBe(22);
  });

  test('CR 118.1: to pay a cost is to carry out what it says', () => {
    const p = position();
    const id = p.battlefield(alice, artifact('Relic', '{1}', [], activated([cost.sacrificeThis], gainLife(1))));
    const table = new Table(p);
    table.activate(id);
    expect([table.zoneOf(id), table.stack]).toEqual(['graveyard', ['ability of Relic']]);
  });
});

describe('CR 701.21a, 118.12a: “unless that player sacrifices it”', () => {
  const aimed: Effect = {
    do: 'unless',
    who: { players: 'controller of', objects: target() },
    cost: [{ cost: 'sacrifice', filter: { is: 'one of', objects: target() }, count: 1 }],
    effects: [{ do: 'lose life', who: { players: 'controller of', objects: target() }, amount: 3 }],
  };

  test.each([
    ['yes', 'graveyard', 20],
    ['no', 'battlefield', 17],
  ] as const)('its controller is asked, and sacrifices that one alone: %s', (key, zone, life) => {
    const p = position();
    const [that, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
    const card = p.hand(alice, sorcery('Bane', '', spell(target.creature(), aimed)));
    const table = new Table(p);
    table.cast(card, select(that));
    table.passAll();
    expect(table.question.player).toBe(bob);
    table.answer(pick(key));
    expect([table.zoneOf(that), table.zoneOf(other), table.life(bob)]).toEqual([zone, 'battlefield', life]);
  });
});

test('CR 107.3f: “you may pay {X}, where X is less than or equal to …”: no more than that can be chosen', () => {
  const offer: Effect = {
    do: 'may pay',
    who: you,
    cost: [{ cost: 'mana', mana: ['X'], xAtMost: { amount: 'that much' } }],
    effects: [draw({ amount: 'X' })],
  };
  const p = position(pools('GGGG'));
  for (let i = 0; i < 4; i++) p.library(alice, forest);
  p.battlefield(alice, enchantment('Well', '{1}', [], triggered({ on: 'gains life', who: 'you' }, offer)));
  const card = p.hand(alice, sorcery('Drink', '', spell(gainLife(2))));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passAll();
  table.answer(pick('yes'));
  const { question } = table;
  expect(question.form === 'number' ? [question.min, question.max] : question.form).toEqual([0, 2]);
  table.answer(number(2));
  while (table.question.kind !== 'priority') table.answer(pay);
  expect([table.state.players[alice]!.hand.length, table.pool(alice)]).toEqual([2, 'GG']);
});
