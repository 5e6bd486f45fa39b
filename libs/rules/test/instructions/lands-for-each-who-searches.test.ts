import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bob, forest, pick, plainState, position, readCard, select, Table } from '@stacktrail/test-kit';

const offer = readCard(
  sorcery('Offer', ''),
  'Search your library for a land card, put it onto the battlefield. Each opponent may search their library for a land card, put it onto the battlefield. For each opponent who searches a library this way, search your library for a land card, put it onto the battlefield. Then each player who searched a library this way shuffles.',
);
const carol = 2 as PlayerId;

test('CR 608.2c: a land for each opponent who searched, and only those who searched shuffle', () => {
  const p = position(undefined, 3);
  const spell = p.hand(alice, offer);
  const lands = [alice, bob, carol].map((seat) => [1, 2].map(() => p.library(seat, forest)));
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.answer(select(lands[0]![0]!));
  table.answers(pick('yes'), pick('no'));
  while (table.question.kind === 'search') {
    const { question } = table;
    table.answer(question.form === 'select' ? { form: 'select', chosen: question.candidates.slice(0, 1) } : pick('no'));
  }
  const controlled = (seat: PlayerId): number =>
    table.state.battlefield.filter((id) => table.object(id).controller === seat).length;
  expect([alice, bob, carol].map(controlled)).toEqual([2, 1, 0]);
  expect(table.of('LibraryShuffled').map(({ data }) => data.player)).toEqual([alice, bob]);
  expect(table.fold()).toBe(plainState(table.state));
});
