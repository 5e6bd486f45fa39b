import { type Cost, optionalCost, type OptionalCostName, type StaticEffect } from '@stacktrail/card-tree';
import { characteristicsOf, matches, plainContext, rulesInForce } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { type Announcement, asSpell, type GameObject, type GameState, timesPaid } from '@stacktrail/game-state';
import { isWho } from '../who-of-static.js';

type CostModification = Extract<StaticEffect, { static: 'cost modification' }>;

const ofAnother = 'additional of another';

/** An optional additional cost of a spell: which keyword names it, and which of several with that keyword it is. */
export interface OfferedCost {
  readonly keyword: OptionalCostName;
  readonly which: number;
  readonly cost: readonly Cost[];
  /** Paying it lets the spell be cast as though it had flash, and it is paid only for that. */
  readonly flash?: true;
  /** The effect that offers it and the object that has this, where the spell itself doesn't offer it. */
  readonly by?: { readonly source: ObjectId; readonly effect: CostModification };
}

/** The optional additional costs that a spell has, in printed order, then those that others offer (CR 601.2b). */
export function optionalCostsOf(state: GameState, spell: GameObject): readonly OfferedCost[] {
  const found: OfferedCost[] = [];
  for (const { ability } of characteristicsOf(state, spell).abilities) {
    if (ability.kind === 'additional cost' && ability.optional === true) {
      const which = found.filter(({ keyword }) => keyword === 'additional').length;
      found.push({ keyword: 'additional', which, cost: ability.cost, ...(ability.flash && { flash: true }) });
    }
    const named = ability.kind === 'keyword' ? optionalCost(ability.keyword) : undefined;
    if (ability.kind !== 'keyword' || named === undefined) continue;
    const { keyword } = ability;
    const which = found.filter((other) => other.keyword === keyword).length;
    found.push({ keyword, which, cost: named.cost?.(ability) ?? ('cost' in ability ? ability.cost : []) });
  }
  return [...found, ...offeredByOthers(state, spell)];
}

/** Those that effects of other objects offer for such spells (CR 118.8b). */
function offeredByOthers(state: GameState, spell: GameObject): readonly OfferedCost[] {
  const found: OfferedCost[] = [];
  const { controller: player } = spell;
  for (const { source, controller, effect } of rulesInForce(state, 'cost modification')) {
    if (effect.ifPaid === undefined || !isWho(effect.who, controller, player)) continue;
    if (!matches(state, effect.filter, asSpell(spell, player), plainContext(controller, source))) continue;
    found.push({ keyword: ofAnother, which: found.length, cost: effect.ifPaid, by: { source, effect } });
  }
  return found;
}

/** Whether the additional cost was announced that this effect of this object offers, if it offers one. */
export function isPaidFor(
  state: GameState,
  spell: GameObject,
  announced: Announcement,
  source: ObjectId,
  effect: CostModification,
): boolean {
  if (effect.ifPaid === undefined) return true;
  const offered = offeredByOthers(state, spell).find(({ by }) => by?.source === source && by.effect === effect);
  return offered !== undefined && timesPaid(announced, ofAnother, offered.which) > 0;
}
