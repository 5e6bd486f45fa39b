import { expect, test } from '@jest/globals';
import { artifact, creature, enchantment } from '@stacktrail/card-tree';
import { act, alice, bob, pay, pools, position, readCard, Table } from '@stacktrail/test-kit';

const rock = readCard(artifact('Rock', '{1}', []), '{T}: Add {C}.', '{0}: You gain 1 life.');
const field = readCard(
  enchantment('Field', '{1}{W}', []),
  "Activated abilities cost {2} more to activate unless they're mana abilities.",
);
const taker = readCard(
  creature('Taker', '{1}{W}', [], 2, 1),
  "During your turn, spells your opponents cast cost {1} more to cast and abilities your opponents activate cost {1} more to activate unless they're mana abilities.",
);

test('CR 601.2f, 605.1a: other abilities cost more; mana abilities cost what they did', () => {
  const p = position(pools('CC'));
  p.battlefield(bob, field);
  const id = p.battlefield(alice, rock);
  const table = new Table(p);
  table.answers(table.use(id, 0));
  expect(table.pool(alice)).toBe('CCC');
  table.answers(table.use(id, 1), pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([21, 'C']);
});

test.each([
  ['on its controller’s turn', bob, 'CC'],
  ['and not on others’', alice, 'CCC'],
])('CR 601.2f: what opponents activate costs more %s', (_, turn, left) => {
  const p = position((state) => {
    pools('CC')(state);
    state.activePlayer = turn;
    state.turnOrderAt = turn;
  });
  p.battlefield(bob, taker);
  const id = p.battlefield(alice, rock);
  const table = new Table(p);
  table.answers(table.use(id, 0));
  table.answers(table.use(id, 1), ...(turn === bob ? [pay] : []));
  expect(table.pool(alice)).toBe(left);
});

test('CR 116.2f, 602.1: suspending a card is no activated ability, and costs what it did', () => {
  const p = position(pools('R'));
  p.battlefield(bob, field);
  const card = p.hand(alice, readCard(creature('Rift', '{4}{R}', [], 5, 5), 'Suspend 1—{R}'));
  const table = new Table(p);
  table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
  expect([table.pool(alice), table.zoneOf(card)]).toEqual(['', 'exile']);
});
