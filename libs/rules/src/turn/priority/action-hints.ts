import { plainContext, type TextContext } from '@stacktrail/characteristics';
import { canChooseTargets, noMana, instructionsIn, instructionsOf, totalMana, wasModeChosen } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import { asIf, emptyAnnouncement, objectOf, type GameState } from '@stacktrail/game-state';
import { cardCastSo } from '../../actions/costs/faces.js';
import { canPayAfterManaAbilities } from '../../actions/costs/after-mana-abilities.js';
import { canPay } from '../../actions/costs/can-pay.js';
import { costOfAbility, isUnpayable, totalCostOfSpell, type TotalCost } from '../../actions/costs/total-cost.js';

const nothing: TotalCost = { mana: noMana(), others: [] };

/**
 * What an action would cost if X were 0, nothing were kicked and the first payment were chosen for each hybrid symbol:
 * a hint beside the option (docs/decisions.md D4).
 */
export function costOfAction(state: GameState, action: Action, player?: PlayerId): TotalCost {
  if (action.do === 'activate') {
    const source = objectOf(state, action.object);
    const definition = state.catalog.ability(action.ability);
    return costOfAbility(state, player ?? source.controller, source, definition, emptyAnnouncement);
  }
  if (action.do !== 'cast') return nothing;
  return totalCostOfSpell(
    state,
    action.object,
    {
      ...objectOf(state, action.object).announced,
      via: action.via,
      by: action.by,
      ability: action.ability,
    },
    player,
    cardCastSo(state, objectOf(state, action.object), action),
  );
}

/** Whether an action would find the targets that it needs, and could pay what isn't mana: a hint beside the option. */
export function couldBeTaken(state: GameState, player: PlayerId, action: Action, cost: TotalCost): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return true;
  const object = objectOf(state, action.object);
  const source = action.do === 'cast' ? cardCastSo(state, object, action) : object;
  const context: TextContext = plainContext(player, source.id);
  if (action.do === 'cast' && isUnpayable(source.printed, action.via)) return false;
  const couldPay = totalMana(cost.mana) > 0 ? canPayAfterManaAbilities : canPay;
  if (!cost.others.every((other) => couldPay(state, other, context))) return false;
  const text =
    action.do === 'activate'
      ? instructionsIn(state.catalog.ability(action.ability))
      : instructionsOf(asIf(source, { announced: { ...source.announced, via: action.via } }));
  const { choose } = text;
  const wasChosen = (mode: number): boolean =>
    action.do === 'activate' && choose !== undefined && wasModeChosen(state, source.id, action.ability, choose, mode);
  const legal = text.modes.filter(
    (mode, index) => !wasChosen(index) && canChooseTargets(state, mode.targets, context, source.id),
  );
  return legal.length >= (text.choose?.min ?? text.modes.length);
}
