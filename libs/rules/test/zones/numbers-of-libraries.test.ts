import { expect, test } from '@jest/globals';
import { instant, sorcery } from '@stacktrail/card-tree';
import { brokenInvariants, alice, bob, forest, mountain, position, readCard, Table } from '@stacktrail/test-kit';

/** As in games that are played: cards of a library that are looked at get other numbers. */
function casting(text: string): Table {
  const p = position((state) => {
    state.setup = { ...state.setup!, handNumbers: 64 };
  });
  for (const player of [alice, bob]) for (const card of [forest, mountain, forest]) p.library(player, card);
  const card = p.hand(alice, readCard(sorcery('Joint Case', ''), text));
  p.hand(bob, readCard(instant('Slay', ''), 'Destroy target creature.'));
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  return table;
}

test.each([
  ["Look at the top card of each player's library.", []],
  ["Look at the top two cards of each player's library.", [alice, bob]],
])('CR 400.2, 701.20e: cards of several libraries are numbered anew each in its own: %s', (text, renumbered) => {
  const table = casting(text);
  expect(brokenInvariants(table.state)).toEqual([]);
  expect(table.of('CardsRenumbered').map(({ data }) => data.player)).toEqual(renumbered);
  for (const player of [alice, bob]) {
    expect(table.state.players[player]!.library.map((id) => table.object(id).owner)).toEqual(Array(3).fill(player));
  }
});
