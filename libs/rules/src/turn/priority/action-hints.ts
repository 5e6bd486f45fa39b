import type { Cost } from '@stacktrail/card-tree';
import { plainContext, type TextContext } from '@stacktrail/characteristics';
import { canChooseTargets, noMana, instructionsIn, instructionsOf, totalMana, wasModeChosen } from '@stacktrail/engine';
import type { Action, PlayerId } from '@stacktrail/game-events';
import { asIf, emptyAnnouncement, type GameObject, objectOf, type GameState } from '@stacktrail/game-state';
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

/** Why an action couldn't be completed: a cost other than mana that can't be paid, no mana cost at all, or no target. */
export type Missing = { readonly is: 'cost'; readonly cost: Cost } | { readonly is: 'mana cost' | 'targets' };

/** What keeps an action from being completed, apart from mana; empty if nothing does: a hint beside the option. */
export function missingFor(state: GameState, player: PlayerId, action: Action, cost: TotalCost): readonly Missing[] {
  if (action.do !== 'cast' && action.do !== 'activate') return [];
  const object = objectOf(state, action.object);
  const source = action.do === 'cast' ? cardCastSo(state, object, action) : object;
  const context: TextContext = plainContext(player, source.id);
  if (action.do === 'cast' && isUnpayable(source.printed, action.via)) return [{ is: 'mana cost' }];
  const couldPay = totalMana(cost.mana) > 0 ? canPayAfterManaAbilities : canPay;
  const unpaid = cost.others.filter((other) => !couldPay(state, other, context));
  return [
    ...unpaid.map((other): Missing => ({ is: 'cost', cost: other })),
    ...(findsTargets(state, action, source, context) ? [] : [{ is: 'targets' } as const]),
  ];
}

/** Whether an action would find the targets that it needs, and could pay what isn't mana: a hint beside the option. */
export function couldBeComplied(state: GameState, player: PlayerId, action: Action, cost: TotalCost): boolean {
  return missingFor(state, player, action, cost).length === 0;
}

function findsTargets(
  state: GameState,
  action: Extract<Action, { do: 'cast' | 'activate' }>,
  source: GameObject,
  context: TextContext,
): boolean {
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
