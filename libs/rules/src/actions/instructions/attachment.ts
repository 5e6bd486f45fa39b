import {
  characteristicsOf,
  hasKeyword,
  hasSubtype,
  hasType,
  isCreature,
  isLand,
  matches,
  plainContext,
} from '@stacktrail/characteristics';
import { canEnchant, isRepelled } from '@stacktrail/engine';
import type { GameObject, GameState } from '@stacktrail/game-state';

/** Whether an Aura or Equipment can be attached to a permanent (CR 701.3a, 301.5, 303.4, 702.16c, 702.16d). */
export function canBeAttached(
  state: GameState,
  attachment: GameObject,
  to: GameObject,
  asThough?: 'creature',
): boolean {
  if (attachment.zone !== 'battlefield' || attachment.id === to.id) return false;
  const reconfigures = hasKeyword(state, attachment, 'reconfigure'); // CR 301.5c
  if ((isCreature(state, attachment) && !reconfigures) || hasType(state, attachment, 'Battle')) return false; // CR 301.5c, 303.4d, 310.9
  if (hasSubtype(state, attachment, 'Aura')) return canEnchant(state, attachment, attachment.controller, to);
  if (to.zone !== 'battlefield' || isRepelled(state, attachment, to)) return false;
  if (!isAllowedHost(state, attachment, to)) return false;
  const isBody = asThough === 'creature' || isCreature(state, to);
  if (hasSubtype(state, attachment, 'Equipment') && isBody) return true;
  return hasSubtype(state, attachment, 'Fortification') && isLand(state, to); // CR 301.6
}

/** “This Equipment can be attached only to a creature with power 3 or greater” (CR 301.5c, 701.3a). */
function isAllowedHost(state: GameState, attachment: GameObject, to: GameObject): boolean {
  return characteristicsOf(state, attachment).abilities.every(({ ability }) => {
    if (ability.kind !== 'static') return true;
    const context = plainContext(attachment.controller, attachment.id);
    return ability.effects.every(
      (effect) => effect.static !== 'attached only to' || matches(state, effect.what, to, context),
    );
  });
}
