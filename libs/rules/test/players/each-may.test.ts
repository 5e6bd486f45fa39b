import { expect, test } from 'vitest';
import { eachPlayer, instant, may, spell, draw, land, thatPlayer } from '@stacktrail/card-language';
import { pick } from '../answers.js';
import { alice, bob, position } from '../position.js';
import { Table } from '../table.js';

test('CR 101.4: each player who may do something says so before any of them does it', () => {
  const p = position();
  const wastes = land('Wastes', []);
  for (const player of [alice, bob]) for (let i = 0; i < 2; i++) p.library(player, wastes);
  const offer = { ...may(draw(1, thatPlayer)), who: eachPlayer } as ReturnType<typeof may>;
  const card = p.hand(alice, instant('Offer', '', spell(offer)));
  const table = new Table(p);
  table.cast(card);
  table.pass(2);
  const hands = (): readonly number[] => [alice, bob].map((player) => table.state.players[player]!.hand.length);
  expect([table.asked, hands()]).toEqual(['may 0', [0, 0]]);
  table.answer(pick('yes'));
  expect([table.asked, hands()]).toEqual(['may 1', [0, 0]]);
  table.answer(pick('yes'));
  expect(hands()).toEqual([1, 1]);
});
