import type { CombatRule } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

type Requirement = Extract<CombatRule, { readonly once?: true }>;

/** The events that fulfil requirements about a whole turn. */
const obeying = {
  'attacks if able': 'attacks',
  'blocks if able': 'blocks',
  'must be blocked': 'becomes blocked',
  'must be blocked by all': 'becomes blocked',
} as const;

/**
 * CR 508.1d, 509.1c: whether a creature has already fulfilled, in an earlier combat of the turn, what it is required to
 * do this turn.
 */
export function hasObeyed(state: GameState, { rule, once }: Requirement, object: ObjectId): boolean {
  if (!once) return false;
  const on = obeying[rule];
  return state.history.thisTurn.some(({ occasion }) => occasion.on === on && occasion.object === object);
}
