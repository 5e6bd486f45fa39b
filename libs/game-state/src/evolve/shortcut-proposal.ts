import type { Answer, PlayerId } from '@stacktrail/game-events';
import { canonicalJson } from '@stacktrail/kernel';
import type { GameState } from '../state/game-state.js';
import { playersInOrder } from '../state/turn-order.js';
import type { BarredChoice, Proposal } from '../state/repetition.js';

/**
 * CR 730.2b: the next player who has to accept or shorten a shortcut, in turn order after the one who suggested it;
 * `null` once all have.
 */
export function nextToAnswer(state: GameState, { player, answered }: Proposal): PlayerId | null {
  const order = playersInOrder(state);
  const at = order.indexOf(player);
  const others = [...order.slice(at + 1), ...order.slice(0, at)].filter((id) => id !== player);
  return others.find((id) => !answered.includes(id)) ?? null;
}

/** The rest of a shortcut after a decision, and the choice that may not be made where it was shortened (CR 730.2c). */
export function afterChoice(
  proposal: Proposal | null,
  players: number,
  { player, answer }: { readonly player: PlayerId; readonly answer: Answer | null | undefined },
): { readonly proposal: Proposal | null; readonly barred: BarredChoice | null } {
  const over = { proposal: null, barred: null };
  if (proposal === null || proposal.answered.length < players - 1) return over;
  const predicted = proposal.choices[proposal.taken];
  if (predicted?.player !== player || canonicalJson(predicted.answer) !== canonicalJson(answer ?? null)) return over;
  const taken = proposal.taken + 1;
  if (taken < proposal.end) return { proposal: { ...proposal, taken }, barred: null };
  return { proposal: null, barred: proposal.choices[taken] ?? null };
}
