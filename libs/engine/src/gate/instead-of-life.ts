import type { Replacement as ReplacementTree } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import { playerOf, type GameState } from '@stacktrail/game-state';
import type { LifeOccurrence, Occurrence } from '../game/occurrence.js';
import { changedAmount, follow, just, type MakeInstead } from './follow-instead.js';
import { isPlayer } from './is-about.js';

/** What replaces gaining life. */
export function insteadOfGain(
  state: GameState,
  occurrence: Occurrence,
  { who, instead }: Extract<ReplacementTree, { would: 'gain life' }>,
  context: TextContext,
): MakeInstead | null {
  if (occurrence.would !== 'gain life' || !isPlayer(state, occurrence.player, who, context)) return null;
  if (instead.do === 'follow') return follow(occurrence, instead, context, occurrence);
  if (instead.do === 'change amount') {
    return just({ ...occurrence, amount: changedAmount(state, instead.to, context, occurrence) });
  }
  return instead.do === 'gain nothing' ? just() : just({ ...occurrence, amount: occurrence.amount * 2 });
}

/** What replaces losing life. */
export function insteadOfLoss(
  state: GameState,
  occurrence: Occurrence,
  { who, fromDamage, fromRadiation, instead }: Extract<ReplacementTree, { would: 'lose life' }>,
  context: TextContext,
  together: readonly Occurrence[],
): MakeInstead | null {
  if (occurrence.would !== 'lose life' || !isPlayer(state, occurrence.player, who, context)) return null;
  if (fromDamage && !occurrence.fromDamage) return null;
  if (fromRadiation && !occurrence.fromRadiation) return null;
  if (instead.do === 'follow') return follow(occurrence, instead, context, occurrence);
  if (instead.do === 'change amount') {
    return just({ ...occurrence, amount: changedAmount(state, instead.to, context, occurrence) });
  }
  if (instead.do === 'lose double') return just({ ...occurrence, amount: occurrence.amount * 2 });
  return stayAt(state, occurrence, instead.life, together);
}

/**
 * CR 120.4c: less life is lost if everything that happens at the same time would reduce the life total below `least`.
 * If the life total is lower already, nothing is replaced.
 */
function stayAt(
  state: GameState,
  occurrence: LifeOccurrence,
  least: number,
  together: readonly Occurrence[],
): MakeInstead | null {
  const { life } = playerOf(state, occurrence.player);
  if (life < least) return null;
  let after = life;
  for (const other of together) {
    if (other.would === 'gain life' && other.player === occurrence.player) after += other.amount;
    if (other.would === 'lose life' && other.player === occurrence.player) after -= other.amount;
  }
  if (after >= least) return null;
  const amount = Math.max(0, occurrence.amount - (least - after));
  return amount === 0 ? just() : just({ ...occurrence, amount });
}
