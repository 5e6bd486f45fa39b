import { expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, forest, giant, position, readCard, select, Table } from '@stacktrail/test-kit';

test('CR 122.6, 614.1c: a permanent that a search found enters with the counters that the search gives it', () => {
  const p = position();
  const form = p.hand(
    alice,
    readCard(
      sorcery('Form', ''),
      'Search your library for a creature card, put it onto the battlefield with an additional +1/+1 counter on it, then shuffle.',
    ),
  );
  const found = p.library(alice, bear);
  p.library(alice, forest);
  const table = new Table(p);
  table.cast(form);
  table.passAll();
  table.answer(select(found));
  const [permanent] = table.state.battlefield;
  expect(table.object(permanent!).counters).toEqual([{ kind: '+1/+1', count: 1 }]);
});

test('CR 701.40a: a card that is chosen in a hand is manifested', () => {
  const p = position();
  const fate = p.hand(alice, readCard(sorcery('Fate', ''), 'Manifest a card from your hand.'));
  const [first] = [p.hand(alice, giant), p.hand(alice, bear)];
  const table = new Table(p);
  table.cast(fate);
  table.passAll();
  table.answer(select(first));
  const [permanent] = table.state.battlefield;
  expect(table.object(permanent!)).toMatchObject({ zone: 'battlefield', controller: alice });
  expect(table.object(permanent!).faceDown).not.toBeNull();
});

test('CR 608.2d: a creature is chosen at random, and the rest are destroyed', () => {
  const p = position();
  const last = p.hand(alice, readCard(sorcery('Last', ''), 'Choose a creature at random, then destroy the rest.'));
  for (const player of [alice, bob, bob]) p.battlefield(player, bear);
  const table = new Table(p);
  table.cast(last);
  table.passAll();
  expect(table.state.battlefield).toHaveLength(1);
});
