import { expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import { alice, bear, giant, plainState, position, readCard, slay, Table } from '@stacktrail/test-kit';

const saint = readCard(
  creature('Saint', '', ['Human'], 5, 5),
  'When this creature is put into your graveyard from the battlefield, exile it and the top two cards of your library in a face-down pile. If you do, shuffle that pile and put it back on top of your library.',
);

test('CR 406.3, 401.4: it and the top of the library are a pile, which nobody knows the order of', () => {
  const p = position();
  p.battlefield(alice, saint);
  for (const card of [bear, bear, giant]) p.library(alice, card);
  const kill = p.hand(alice, slay);
  const table = new Table(p);
  table.cast(kill);
  table.passAll();
  table.passAll();
  const { library, graveyard } = table.state.players[alice]!;
  const names = library.map((card) => table.object(card).printed.name);
  expect([...names.slice(0, 3)].sort()).toEqual(['Bear', 'Bear', 'Saint']);
  expect(names.slice(3)).toEqual(['Giant']);
  expect(graveyard.map((card) => table.object(card).printed.name)).toEqual(['Slay']);
  expect(library.slice(0, 3).every((card) => table.object(card).knownTo === 0)).toBe(true);
  expect(table.of('LibraryOrderedAtRandom')).toHaveLength(1);
  expect(table.fold()).toBe(plainState(table.state));
});
