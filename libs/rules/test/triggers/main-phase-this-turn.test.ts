import { expect, test } from '@jest/globals';
import { instant } from '@stacktrail/card-tree';
import { alice, attackWith, bear, blockWith, bob, position, readCard, Table } from '@stacktrail/test-kit';
import type { GameState } from '@stacktrail/game-state';

const later = readCard(instant('Later', ''), 'At the beginning of the next main phase this turn, you gain 1 life.');

/** Goes on, attacking and blocking with nothing, until that step of that turn from now. */
function goOn(table: Table, turns: number, step: GameState['step']): void {
  const begun = table.state.turn;
  for (let i = 0; i < 200 && !(table.state.turn === begun + turns && table.state.step === step); i++) {
    if (table.question.kind === 'priority') table.pass();
    else table.answer(table.question.kind === 'declare attackers' ? attackWith(bob) : blockWith());
  }
  while (table.stack.length > 0) table.pass();
}

/** Alice casts it in that step of her turn, or of Bob's; her life once the turn after that is over. */
function cast(turns: number, step: GameState['step']): number {
  const p = position();
  const card = p.hand(alice, later);
  for (const each of [alice, bob]) for (let i = 0; i < 5; i++) p.library(each, bear);
  const table = new Table(p);
  goOn(table, turns, step);
  if (table.question.player === bob) table.pass();
  table.cast(card);
  goOn(table, 2, 'upkeep');
  return table.life(alice);
}

test('CR 603.7b, 505.1: it triggers once as the next main phase begins, in another player’s turn too', () => {
  expect(cast(0, 'precombat main')).toBe(21);
  expect(cast(1, 'upkeep')).toBe(21);
});

test('CR 603.7b: not in a later turn, if no main phase of this turn is left', () => {
  expect(cast(0, 'postcombat main')).toBe(20);
});
