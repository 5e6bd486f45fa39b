import { expect, test } from '@jest/globals';
import { creature, gainLife, sorcery, spell, twoFaced, type CardDefinition } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { isDesignated } from '@stacktrail/game-state';
import {
  act,
  alice,
  bear,
  bob,
  colorsOf,
  pay,
  plainState,
  pools,
  position,
  readCard,
  resolves,
  select,
  size,
  Table,
  watching,
} from '@stacktrail/test-kit';

const quest = sorcery('Quest', '{U}', spell(gainLife(2)));

function scholar(...texts: readonly string[]): CardDefinition {
  return twoFaced('prepare', readCard(creature('Scholar', '{1}{G}', ['Elf'], 2, 2), ...texts), quest);
}

const readying = scholar('{0}: This creature becomes prepared.', '{0}: This creature becomes unprepared.');

const cast = (object: ObjectId) => act({ do: 'cast', object, via: 'hand', by: null, ability: null, face: 0 });
const exiled = (table: Table) => table.state.exile.map((id) => table.object(id).printed.name);
const isPrepared = (table: Table, id: ObjectId) => isDesignated(table.object(id), 'prepared');

function use(table: Table, id: ObjectId, which: number): void {
  table.answer(table.use(id, which));
  table.passAll();
}

test('CR 707.12 (722.3 of CR 2026-08-07): a preparation card is cast only as what it normally is', () => {
  const p = position(pools('GGU'));
  const card = p.hand(alice, scholar());
  const options = new Table(p).options(card);
  expect(options.map((action) => 'face' in action && action.face)).toEqual([0]);
});

test('CR 707.12, 601.2i (722.3c of CR 2026-08-07): the copy in exile may be cast, which ends the preparation', () => {
  const p = position(pools('UU'));
  const id = p.battlefield(alice, readying);
  const table = new Table(p);
  use(table, id, 0);
  use(table, id, 0); // it is prepared already
  expect([exiled(table), isPrepared(table, id)]).toEqual([['Quest'], true]);
  const [copy] = table.state.exile as [ObjectId];
  table.answers(cast(copy), pay);
  expect([table.stack, exiled(table), isPrepared(table, id)]).toEqual([['Quest'], [], false]);
  table.passAll();
  expect([table.life(alice), table.state.players[alice]!.graveyard]).toEqual([22, []]);
  use(table, id, 0);
  expect(exiled(table)).toEqual(['Quest']);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 704.5e (722.3c of CR 2026-08-07): without its prepared permanent the copy ceases to exist', () => {
  const p = position();
  const id = p.battlefield(alice, readying);
  const table = new Table(p);
  use(table, id, 0);
  use(table, id, 1);
  expect([exiled(table), isPrepared(table, id)]).toEqual([[], false]);
  expect(table.of('ObjectCeasedToExist').map(({ rule }) => rule)).toEqual(['704.5e']);
});

test('CR 614.1c (722.3a of CR 2026-08-07): a permanent enters prepared; one without a prepare spell never is', () => {
  const p = position(pools('GG'));
  const card = p.hand(alice, scholar('This creature enters prepared.'));
  const law = p.battlefield(alice, readCard(watching('Law'), '{0}: Target creature becomes prepared.'));
  const other = p.battlefield(alice, bear);
  const table = new Table(p);
  resolves(table, card, pay);
  expect(exiled(table)).toEqual(['Quest']);
  table.answers(table.use(law), select(other));
  table.passAll();
  expect([isPrepared(table, other), exiled(table)]).toEqual([false, ['Quest']]);
});

test('CR 707.9 (example of 722.3c of CR 2026-08-07): the copy has no exceptions of its permanent', () => {
  const p = position();
  p.battlefield(alice, readying);
  const maker = p.battlefield(
    alice,
    readCard(watching('Maker'), "{0}: Create a token that's a copy of target creature, except it's a 1/1 green Frog."),
  );
  const table = new Table(p);
  table.answer(table.use(maker));
  table.passAll();
  const token = table.state.battlefield.at(-1)!;
  expect(size(table.state, token)).toBe('1/1');
  use(table, token, 0);
  const [copy] = table.state.exile as [ObjectId];
  expect([exiled(table), colorsOf(table.state, copy), table.object(copy).printed.power]).toEqual([
    ['Quest'],
    'U',
    null,
  ]);
});

test('CR 702.26 (722.3c of CR 2026-08-07): a permanent that phases in prepared has a new copy', () => {
  const p = position();
  for (const who of [alice, bob]) for (let i = 0; i < 3; i++) p.library(who, bear);
  const id = p.battlefield(alice, readying);
  const law = p.battlefield(alice, readCard(watching('Law'), '{0}: Target creature phases out.'));
  const table = new Table(p);
  use(table, id, 0);
  table.answer(table.use(law));
  table.passAll();
  expect(exiled(table)).toEqual([]);
  table.passUntil('upkeep');
  table.passUntil('upkeep');
  expect([exiled(table), isPrepared(table, id)]).toEqual([['Quest'], true]);
});
