import { evaluateAmount } from '@stacktrail/characteristics';
import { contextOfStackObject, sameRef, type SelectQuestion } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import type { Table } from '../table/table.js';

/** Notes how much of what is divided the scenario gives to a target. */
export function noteAmount(table: Table, ref: Ref, amount: number): void {
  table.amounts = [...table.amounts.filter(({ ref: other }) => !sameRef(other, ref)), { ref, amount }];
}

/** Whether the amounts beside the targets come to all that is divided among them: there is nothing for another one. */
export function isAllGiven(table: Table, { source, slots }: SelectQuestion, chosen: readonly Ref[]): boolean {
  const divided = slots?.specs[slots.chosen.length]?.divide;
  if (divided === undefined || chosen.length === 0) return false;
  const given = chosen.map((ref) => table.amounts.find(({ ref: other }) => sameRef(other, ref))?.amount);
  if (given.some((amount) => amount === undefined)) return false;
  const sum = given.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return sum >= evaluateAmount(table.state, divided, contextOfStackObject(table.state, source));
}
