import type { Cost, ManaSymbol } from '@stacktrail/card-language';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import type { Announcement } from '../state/game-object.js';
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
  const costs = costsOfSpell(spell.printed, announced.via, announced.kicked);
  const others = addCosts(mana, costs, announced.x, announced.hybrid.slice());
  applyCostChanges(state, spell, mana, { ...plainContext(spell.controller, id), announced });
  return { mana, others };
}

/** All parts of a spell's cost before effects change it, in the order in which they are announced (CR 601.2b, 118.9d). */
export function costsOfSpell(printed: Printed, via: CastVia, kicked: number): readonly Cost[] {
  const basic: readonly Cost[] =
    via === 'hand' ? [{ cost: 'mana', mana: printed.manaCost ?? [] }] : flashbackCost(printed);
  return [...basic, ...additionalCosts(printed, kicked)];
}

/** CR 118.6: no mana cost can't be paid; an alternative cost can. */
export function isUnpayable(printed: Printed, via: CastVia): boolean {
  return via === 'hand' && printed.manaCost === null;
}

/** The mana cost, or the mana of the alternative cost that the spell is cast for (CR 118.9, 702.34a). */
export function manaCostVia(printed: Printed, via: CastVia): readonly ManaSymbol[] {
  if (via === 'hand') return printed.manaCost ?? [];
  return flashbackCost(printed).flatMap((cost) => (cost.cost === 'mana' ? cost.mana : []));
}

/** CR 702.34a; nothing where the card has no flashback. */
function flashbackCost(printed: Printed): readonly Cost[] {
  for (const { ability } of printed.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'flashback') return ability.cost;
  }
  return [];
}

/** Kicker (if chosen) and other additional costs (CR 118.8, 702.33a). */
function additionalCosts(printed: Printed, kicked: number): readonly Cost[] {
  return printed.abilities.flatMap(({ ability }) => {
    if (ability.kind === 'additional cost') return ability.cost;
    if (ability.kind === 'keyword' && ability.keyword === 'kicker' && kicked > 0) return ability.cost;
    return [];
  });
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
