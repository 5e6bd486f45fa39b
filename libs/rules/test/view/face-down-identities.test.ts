import { expect, test } from '@jest/globals';
import { creature, disguise, foretell, morph, type Ability } from '@stacktrail/card-tree';
import { redact, toStored, type Action, type AnyGameEvent } from '@stacktrail/game-events';
import { act, alice, bob, pay, pools, position, Table } from '@stacktrail/test-kit';

const cast = (action: Action): boolean => action.do === 'cast' && action.via === 'face down';
const special = (action: Action): boolean => action.do === 'special';

/** What the other player is given of an event: where it is hidden, without the salted commitment, which tells nothing. */
function seenByBob(event: AnyGameEvent): unknown {
  const { type, data, envelope } = redact(toStored(event, { seats: 2, salts: null }, null), { seat: bob });
  const { veiled, ...open } = data;
  return { type, open, veiled: veiled !== undefined, envelope };
}

/** The events of one card being put face down, of two that the game knows. */
function eventsOf(keyword: (cost: string) => Ability, which: 0 | 1, does: (action: Action) => boolean) {
  const cards = [
    creature('Rat', '{1}{B}', ['Rat'], 3, 1, keyword('{B}')),
    creature('Drake', '{2}{U}', ['Drake'], 2, 2, keyword('{U}')),
  ] as const;
  const p = position(pools('GGG'));
  for (const each of cards) p.exile(alice, each); // in the same order in the list of cards
  const card = p.hand(alice, cards[which], { knownTo: 1 });
  p.library(alice, cards[1 - which]!);
  const table = new Table(p);
  const action = table.options(card).find(does)!;
  return table.answers(act(action), pay);
}

test.each([
  ['708.4, 702.37', 'morph', morph, cast],
  ['708.4, 702.168', 'disguise', disguise, cast],
  ['702.143b, 116.2h', 'foretell', foretell, special],
] as const)('CR %s: with %s nothing that another player gets tells which card it is', (_, _name, keyword, does) => {
  const [one, other] = [eventsOf(keyword, 0, does), eventsOf(keyword, 1, does)];
  expect(one.length).toBeGreaterThan(3);
  expect(other.map(seenByBob)).toEqual(one.map(seenByBob));
  expect(other).not.toEqual(one);
});
