import { expect, test } from '@jest/globals';
import { creature, gainLife, sorcery, spell } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { alice, bear, bob, giant, plainState, position, readCard, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const cure = sorcery('Cure', '{9}', spell(gainLife(4)));

function entered(text: string, ofBob: typeof cure, ofCarol: typeof cure) {
  const p = position(undefined, 3);
  const card = p.hand(alice, readCard(creature('Primal', '', ['Avatar'], 5, 5), text));
  const cards = [p.graveyard(bob, ofBob), p.graveyard(carol, ofCarol)];
  const table = new Table(p);
  table.cast(card);
  table.pass(3);
  table.answer(select(...cards));
  table.pass(3);
  return { table, cards };
}

const casting =
  "When this creature enters, for each opponent, you may cast up to one target instant or sorcery card from that player's graveyard without paying its mana cost. If a spell cast this way would be put into a graveyard this turn, exile it instead.";

test('CR 608.2g: you decide of each card by itself, and what was cast is exiled', () => {
  const { table, cards } = entered(casting, cure, cure);
  table.answer(select(cards[1]!));
  table.answer(select());
  table.pass(3);
  expect([table.life(alice), ...cards.map((id) => table.zoneOf(id))]).toEqual([24, 'graveyard', 'exile']);
  expect(table.fold()).toBe(plainState(table.state));
});

const putting =
  "When this creature enters, for each opponent, you may put up to one target creature card from that player's graveyard onto the battlefield under your control.";

test('CR 608.2d: those of the targets that you want enter under your control', () => {
  const { table, cards } = entered(putting, bear, giant);
  table.answer(select(cards[1]!));
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield']);
  expect(table.now(cards[1]!).controller).toBe(alice);
});
