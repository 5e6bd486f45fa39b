import { describe, expect, test } from '@jest/globals';
import { creature } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  alice,
  bear,
  bob,
  elf,
  giant,
  pick,
  player,
  position,
  readCard,
  select,
  Table,
  type Position,
} from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const reclaimer = readCard(
  creature('Reclaimer', '', [], 5, 5),
  "When this creature enters, choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard. You may return those cards to the battlefield under its owner's control.",
);

function entering(p: Position): Table {
  const card = p.hand(alice, reclaimer);
  const table = new Table(p);
  table.cast(card);
  table.pass(6);
  return table;
}

describe('CR 608.2d: each player chooses in the other’s graveyard', () => {
  test('the owner of the chosen card chooses one of yours, and both return', () => {
    const p = position(undefined, 3);
    const [first, second] = [p.graveyard(bob, bear), p.graveyard(carol, elf)];
    const own = [p.graveyard(alice, giant), p.graveyard(alice, elf)];
    const table = entering(p);
    table.answer(select(second));
    expect(table.question.player).toBe(carol);
    table.answers(select(own[1]!), pick('yes'));
    expect([first, second, ...own].map((id) => table.zoneOf(id))).toEqual([
      'graveyard',
      'battlefield',
      'graveyard',
      'battlefield',
    ]);
    expect([table.now(second).controller, table.now(own[1]!).controller]).toEqual([carol, alice]);
  });

  test('without such a card, you choose who chooses one of yours', () => {
    const p = position(undefined, 3);
    const own = [p.graveyard(alice, giant), p.graveyard(alice, elf)];
    const table = entering(p);
    table.answer(select(player(bob)));
    expect(table.question.player).toBe(bob);
    table.answers(select(own[0]!), pick('yes'));
    expect(own.map((id) => table.zoneOf(id))).toEqual(['battlefield', 'graveyard']);
  });
});
