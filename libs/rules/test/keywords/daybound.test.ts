import { expect, test } from '@jest/globals';
import {
  creature,
  designate,
  each,
  creatures,
  gainLife,
  instant,
  itself,
  keywords,
  spell,
  triggered,
  twoFaced,
  type Ability,
} from '@stacktrail/card-tree';
import type { GameStateRecord } from '@stacktrail/game-state';
import { balm, forest, alice, bob, position, seen, Table } from '@stacktrail/test-kit';

const werewolf = (...back: readonly Ability[]) =>
  twoFaced(
    'transforming',
    creature('Villager', '', ['Human'], 2, 2, ...keywords('daybound')),
    creature('Howler', '', ['Werewolf'], 4, 4, ...keywords('nightbound'), ...back),
  );
const nightfall = instant('Nightfall', '', spell(designate('night', 'game')));
const daybreak = instant('Daybreak', '', spell(designate('day', 'game')));
const turnAll = instant('Turn', '', spell({ do: 'transform', what: each(creatures) }));
const is = (name: 'day' | 'night') => (state: GameStateRecord) => {
  state.designations = [{ name, player: null, value: 0, until: null, turn: 1 }];
};
const now = (table: Table) => table.state.designations.map(({ name }) => name);
const nameOf = (table: Table, id: number) => seen(table.state, table.now(id as never).id).name;

test('CR 702.145d: it becomes day as there is a permanent with daybound and it is neither', () => {
  const p = position();
  p.battlefield(alice, werewolf());
  expect(now(new Table(p))).toEqual(['day']);
});

test('CR 702.145g: with nightbound alone it becomes night', () => {
  const p = position();
  const card = p.battlefield(alice, werewolf(), { face: 1 });
  const table = new Table(p);
  expect(now(table)).toEqual(['night']);
  expect(nameOf(table, card)).toBe('Howler');
});

test('CR 702.145g: not while there is a permanent with daybound', () => {
  const p = position();
  const back = p.battlefield(alice, werewolf(), { face: 1 });
  p.battlefield(bob, werewolf());
  const table = new Table(p);
  expect(now(table)).toEqual(['day']);
  expect(nameOf(table, back)).toBe('Villager'); // CR 702.145f
});

test('CR 702.145b: at night it enters transformed', () => {
  const p = position(is('night'));
  const card = p.hand(alice, werewolf());
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect(nameOf(table, card)).toBe('Howler');
  expect(table.of('Transformed')).toEqual([]);
});

test('CR 702.145b, 702.145e: as it becomes night and day, permanents of all players transform at once', () => {
  const p = position(is('day'));
  const cards = [p.battlefield(alice, werewolf()), p.battlefield(bob, werewolf())];
  const [dusk, dawn] = [p.hand(alice, nightfall), p.hand(alice, daybreak)];
  const table = new Table(p);
  table.cast(dusk);
  table.passAll();
  expect(cards.map((id) => nameOf(table, id))).toEqual(['Howler', 'Howler']);
  expect(table.of('Transformed').map(({ rule }) => rule)).toEqual(['702.145c', '702.145c']);
  table.cast(dawn);
  table.passAll();
  expect(cards.map((id) => nameOf(table, id))).toEqual(['Villager', 'Villager']);
  expect(
    table
      .of('Transformed')
      .slice(2)
      .map(({ rule }) => rule),
  ).toEqual(['702.145f', '702.145f']);
});

test('CR 702.145b, 702.145e: it can’t transform otherwise', () => {
  const p = position(is('day'));
  const card = p.battlefield(alice, werewolf());
  const other = p.battlefield(
    alice,
    twoFaced('transforming', creature('Front', '', ['Human'], 1, 1), creature('Back', '', ['Human'], 1, 1)),
  );
  const spellCard = p.hand(alice, turnAll);
  const table = new Table(p);
  table.cast(spellCard);
  table.passAll();
  expect([card, other].map((id) => nameOf(table, id))).toEqual(['Villager', 'Back']);
});

test('CR 702.145b: abilities trigger on its transforming', () => {
  const p = position(is('day'));
  p.battlefield(alice, werewolf(triggered({ on: 'transforms', what: itself }, gainLife(1))));
  const dusk = p.hand(alice, nightfall);
  const table = new Table(p);
  table.cast(dusk);
  table.passAll();
  expect(table.stack).toEqual(['ability of Howler']);
});

test.each([
  [0, 'night', 'Howler'],
  [1, 'day', 'Villager'],
] as const)('CR 502.2: after a turn in which its player cast %i spells by day it is %s', (casts, then, name) => {
  const p = position(is('day'));
  const card = p.battlefield(alice, werewolf(), { tapped: true });
  const hand = p.hand(alice, balm);
  p.library(bob, forest);
  const table = new Table(p);
  if (casts > 0) {
    table.cast(hand);
    table.passAll();
  }
  table.passUntil('upkeep');
  expect(table.state.activePlayer).toBe(bob);
  expect(now(table)).toEqual([then]);
  expect(nameOf(table, card)).toBe(name);
});

test('CR 702.145c: one that comes under somebody’s control front face up at night transforms at once', () => {
  const p = position(is('night'));
  const card = p.battlefield(alice, werewolf());
  const table = new Table(p);
  expect(nameOf(table, card)).toBe('Howler');
});

test('CR 702.145a: daybound is on the front face, nightbound on the back', () => {
  const p = position(is('day'));
  const card = p.battlefield(alice, werewolf());
  const dusk = p.hand(alice, nightfall);
  const table = new Table(p);
  const found = () => [...seen(table.state, card).keywords];
  expect(found()).toEqual(['daybound']);
  table.cast(dusk);
  table.passAll();
  expect(found()).toEqual(['nightbound']);
});

test('CR 702.145f: one that is back face up by day transforms at once, without the stack', () => {
  const p = position(is('day'));
  const card = p.battlefield(alice, werewolf(), { face: 1 });
  const table = new Table(p);
  expect([nameOf(table, card), table.stack]).toEqual(['Villager', []]);
  expect(table.of('Transformed').map(({ rule }) => rule)).toEqual(['702.145f']);
});
