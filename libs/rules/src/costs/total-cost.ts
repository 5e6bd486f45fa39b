import type { Cost, KeywordName, ManaSymbol } from '@stacktrail/card-language';
import type { CastAction, CastVia, ObjectId } from '@stacktrail/game-events';
import { alternativeCost } from '../casting/ways/alternative-cost.js';
import { characteristicsOf } from '../characteristics/characteristics.js';
import { optionalCost } from '../keywords/optional-costs.js';
import type { Announcement, GameObject } from '../state/game-object.js';
import { timesPaid } from '../state/paid-costs.js';
import type { Printed } from '../state/printed.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { plainContext } from '../text/text-context.js';
import { applyCostChanges } from './cost-changes.js';
import { addSymbols, noMana, type ManaDue } from './mana-due.js';

/** What has to be paid in all (CR 601.2f). */
export interface TotalCost {
  readonly mana: ManaDue;
  readonly others: readonly Cost[];
}

/**
 * The total cost of a spell (CR 601.2f): its mana cost or an alternative one, kicker and other additional costs, and what
 * effects add and take away.
 *
 * @param announced what was announced for it, or would be
 */
export function totalCostOfSpell(
  state: GameState,
  id: ObjectId,
  announced: Announcement = objectOf(state, id).announced,
): TotalCost {
  const spell = objectOf(state, id);
  const mana = noMana();
  const costs = costsOfSpell(state, spell, announced);
  const others = addCosts(mana, costs, announced.x, announced.hybrid.slice());
  applyCostChanges(state, spell, mana, { ...plainContext(spell.controller, id), announced });
  return { mana, others };
}

/** All parts of a spell's cost before effects change it, in the order in which they are announced (CR 601.2b, 118.9d). */
export function costsOfSpell(state: GameState, spell: GameObject, announced: Announcement): readonly Cost[] {
  return [...basicCost(state, spell.printed, announced), ...additionalCosts(state, spell, announced)];
}

/** The mana cost, or the alternative cost that the spell is cast for (CR 118.9). */
function basicCost(state: GameState, printed: Printed, announced: Announcement): readonly Cost[] {
  return alternativeCost(state, printed, announced) ?? [{ cost: 'mana', mana: printed.manaCost ?? [] }];
}

/** CR 118.6: no mana cost can't be paid; an alternative cost can. */
export function isUnpayable(printed: Printed, via: CastVia): boolean {
  return via === 'hand' && printed.manaCost === null;
}

/** The mana cost, or the mana of the alternative cost that the spell is cast for (CR 118.9). */
export function manaSymbolsPaid(state: GameState, printed: Printed, way: CastAction): readonly ManaSymbol[] {
  const cost = alternativeCost(state, printed, way);
  if (cost === null) return printed.manaCost ?? [];
  return cost.flatMap((part) => (part.cost === 'mana' ? part.mana : []));
}

/** The additional costs of its own text: those that it always has, and the optional ones that are paid (CR 118.8). */
function additionalCosts(state: GameState, spell: GameObject, announced: Announcement): readonly Cost[] {
  const optional = announced.paid.length === 0 ? [] : optionalCostsOf(state, spell);
  return [
    ...spell.printed.abilities.flatMap(({ ability }) => (ability.kind === 'additional cost' ? ability.cost : [])),
    ...optional.flatMap(({ keyword, which, cost }) => {
      const times = timesPaid(announced, keyword, which);
      return Array.from({ length: times }, () => cost).flat();
    }),
  ];
}

/** An optional additional cost of a spell: which keyword names it, and which of several with that keyword it is. */
export interface OfferedCost {
  readonly keyword: KeywordName;
  readonly which: number;
  readonly cost: readonly Cost[];
}

/** The optional additional costs that a spell has, in printed order (CR 601.2b). */
export function optionalCostsOf(state: GameState, spell: GameObject): readonly OfferedCost[] {
  const found: OfferedCost[] = [];
  for (const { ability } of characteristicsOf(state, spell).abilities) {
    if (ability.kind !== 'keyword' || optionalCost(ability.keyword) === undefined) continue;
    const { keyword } = ability;
    const which = found.filter((other) => other.keyword === keyword).length;
    found.push({ keyword, which, cost: 'cost' in ability ? ability.cost : [] });
  }
  return found;
}

/** Adds the mana among costs to what is due; returns the others, those with a random element last (CR 601.2h). */
export function addCosts(mana: ManaDue, costs: readonly Cost[], x: number, hybrid: string[]): readonly Cost[] {
  for (const cost of costs) if (cost.cost === 'mana') addSymbols(mana, cost.mana, x, hybrid);
  const others = costs.filter((cost) => cost.cost !== 'mana');
  return [...others.filter((cost) => !isRandom(cost)), ...others.filter(isRandom)];
}

function isRandom(cost: Cost): boolean {
  return cost.cost === 'discard' && cost.atRandom === true;
}
