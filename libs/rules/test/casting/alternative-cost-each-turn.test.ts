import { expect, test } from '@jest/globals';
import { enchantment, instant } from '@stacktrail/card-tree';
import { act, alice, bob, pools, position, readCard, Table } from '@stacktrail/test-kit';
import type { ObjectId } from '@stacktrail/game-events';

const text = 'Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast from your hand.';
const foretold = readCard(enchantment('Foretold', '{3}', []), text);
const gain = readCard(instant('Gain', '{9}'), 'You gain 1 life.');

const waysFor = (table: Table, card: ObjectId): readonly (string | undefined)[] =>
  table.options(card).map((action) => (action.do === 'cast' ? action.via : undefined));

function castFree(table: Table, card: ObjectId): void {
  const action = table.options(card).find((one) => one.do === 'cast' && one.via === 'alternative');
  table.answer(act(action!));
  table.passAll();
}

test.each([1, 2])('CR 118.9: each of %s permanents allows one spell a turn', (permanents) => {
  const p = position(pools(''));
  for (let i = 0; i < permanents; i++) p.battlefield(alice, foretold);
  const cards = Array.from({ length: permanents + 1 }, () => p.hand(alice, gain));
  const table = new Table(p);
  for (const card of cards.slice(0, permanents)) castFree(table, card);
  expect(table.life(alice)).toBe(20 + permanents);
  expect(waysFor(table, cards.at(-1)!)).not.toContain('alternative');
});

test('CR 118.9: the next turn it may be done again', () => {
  const p = position(pools(''));
  for (const player of [alice, bob]) for (let i = 0; i < 3; i++) p.library(player, gain);
  p.battlefield(alice, foretold);
  const cards = [p.hand(alice, gain), p.hand(alice, gain)];
  const table = new Table(p);
  castFree(table, cards[0]!);
  table.passUntil('cleanup');
  table.passUntil('upkeep');
  castFree(table, cards[1]!);
  expect(table.life(alice)).toBe(22);
});

test('CR 118.9: a spell that is cast from elsewhere isn’t meant', () => {
  const p = position(pools(''));
  const exiled = 'Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast from exile.';
  p.battlefield(alice, readCard(enchantment('Warped', '{3}', []), exiled));
  const card = p.hand(alice, gain);
  const table = new Table(p);
  expect(waysFor(table, card)).not.toContain('alternative');
});
