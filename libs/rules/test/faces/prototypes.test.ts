import { expect, test } from '@jest/globals';
import {
  alsoType,
  creature,
  enchantment,
  instant,
  keywords,
  prototype,
  spell,
  staticAbility,
  target,
  you,
  type Effect,
  type Filter,
} from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay, alice, bob, colorsOf, position, seen, size, typesOf, pools, Table } from '@stacktrail/test-kit';

const machine = prototype(
  alsoType('Artifact', creature('Machine', '{7}', ['Construct'], 6, 4, keywords('vigilance'))),
  '{1}{R}',
  2,
  1,
);
const cast = (object: ObjectId, face = 0) => act({ do: 'cast', object, via: 'hand', by: null, ability: null, face });
/** Its size, colors and mana value. */
const figures = (table: Table, id: ObjectId) =>
  `${size(table.state, id)} ${colorsOf(table.state, id)}${table.object(id).printed.manaValue}`;
const normal = '6/4 7';
const prototyped = '2/1 R2';

test('CR 702.160a, 718.3: who casts it chooses whether it is cast prototyped', () => {
  const played = (face: number) => {
    const p = position(pools('RRRRRRR'));
    const card = p.hand(alice, machine);
    const table = new Table(p);
    table.answers(cast(card, face), pay);
    const spellIs = figures(table, table.now(card).id);
    if (table.question.kind === 'priority') table.passAll();
    return [spellIs, figures(table, table.now(card).id), table.pool(alice).length];
  };
  expect([played(0), played(1)]).toEqual([
    [normal, normal, 0],
    [prototyped, prototyped, 5],
  ]);
});

test('CR 718.3a: whether it can be cast prototyped rests on those characteristics alone', () => {
  const offered = (filter: Filter) => {
    const p = position(pools('RRRRRRR'));
    const ban = { static: "players can't", who: 'any player', what: 'cast spells', filter } as const;
    p.battlefield(bob, enchantment('Ban', '{W}', [], staticAbility(ban)));
    const card = p.hand(alice, machine);
    return new Table(p).options(card).map((action) => 'face' in action && action.face);
  };
  expect([
    offered({ is: 'power', compare: 'at least', to: 5 }),
    offered({ is: 'color', color: 'R' }),
    offered({ is: 'mana value', compare: 'at most', to: 2 }),
    offered({ is: 'type', type: 'Artifact' }),
  ]).toEqual([[1], [0], [0], []]);
});

const twins: Effect = { do: 'create copies', who: you, count: 1, of: target() };

test('CR 718.3c: a copy of a prototyped spell is prototyped, and so is the token that it becomes', () => {
  const p = position(pools('RR'));
  const copies = p.hand(alice, instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() })));
  const card = p.hand(alice, machine);
  const table = new Table(p);
  table.answers(cast(card, 1), pay);
  table.cast(copies);
  table.passAll();
  expect(figures(table, table.state.stack.at(-1)!)).toBe(prototyped);
  table.passAll();
  expect(figures(table, table.state.battlefield[0]!)).toBe(prototyped);
});

test('CR 718.3d, 718.2a: a copy of a permanent has the size and mana cost that this has', () => {
  const copied = (face: number) => {
    const p = position(pools('RRRRRRR'));
    const copies = p.hand(alice, instant('Twins', '', spell(target.creature(), twins)));
    const card = p.hand(alice, machine);
    const table = new Table(p);
    table.answers(cast(card, face), pay);
    table.passAll();
    table.cast(copies);
    table.passAll();
    return table.state.battlefield.map((id) => [table.object(id).kind, figures(table, id)]);
  };
  expect([copied(1), copied(0)]).toEqual([
    [
      ['card', prototyped],
      ['token', prototyped],
    ],
    [
      ['card', normal],
      ['token', normal],
    ],
  ]);
});

test('CR 718.4: elsewhere, and where it wasn’t cast prototyped, it has its normal characteristics', () => {
  const p = position(pools('RR'));
  const elsewhere = [
    p.graveyard(alice, machine),
    p.exile(alice, machine),
    p.hand(alice, machine),
    p.library(alice, machine),
    p.battlefield(alice, machine),
  ];
  const card = p.hand(alice, machine);
  const kill = p.hand(
    alice,
    instant('Kill', '', spell(target.creature({ is: 'color', color: 'R' }), { do: 'destroy', what: target() })),
  );
  const table = new Table(p);
  expect(elsewhere.map((id) => figures(table, id))).toEqual(elsewhere.map(() => normal));
  table.answers(cast(card, 1), pay);
  table.passAll();
  table.cast(kill);
  table.passAll();
  const now = table.now(card);
  expect([now.zone, figures(table, now.id)]).toEqual(['graveyard', normal]);
});

test('CR 718.5: its other characteristics are the same however it was cast', () => {
  const p = position(pools('RR'));
  const card = p.hand(alice, machine);
  const table = new Table(p);
  table.answers(cast(card, 1), pay);
  table.passAll();
  const { id } = table.now(card);
  const { name, subtypes, keywords: has } = seen(table.state, id);
  expect([name, subtypes, [...has], typesOf(table.state, id)]).toEqual([
    'Machine',
    ['Construct'],
    ['vigilance'],
    ['Artifact', 'Creature'],
  ]);
});
