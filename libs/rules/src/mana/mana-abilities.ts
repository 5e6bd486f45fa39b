import type { Action, ObjectId, PlayerId } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { hasRule } from '../characteristics/queries.js';
import { canPay, canPayTap } from '../costs/pay-cost.js';
import { prohibited } from '../gate/prohibitions.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import { plainContext } from '../text/text-context.js';

export type Activation = Extract<Action, { do: 'activate' }>;

/** Whether an activated ability of a permanent can begin to be activated (CR 602.5), its timing aside. */
export function canBeginActivation(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  definition: AbilityDefinition,
): boolean {
  if (mayNotActivate(state, player, source)) return false;
  if (definition.costsOnlyTap) return canPayTap(state, presentObject(state, source), false);
  const { ability } = definition;
  if (ability.kind !== 'activated') return false;
  if (ability.oncePerTurn && state.usedThisTurn.includes(`${source} ${definition.pointer}`)) return false; // CR 602.5b
  const context = plainContext(player, source);
  return ability.cost.every((cost) => canPay(state, cost, context));
}

/** CR 101.2. */
function mayNotActivate(state: GameState, player: PlayerId, source: ObjectId): boolean {
  return prohibited(state, player, 'activate abilities', presentObject(state, source) ?? null);
}

/** The activated mana abilities that a player can activate now (CR 605.3a). */
export function manaAbilitiesOf(state: GameState, player: PlayerId): readonly Activation[] {
  const found: Activation[] = [];
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (object.controller !== player) continue;
    for (const definition of characteristicsOf(state, object).abilities) {
      if (!definition.isManaAbility || definition.kind !== 'activated') continue;
      if (hasRule(state, object, "can't activate abilities")) continue;
      if (!canBeginActivation(state, player, id, definition)) continue;
      found.push({ do: 'activate', object: id, ability: definition.pointer });
    }
  }
  return found;
}
