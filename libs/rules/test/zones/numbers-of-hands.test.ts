import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { allSeats, seatBit, type ObjectId, type PlayerId } from '@stacktrail/game-events';
import { alice, bob, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

const scout = creature('Scout', '{1}', ['Elf'], 1, 1);
const champion = readCard(
  creature('Champion', '', ['Elf'], 4, 4),
  'As an additional cost to cast this spell, behold an Elf and exile it.',
  "When this creature leaves the battlefield, return the exiled card to its owner's hand.",
);
const slay = readCard(instant('Slay', ''), 'Destroy target creature.');
const jailer = readCard(
  creature('Jailer', '', ['Human'], 2, 2),
  'When this creature enters, target opponent reveals their hand. You choose a card from it. Exile that card until this creature leaves the battlefield.',
);

/** As in games that are played: cards of a hand that others could tell apart get other numbers before one leaves. */
const hidden = (): ReturnType<typeof position> =>
  position((state) => {
    state.setup = { ...state.setup!, handNumbers: 64 };
  });

function namesInHand(table: Table, player: PlayerId): readonly string[] {
  return table.state.players[player]!.hand.map((id: ObjectId) => table.object(id).printed.name).toSorted();
}

test('CR 400.7, 607.2a: what was beheld beside other cards of the hand is the exiled card', () => {
  const p = hidden();
  const unknown = { knownTo: seatBit(alice) };
  const [beheld, card] = [p.hand(alice, scout, unknown), p.hand(alice, champion, unknown)];
  p.hand(alice, slay, unknown);
  p.hand(alice, forest, unknown);
  const table = new Table(p);
  table.cast(card);
  if (table.question.kind !== 'priority') table.answer(select(beheld));
  expect(table.of('CardsRenumbered').length).toBeGreaterThan(0);
  table.passAll();
  const slays = table.state.players[alice]!.hand.find((id) => table.object(id).printed.name === 'Slay');
  table.cast(slays!);
  table.passAll();
  table.passAll();
  expect(namesInHand(table, alice)).toEqual(['Forest', 'Scout']);
});

test('CR 400.7, 610.3: one of two like cards of a hand that is exiled until something leaves returns to the hand', () => {
  const p = hidden();
  p.hand(bob, scout, { knownTo: allSeats(2) });
  p.hand(bob, scout);
  p.hand(bob, forest);
  const [card, killing] = [p.hand(alice, jailer), p.hand(alice, slay)];
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  table.passAll();
  const [chosen] = table.state.players[bob]!.hand.filter((id) => table.object(id).printed.name === 'Scout');
  table.answer(select(chosen!));
  expect(table.of('CardsRenumbered').length).toBeGreaterThan(0);
  expect(namesInHand(table, bob)).toEqual(['Forest', 'Scout']);
  table.cast(killing);
  table.passAll();
  expect(namesInHand(table, bob)).toEqual(['Forest', 'Scout', 'Scout']);
});
