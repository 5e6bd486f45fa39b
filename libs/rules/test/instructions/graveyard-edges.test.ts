import { expect, test } from '@jest/globals';
import { artifact, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, player, forest, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

test('CR 404.2: the top and the bottom card of a graveyard are found by its order', () => {
  const p = position();
  const lantern = p.battlefield(
    alice,
    readCard(artifact('Lantern', '{1}', []), "{T}: Exile the bottom card of target player's graveyard."),
  );
  const [oldest, middle, top] = [p.graveyard(bob, bear), p.graveyard(bob, elf), p.graveyard(bob, forest)];
  const table = new Table(p);
  table.activate(lantern, select(player(bob)));
  table.passAll();
  expect([oldest, middle, top].map((id) => table.zoneOf(id))).toEqual(['exile', 'graveyard', 'graveyard']);
});

test('CR 404.2: the top creature card is the one above all other creature cards', () => {
  const p = position();
  const card = p.hand(
    alice,
    readCard(sorcery('Raise', ''), 'Return the top creature card of your graveyard to the battlefield.'),
  );
  const [lower, upper, spellCard] = [p.graveyard(alice, bear), p.graveyard(alice, elf), p.graveyard(alice, zap)];
  const table = new Table(p);
  table.cast(card);
  table.passAll();
  expect([lower, upper, spellCard].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield', 'graveyard']);
});
