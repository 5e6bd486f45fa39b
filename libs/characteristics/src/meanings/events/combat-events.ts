import type { Attacked, Filter } from '@stacktrail/card-tree';
import type { AttackOn, GameState } from '@stacktrail/game-state';
import { matchesAttackedPlayer } from '../../reading/attacked-player.js';
import type { TextContext } from '../../reading/text-context.js';
import { eventMeanings, type EventMeaning, type OccasionForText } from './event-meaning.js';
import { fitsOtherObject, fitsSubject, playerFits } from './fits.js';

const declared: EventMeaning<'attacks' | 'blocks' | 'becomes blocked'> = (event, seen) => {
  const { occasion } = seen;
  if (event.alone === true && occasion.alone !== true) return false;
  if (event.atLeast !== undefined && occasion.amount < event.atLeast) return false;
  return attacksOn(seen, event.whom) > 0 && fitsSubject(seen, event.what);
};

const blockOfOne: EventMeaning<'blocks a creature' | 'becomes blocked by a creature'> = ({ what, other }, seen) =>
  fitsSubject(seen, what) && fitsOtherObject(seen, other);

/** Events of attacking and blocking. */
export const combatEvents = eventMeanings({
  attacks: declared,
  blocks: declared,
  'becomes blocked': declared,
  'attacks and is not blocked': ({ what, whom }, seen) => attacksOn(seen, whom) > 0 && fitsSubject(seen, what),
  'blocks a creature': blockOfOne,
  'becomes blocked by a creature': blockOfOne,
  'player attacks'({ who, whom, once, what, atLeast = 1, exactly }, seen) {
    // CR 508.3e: an attack on somebody is an occasion of its own for each player and permanent attacked.
    const isOnOne = seen.occasion.otherPlayer !== undefined;
    if (isOnOne !== (whom !== undefined && once !== true) || !playerFits(seen, who)) return false;
    const number = attacksOn(seen, whom, what);
    return exactly === undefined ? number >= atLeast : number === exactly;
  },
  'is attacked': ({ whom, what, atLeast }, seen) => attacksOn(seen, whom, what) >= (atLeast ?? 1),
});

/** How many of the attacks are on such a player or permanent (CR 508.3a, 508.3b, 508.3e). */
function attacksOn(
  { queries, state, occasion, context }: OccasionForText,
  whom: Attacked | undefined,
  what?: Filter,
): number {
  const attacks = occasion.attacks ?? [];
  if (whom === undefined && what === undefined) return occasion.attacks?.length ?? 1;
  return attacks.filter((attack) => {
    if (whom !== undefined && !isAttackOn(state, attack, whom, context)) return false;
    if (what === undefined) return true;
    const attacker = state.objects.get(attack.attacker);
    return attacker !== undefined && queries.matches(state, what, attacker, context);
  }).length;
}

/** Whether an attack is one on such a player or permanent. */
export function isAttackOn(
  state: GameState,
  { as, player }: AttackOn,
  whom: Attacked,
  { you, source, thatPlayer }: TextContext,
): boolean {
  return whom.as.includes(as) && matchesAttackedPlayer(state, whom, player, { you, source, thatPlayer });
}
