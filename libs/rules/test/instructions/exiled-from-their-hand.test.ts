import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, object, player, position, readCard, Table } from '@stacktrail/test-kit';
import type { ObjectId } from '@stacktrail/game-events';

const ego = readCard(
  sorcery('Ego', ''),
  "Search target opponent's graveyard, hand, and library for any number of creature cards and exile them. That player shuffles, then draws a card for each card exiled from their hand this way.",
);

test('CR 608.2c: only cards that were in the hand are counted', () => {
  const p = position();
  const dead = p.graveyard(bob, bear);
  const held = [p.hand(bob, bear), p.hand(bob, bear)];
  const deep = [p.library(bob, bear), p.library(bob, elf), p.library(bob, elf), p.library(bob, elf)];
  const card = p.hand(alice, ego);
  const table = new Table(p);
  table.cast(card);
  if (table.question.kind !== 'priority') table.answer({ form: 'select', chosen: [player(bob)] });
  table.passAll();
  const chosen: readonly ObjectId[] = [dead, ...held, deep[0]!];
  table.answer({ form: 'select', chosen: chosen.map((id) => object(id)) });
  expect(chosen.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile', 'exile', 'exile']);
  expect(table.state.players[bob]!.hand).toHaveLength(2);
});
