import { expect, test } from '@jest/globals';
import { creature, gainLife, sneak, sorcery, spell } from '@stacktrail/card-tree';
import { attackerOf } from '@stacktrail/characteristics';
import { attack, block, pay, bear, alice, bob, pools, position, Table, select } from '@stacktrail/test-kit';

const ninja = creature('Ninja', '{4}{B}', ['Ninja'], 3, 3, sneak(''));
const trick = sorcery('Trick', '{4}{B}', spell(gainLife(3)), sneak(''));

/** Nobody blocks, for nobody could. */
function unblocked(table: Table): Table {
  table.passUntil('declare blockers');
  return table;
}

test('CR 702.190a, 702.190b: an unblocked creature returns, and it enters tapped and attacks the same player', () => {
  const p = position();
  const card = p.hand(alice, ninja);
  const [free, blocked] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const blocker = p.battlefield(bob, bear);
  const table = attack(p, free, blocked);
  expect(table.options(card)).toEqual([]);
  block(table, [blocker, blocked]);
  table.castVia('sneak', card);
  expect(table.zoneOf(free)).toBe('hand');
  table.passAll();
  const { id, tapped } = table.now(card);
  expect([tapped, attackerOf(table.state, id)?.defender]).toEqual([true, { is: 'player', id: bob }]);
  table.passUntil('combat damage');
  expect(table.life(bob)).toBe(17);
});

test('CR 702.190a: of several unblocked creatures the player chooses one', () => {
  const p = position();
  const card = p.hand(alice, ninja);
  const [one, other] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  p.battlefield(alice, bear);
  const table = unblocked(attack(p, one, other));
  table.castVia('sneak', card);
  expect(table.question).toMatchObject({ candidates: [{ id: one }, { id: other }] });
  table.answer(select(other));
  expect([table.zoneOf(one), table.zoneOf(other)]).toEqual(['battlefield', 'hand']);
});

test('CR 702.190a: a sorcery, too, is cast for its sneak cost in the declare blockers step', () => {
  const p = position();
  const card = p.hand(alice, trick);
  const one = p.battlefield(alice, bear);
  const table = unblocked(attack(p, one));
  table.castVia('sneak', card);
  table.passAll();
  expect([table.life(alice), table.zoneOf(one), table.zoneOf(card)]).toEqual([23, 'hand', 'graveyard']);
});

test('CR 702.190a: not in the declare blockers step of another player’s turn, nor in a main phase', () => {
  const p = position();
  const card = p.hand(bob, ninja);
  const main = p.hand(alice, ninja);
  const one = p.battlefield(alice, bear);
  const table = new Table(p);
  expect(table.options(main)).toMatchObject([{ via: 'hand' }]);
  const later = unblocked(attack(p, one));
  later.pass();
  expect(later.question.player).toBe(bob);
  expect(later.options(card)).toEqual([]);
});

test('CR 702.190b: for its mana cost it enters untapped and attacks nobody', () => {
  const p = position(pools('BBBBB'));
  const card = p.hand(alice, ninja);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.now(card).tapped).toBe(false);
});
