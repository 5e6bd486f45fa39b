import { expect, test } from '@jest/globals';
import { gainLife, instant, spell, type Effect, type Players } from '@stacktrail/card-tree';
import { alice, bob, pick, position, Table } from '@stacktrail/test-kit';

/** Who is asked first, in Alice's turn, where Bob's spell tells each player that they may do something. */
function firstAsked(who: Players): string {
  const offer: Effect = { do: 'may', who, effects: [gainLife(1, { players: 'that player' })] };
  const p = position();
  const card = p.hand(bob, instant('Offer', '', spell(offer)));
  const table = new Table(p);
  table.pass();
  table.cast(card);
  table.passAll();
  const { asked } = table;
  table.answers(pick('yes'), pick('yes'));
  expect([table.life(alice), table.life(bob)]).toEqual([21, 21]);
  return asked;
}

test('CR 101.4: the active player chooses first, unless the text starts with its controller', () => {
  expect(firstAsked({ players: 'each player' })).toBe('may 0');
  expect(firstAsked({ players: 'each player', startingWith: 'you' })).toBe('may 1');
});
