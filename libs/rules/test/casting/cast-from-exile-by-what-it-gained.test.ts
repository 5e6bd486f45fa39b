import { expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { act, alice, bear, bob, elf, pay, plot, pools, position, readCard, Table } from '@stacktrail/test-kit';

const gives = readCard(
  artifact('Giver', '', []),
  '{0}: Exile the top two cards of your library. Creature cards exiled this way gain "You may cast this card from exile as long as you control a Bear."',
);
const kills = readCard(instant('Kill', ''), 'Destroy target creature.');

/** Alice has a Bear and has exiled a creature card and a land card. */
function exiled() {
  const p = position(pools('G', 'G'));
  const [giver, lifting, kill] = [p.battlefield(alice, gives), p.battlefield(alice, bear), p.hand(alice, kills)];
  const [creatureCard, landCard] = [p.library(alice, elf), p.library(alice, plot)];
  const table = new Table(p);
  table.activate(giver);
  table.passAll();
  return { table, lifting, kill, creatureCard: table.now(creatureCard).id, landCard: table.now(landCard).id };
}

test('CR 113.6m, 613.1f: a card in exile is cast by the ability that it has gained', () => {
  const { table, creatureCard, landCard } = exiled();
  expect(table.options(landCard)).toEqual([]);
  const [way, ...more] = table.options(creatureCard);
  expect(more).toEqual([]);
  table.answers(act(way!), pay);
  table.passAll();
  expect(table.zoneOf(creatureCard)).toBe('battlefield');
});

test('CR 604.2: not while what the ability asks doesn’t hold', () => {
  const { table, kill, creatureCard } = exiled();
  table.cast(kill);
  table.passAll();
  expect(table.options(creatureCard)).toEqual([]);
});

test('CR 109.5: only its owner', () => {
  const { table, creatureCard } = exiled();
  table.pass();
  expect([table.question.player, table.options(creatureCard)]).toEqual([bob, []]);
});
