import { expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import {
  alice,
  bob,
  bolt,
  cancel,
  choose,
  pay,
  pick,
  player,
  plot,
  pools,
  position,
  readCard,
  Table,
} from '@stacktrail/test-kit';
import type { CardDefinition } from '@stacktrail/card-tree';
import type { Answer } from '@stacktrail/game-events';

const asks = readCard(
  artifact('Torch', '', []),
  "{0}: Exile the top card of your library. You may cast that card. If you don't, ~ deals 10 damage to each opponent.",
);

/** Bob's life after Alice has activated the ability, with that card on top, and has answered what is asked so. */
function bobsLife(top: CardDefinition, ...answers: readonly Answer[]): number {
  const p = position(pools('R'));
  const torch = p.battlefield(alice, asks);
  p.library(alice, top);
  const table = new Table(p);
  table.activate(torch);
  table.passAll();
  table.answers(...answers);
  expect(table.question.kind).toBe('priority');
  while (table.stack.length > 0) table.pass();
  return table.life(bob);
}

test('CR 608.2g: a card that is cast', () => {
  expect(bobsLife(bolt, pick('yes'), choose(player(bob)), pay)).toBe(17);
});

test.each<readonly [string, CardDefinition, readonly Answer[]]>([
  ['that isn’t wanted', bolt, [pick('no')]],
  ['whose casting is given up and reversed', bolt, [pick('yes'), choose(player(bob)), cancel]],
  ['that is a land', plot, []],
])('CR 608.2d, 731.1: “if you don’t” is said of a card %s', (_, top, answers) => {
  expect(bobsLife(top, ...answers)).toBe(10);
});
