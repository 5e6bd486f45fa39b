import { expect, test } from '@jest/globals';
import {
  all,
  apply,
  creature,
  creatures,
  destroy,
  each,
  gainLife,
  instant,
  sorcery,
  spell,
  staticAbility,
  target,
  twoFaced,
  you,
  youControl,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { isDesignated } from '@stacktrail/game-state';
import {
  act,
  alice,
  bear,
  beforeUpkeep,
  bob,
  castAction,
  doing,
  pay,
  pools,
  position,
  resolve,
  resolves,
  seen,
  slay,
  Table,
} from '@stacktrail/test-kit';

const jump = instant('Jump', '{U}', spell(gainLife(2)));
const plain = twoFaced('prepare', creature('Aviator', '', ['Bird'], 2, 2), jump);
const entersPrepared = staticAbility({
  static: 'replacement',
  replacement: { would: 'enter', what: { is: 'this' }, instead: { enters: 'prepared' } },
});
const ready = twoFaced('prepare', creature('Aviator', '', ['Bird'], 2, 2, entersPrepared), jump);
const prepares: Effect = { do: 'designate', as: 'prepared', what: each(all(creatures, youControl)) };
const unprepares: Effect = { do: 'remove designation', as: 'prepared', what: each(creatures) };

const isPrepared = (table: Table, id: ObjectId) => isDesignated(table.now(id), 'prepared');
const exiled = (table: Table) => table.state.exile.map((id) => seen(table.state, id).name);
const canCast = (table: Table, id: ObjectId) => table.options(id).some((action) => action.do === 'cast');

/** A creature that an effect has prepared, and other cards in its controller's hand. */
function prepared(card: CardDefinition = plain, ...hand: readonly CardDefinition[]) {
  const p = position(pools('UU'));
  const bird = p.battlefield(alice, card);
  const deed = p.hand(alice, doing(prepares));
  const held = hand.map((one) => p.hand(alice, one));
  const table = new Table(p);
  resolves(table, deed);
  return { table, bird, held, copy: table.state.exile[0]! };
}

test('CR 722.3 of CR 2026-08-07: a preparation card can’t be cast as its prepare spell', () => {
  const p = position(pools('UU'));
  const card = p.hand(alice, plain);
  const table = new Table(p);
  expect(table.options(card)).toMatchObject([{ do: 'cast', face: 0 }]);
});

test('CR 722.3c of CR 2026-08-07: a prepared permanent brings a copy that its controller may cast once', () => {
  const { table, bird, copy } = prepared();
  expect([exiled(table), isPrepared(table, bird), canCast(table, copy)]).toEqual([['Jump'], true, true]);
  table.answers(act(castAction(copy)), pay);
  expect([table.stack, isPrepared(table, bird), table.pool(alice)]).toEqual([['Jump'], false, 'U']);
  table.passAll();
  expect([table.life(alice), table.state.exile, table.zoneOf(copy)]).toEqual([22, [], 'gone']);
});

test('CR 722.3a of CR 2026-08-07: only a permanent with a prepare spell becomes prepared, and only once', () => {
  const { table, bird } = prepared();
  const p = position();
  const [other, twice] = [p.battlefield(alice, bear), p.hand(alice, doing(prepares, prepares))];
  const another = p.battlefield(alice, plain);
  const second = new Table(p);
  resolves(second, twice);
  expect([isPrepared(table, bird), isPrepared(second, other), isPrepared(second, another)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(exiled(second)).toEqual(['Jump']);
});

test('CR 722.3a of CR 2026-08-07: a permanent enters prepared', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, ready);
  const table = new Table(p);
  resolves(table, card);
  expect([exiled(table), isPrepared(table, card), canCast(table, table.state.exile[0]!)]).toEqual([
    ['Jump'],
    true,
    true,
  ]);
});

test('CR 722.3b, 704.5e of CR 2026-08-07: the copy ceases to exist as the permanent becomes unprepared', () => {
  const { table, bird, held } = prepared(plain, doing(unprepares));
  resolves(table, held[0]!);
  expect([isPrepared(table, bird), exiled(table)]).toEqual([false, []]);
});

test('CR 722.3c of CR 2026-08-07: the copy ceases to exist as the permanent leaves the battlefield', () => {
  const { table, bird, held } = prepared(plain, slay);
  table.cast(held[0]!);
  table.passAll();
  expect([table.zoneOf(bird), exiled(table)]).toEqual(['graveyard', []]);
});

test('CR 722.3c of CR 2026-08-07: whoever controls the permanent may cast the copy', () => {
  const gain = apply(target(), 'rest of the game', { change: 'control', to: you });
  const p = position(pools('', 'U'));
  p.battlefield(alice, plain);
  const deed = p.hand(alice, doing(prepares));
  const steal = p.hand(bob, instant('Steal', '', spell(target.creature(), gain)));
  const table = new Table(p);
  resolves(table, deed);
  const copy = table.state.exile[0]!;
  table.pass();
  expect(canCast(table, copy)).toBe(false);
  table.cast(steal);
  table.passAll();
  table.pass();
  expect([table.question.player, canCast(table, copy)]).toEqual([bob, true]);
});

test('CR 307.1: a copy that is a sorcery is cast when a sorcery can be', () => {
  const slow = twoFaced('prepare', creature('Aviator', '', [], 2, 2), sorcery('Plan', '', spell(gainLife(1))));
  const { table, copy, held } = prepared(slow, doing(destroy(each(creatures))));
  expect(canCast(table, copy)).toBe(true);
  table.cast(held[0]!);
  expect(canCast(table, copy)).toBe(false);
});

test('CR 722.3c of CR 2026-08-07: a permanent that phases out and in brings a new copy', () => {
  const p = beforeUpkeep();
  const bird = p.battlefield(alice, plain);
  const [first, vanish] = [
    p.hand(alice, instant('Prepare', '', spell(prepares))),
    p.hand(alice, instant('Vanish', '', spell({ do: 'phase out', what: each(creatures) }))),
  ];
  const table = new Table(p);
  table.pass();
  resolves(table, first);
  const copy = table.state.exile[0]!;
  table.pass();
  table.cast(vanish);
  resolve(table);
  expect([exiled(table), table.zoneOf(copy)]).toEqual([[], 'gone']);
  table.passUntil('upkeep');
  expect([exiled(table), isPrepared(table, bird)]).toEqual([['Jump'], true]);
  expect(canCast(table, table.state.exile[0]!)).toBe(true);
});

test('CR 722.2b, 722.3c of CR 2026-08-07: exceptions of a copy don’t apply to its prepare spell', () => {
  const clone: Effect = {
    do: 'create copies',
    who: you,
    count: 1,
    of: target(),
    except: [{ except: 'change', change: { change: 'set colors', colors: ['G'] } }],
  };
  const p = position(pools('U'));
  p.battlefield(alice, ready);
  const card = p.hand(alice, instant('Twin', '', spell(target.creature(), clone)));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  const token = table.state.battlefield.at(-1)!;
  expect([seen(table.state, token).colors, exiled(table)]).toEqual([16, ['Jump']]);
  expect(seen(table.state, table.state.exile[0]!).colors).not.toBe(16);
});
