import type { ManaType } from '@stacktrail/card-tree';
import { totalMana, type ManaDue } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { poolCovers, spendableMana } from '../../actions/costs/pay-mana.js';

/** What is due after a player's pool has been spent; `null` if the pool pays all of it. */
export function dueAfterPool(state: GameState, player: PlayerId, due: ManaDue): ManaDue | null {
  if (poolCovers(state, player, due)) return null;
  const pool = spendableMana(state, player, due).map(({ type }) => type);
  const typed = { ...due.typed };
  let spare = 0;
  for (const type of pool) {
    const paid = typed[type] > 0 ? type : substitute(typed, type, due.spendAs);
    if (paid === null) spare += 1;
    else typed[paid] -= 1;
  }
  const left: ManaDue = { ...due, typed, generic: Math.max(0, due.generic - spare) };
  return totalMana(left) === 0 ? due : left;
}

/** CR 609.4b: a type that is due and for which mana of another type can be spent. */
function substitute(
  typed: Readonly<Record<ManaType, number>>,
  type: ManaType,
  spendAs: ManaDue['spendAs'],
): ManaType | null {
  if (spendAs === undefined) return null;
  const wanted = (Object.keys(typed) as ManaType[]).filter((each) => typed[each] > 0 && each !== type);
  return wanted.find((each) => spendAs === 'any type' || each !== 'C') ?? null;
}
