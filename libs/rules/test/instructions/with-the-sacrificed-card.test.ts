import { expect, test } from '@jest/globals';
import { enchantment, sorcery } from '@stacktrail/card-tree';
import { alice, bear, bob, elf, forest, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

test('CR 400.7j, 603.7c: a delayed ability returns the target and the card that was sacrificed as a cost', () => {
  const p = position();
  const rescue = readCard(
    sorcery('Rescue', '', []),
    'As an additional cost to cast this spell, sacrifice a creature.',
    'Choose target creature card in your graveyard. Return that card and the sacrificed card to the battlefield under your control at the beginning of your next upkeep.',
  );
  const [buried, standing] = [p.graveyard(alice, elf), p.battlefield(alice, bear)];
  p.graveyard(alice, elf);
  for (const player of [alice, bob]) p.library(player, forest);
  p.library(alice, forest);
  const spell = p.hand(alice, rescue);
  const table = new Table(p);
  table.cast(spell, select(buried));
  table.passAll();
  expect([table.zoneOf(buried), table.zoneOf(standing)]).toEqual(['graveyard', 'graveyard']);
  table.passUntil('upkeep');
  table.passUntil('upkeep');
  table.passAll();
  expect([table.zoneOf(buried), table.zoneOf(standing)]).toEqual(['battlefield', 'battlefield']);
});

test('CR 603.11: the first card that you draw is revealed on your own turns alone', () => {
  const p = position();
  p.battlefield(
    alice,
    readCard(
      enchantment('Storms', '{1}', []),
      'Reveal the first card you draw on each of your turns.',
      'Whenever you reveal a nonland card this way, you gain 1 life.',
    ),
  );
  const draw = readCard(sorcery('Insight', '', []), 'Each player draws a card.');
  for (const player of [alice, bob]) p.library(player, zap);
  const spell = p.hand(alice, draw);
  const table = new Table(p);
  table.cast(spell);
  table.passAll();
  table.passAll();
  expect([table.life(alice), table.life(bob), table.of('CardsRevealed').length]).toEqual([21, 20, 1]);
});
