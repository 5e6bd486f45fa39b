import type { CombatRule } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';

type Requirement = Extract<CombatRule, { readonly once?: true }>;

/** The events by which requirements of a whole turn are obeyed. */
const obeying = {
  'attacks if able': 'attacks',
  'blocks if able': 'blocks',
  'must be blocked': 'becomes blocked',
  'must be blocked by all': 'becomes blocked',
} as const;

/** CR 508.1d, 509.1c: whether what a creature is required to do this turn, it has done in an earlier combat of the turn. */
export function hasObeyed(state: GameState, { rule, once }: Requirement, object: ObjectId): boolean {
  if (!once) return false;
  const on = obeying[rule];
  return state.history.thisTurn.some(({ occasion }) => occasion.on === on && occasion.object === object);
}
