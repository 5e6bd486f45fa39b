import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 608.2c: the rest of the cards are the ones that were put into the graveyard this way', () => {
  const p = position();
  const dig = p.hand(
    alice,
    readCard(
      sorcery('Dig', ''),
      'Reveal the top four cards of your library. Put any number of land cards from among them into your hand and the rest into your graveyard. Create a Treasure token for each card put into your graveyard this way.',
    ),
  );
  const [land] = [forest, bear, bear, bear].map((card) => p.library(alice, card));
  const table = new Table(p);
  table.cast(dig);
  table.passAll();
  table.answer(select(land!));
  expect(table.state.battlefield).toHaveLength(3);
});

test('CR 701.21a: the controller of two targets chooses one of them and sacrifices it', () => {
  const p = position();
  const spite = p.hand(
    alice,
    readCard(
      sorcery('Spite', ''),
      "Choose two target creatures controlled by the same player. Their controller chooses one of them, then sacrifices it. Return the other to its owner's hand.",
    ),
  );
  const [first, second] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const table = new Table(p);
  table.cast(spite);
  table.passAll();
  table.answer(select(second));
  expect([table.zoneOf(first), table.zoneOf(second)]).toEqual(['hand', 'graveyard']);
});
