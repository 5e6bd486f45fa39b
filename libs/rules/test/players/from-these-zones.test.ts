import { expect, test } from '@jest/globals';
import { artifact, enchantment, instant, land } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, position, readCard, Table } from '@stacktrail/test-kit';

const withFlashback = readCard(instant('Echo', '', []), 'You gain 1 life.', 'Flashback {0}');

test('CR 101.2, 601.2a: spells from these zones can’t be cast, spells from elsewhere can', () => {
  const p = position();
  p.battlefield(bob, readCard(artifact('Cage', '{1}', []), "Players can't cast spells from graveyards or libraries."));
  const inHand = p.hand(alice, withFlashback);
  const inGraveyard = p.graveyard(alice, withFlashback);
  const table = new Table(p);
  expect([table.options(inHand).length, table.options(inGraveyard).length]).toEqual([1, 0]);
});

test('CR 101.2: “anywhere other than their hands” leaves each player their own hand', () => {
  const p = position();
  p.battlefield(
    bob,
    readCard(
      artifact('Magistrate', '{1}', []),
      "Your opponents can't cast spells from anywhere other than their hands.",
    ),
  );
  const inHand = p.hand(alice, withFlashback);
  const inGraveyard = p.graveyard(alice, withFlashback);
  const table = new Table(p);
  expect([table.options(inHand).length, table.options(inGraveyard).length]).toEqual([1, 0]);
});

test('CR 101.2, 305.1: lands of the hand can’t be played, the one on top of the library can', () => {
  const p = position();
  p.battlefield(
    alice,
    readCard(
      enchantment('Frenzy', '{1}', []),
      'You may play lands and cast spells from the top of your library.',
      "You can't play lands or cast spells from your hand.",
    ),
  );
  const cards = [p.hand(alice, forest), p.hand(alice, bear), p.library(alice, forest)];
  const table = new Table(p);
  expect(cards.map((card) => table.options(card).length)).toEqual([0, 0, 1]);
});

test('CR 305.1, 601.3: only lands of that kind can be played from the graveyard', () => {
  const p = position();
  p.battlefield(alice, readCard(enchantment('Grove', '', []), 'You may play Forests from your graveyard.'));
  const cards = [forest, land('Sands', ['Desert']), bear].map((card) => p.graveyard(alice, card));
  const table = new Table(p);
  expect(cards.map((card) => table.options(card).length)).toEqual([1, 0, 0]);
});
