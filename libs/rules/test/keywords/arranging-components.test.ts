import { expect, test } from '@jest/globals';
import {
  asLongAs,
  always,
  base,
  creature,
  creatures,
  enchantment,
  instant,
  move,
  mutate,
  onto,
  powerOf,
  spell,
  staticAbility,
  target,
  thisObject,
  toughnessOf,
  whenThisEnters,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { seatBit, type ObjectId } from '@stacktrail/game-events';
import {
  act,
  order,
  pay,
  pick,
  cardTroubleOf,
  plainState,
  alice,
  bob,
  position,
  size,
  pools,
  Table,
  slay,
} from '@stacktrail/test-kit';

const beast = creature('Beast', '{3}{G}', ['Beast'], 4, 5, mutate('{G}'));
const cat = creature('Cat', '{W}', ['Cat'], 1, 2);
const toTop = instant('Lift', '', spell(target.creature(), move(target(), { zone: 'library', position: 'top' })));
const toBottom = instant('Sink', '', spell(target.creature(), move(target(), { zone: 'library', position: 'bottom' })));
const away = instant('Away', '', spell(target.creature(), move(target(), onto.exile)));
/** A text that asks which card of a graveyard is on top. */
const asks = enchantment(
  'Asks',
  '',
  [],
  asLongAs(
    {
      if: 'matches',
      objects: {
        objects: 'last',
        of: { objects: 'each', filter: { is: 'card' }, zone: 'graveyard', of: { players: 'you' } },
      },
      filter: creatures,
    },
    staticAbility({ static: 'no maximum hand size' }),
  ),
);

/** Alice's creature is merged of both, the one that mutated on top; bob has the other card. */
function merged(other: CardDefinition, ...permanents: readonly CardDefinition[]) {
  const p = position(pools('G'));
  const [card, host] = [p.hand(alice, beast), p.battlefield(alice, cat)];
  const used = p.hand(bob, other);
  permanents.forEach((permanent) => p.battlefield(bob, permanent));
  const table = new Table(p);
  table.answers(act(table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!), pay);
  table.passAll();
  table.answer(pick('top'));
  table.pass();
  table.cast(used);
  table.passAll();
  return { table, host };
}

function keyOf(table: Table, name: string): string {
  const { question } = table;
  if (question.form !== 'order') throw new Error(`${question.kind}: nothing to order`);
  return question.options.find(({ text }) => text === name)!.key;
}

const names = (table: Table, ids: readonly ObjectId[]) => ids.map((id) => table.object(id).printed.name);

test('CR 728.3a: its owner arranges the cards in their graveyard', () => {
  for (const wanted of [
    ['Beast', 'Cat'],
    ['Cat', 'Beast'],
  ] as const) {
    const { table } = merged(slay, asks);
    expect([table.question.rule, table.question.player]).toEqual(['728.3a', alice]);
    table.answer(order(...wanted.map((name) => keyOf(table, name))));
    expect(names(table, table.state.players[alice]!.graveyard)).toEqual(wanted);
    expect(cardTroubleOf(table.state)).toEqual([]);
    expect(table.fold()).toBe(plainState(table.state));
  }
});

test('CR 728.3a, 404.3: where nothing looks at the order in a graveyard, nobody is asked', () => {
  const { table } = merged(slay);
  expect(names(table, table.state.players[alice]!.graveyard).sort()).toEqual(['Beast', 'Cat']);
});

test('CR 728.3a: its owner arranges the cards in their library, and nobody else sees how', () => {
  for (const [card, end] of [
    [toTop, 0],
    [toBottom, -2],
  ] as const) {
    for (const wanted of [
      ['Beast', 'Cat'],
      ['Cat', 'Beast'],
    ] as const) {
      const { table } = merged(card);
      expect([table.question.rule, table.question.player, table.question.seenBy]).toEqual([
        '728.3a',
        alice,
        seatBit(alice),
      ]);
      table.answer(order(...wanted.map((name) => keyOf(table, name))));
      const { library } = table.state.players[alice]!;
      const two = end === 0 ? library.slice(0, 2) : library.slice(-2);
      expect(names(table, two)).toEqual(wanted);
      expect(two.map((id) => table.object(id).knownTo)).toEqual([seatBit(alice), seatBit(alice)]);
      expect(cardTroubleOf(table.state)).toEqual([]);
      expect(table.fold()).toBe(plainState(table.state));
    }
  }
});

test('CR 728.3b: who exiles it determines the order of the timestamps of its cards', () => {
  const exiled: Effect = { do: 'move', what: target(), to: onto.exile, link: 'exiled' };
  const last = { objects: 'last', of: { objects: 'linked', label: 'exiled' } } as const;
  const duplicant = creature(
    'Duplicant',
    '',
    ['Shapeshifter'],
    2,
    4,
    whenThisEnters(target.creature({ is: 'subtype', subtype: 'Beast' }), exiled),
    asLongAs(
      { if: 'matches', objects: last, filter: creatures },
      always(thisObject, base(powerOf(last), toughnessOf(last))),
    ),
  );
  for (const [first, second, expected] of [
    ['Beast', 'Cat', '1/2'],
    ['Cat', 'Beast', '4/5'],
  ] as const) {
    const p = position(pools('G'));
    const [card] = [p.hand(alice, beast), p.battlefield(alice, cat)];
    const own = p.hand(alice, duplicant);
    const table = new Table(p);
    table.answers(act(table.options(card).find((one) => one.do === 'cast' && one.via === 'mutate')!), pay);
    table.passAll();
    table.answer(pick('top'));
    table.cast(own);
    table.passAll();
    table.passAll();
    expect([table.question.rule, table.question.player]).toEqual(['728.3b', alice]);
    table.answer(order(keyOf(table, first), keyOf(table, second)));
    const stamps = table.state.exile.map((id) => table.object(id).timestamp);
    expect(names(table, table.state.exile)).toEqual([first, second]);
    expect(stamps[0]).toBeLessThan(stamps[1]!);
    expect(size(table.state, table.now(own).id)).toBe(expected);
    expect(table.fold()).toBe(plainState(table.state));
  }
});

test('CR 728.3b: where the order can make no difference, nobody is asked', () => {
  const { table } = merged(away);
  expect(names(table, table.state.exile).sort()).toEqual(['Beast', 'Cat']);
  expect(table.question.kind).toBe('priority');
});
