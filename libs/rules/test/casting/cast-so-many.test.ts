import { expect, test } from '@jest/globals';
import { gainLife, instant, sorcery, spell, type Amount, type Effect } from '@stacktrail/card-tree';
import { pay, pick, select, alice, position, pools, Table } from '@stacktrail/test-kit';

const gain = instant('Gain', '{2}', spell(gainLife(1)));
const costly = instant('Costly', '{5}', spell(gainLife(5)));

/** “You may cast … spells with mana value 2 or less from your hand without paying their mana costs.” */
function casting(count: Amount, upTo?: true): Effect {
  return {
    do: 'may',
    who: { players: 'you' },
    effects: [
      {
        do: 'cast',
        who: { players: 'you' },
        what: { objects: 'each', filter: { is: 'card' }, zone: 'hand', of: { players: 'you' } },
        how: { permit: 'cast', filter: { is: 'mana value', compare: 'at most', to: 2 }, pay: 'nothing' },
        count,
        ...(upTo && { upTo }),
        label: 'cast',
      },
    ],
  };
}

test('CR 608.2g: one spell of a kind is cast from the hand without its cost being paid, and no more', () => {
  const p = position(pools('C'));
  const source = p.hand(alice, sorcery('Source', '{1}', spell(casting(1))));
  const hand = [p.hand(alice, gain), p.hand(alice, gain), p.hand(alice, costly)];
  const table = new Table(p);
  table.cast(source, pay);
  table.pass();
  table.pass();
  table.answers(pick('yes'), select(hand[1]!));
  expect(hand.map((card) => table.zoneOf(card))).toEqual(['hand', 'stack', 'hand']);
});

test('CR 608.2g: of any number of spells the player may stop when they like', () => {
  const p = position(pools('C'));
  const source = p.hand(alice, sorcery('Source', '{1}', spell(casting({ amount: 'any number' }, true))));
  const hand = [p.hand(alice, gain), p.hand(alice, gain), p.hand(alice, gain), p.hand(alice, costly)];
  const table = new Table(p);
  table.cast(source, pay);
  table.pass();
  table.pass();
  table.answers(pick('yes'), select(hand[0]!), select(hand[1]!), select());
  expect(hand.map((card) => table.zoneOf(card))).toEqual(['stack', 'stack', 'hand', 'hand']);
});
