import type { ActivatedAbility, Color, Cost, ManaSymbol, ManaType } from '@stacktrail/card-tree';
import { chosenWords, plainContext, type TextContext, evaluateAmount } from '@stacktrail/characteristics';
import { chosenModes, addSymbols, expandChoices, noMana, type ManaDue } from '@stacktrail/engine';
import type { CastAction, CastVia, ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  permissionNamed,
  asSpell,
  commandersIn,
  type AbilityDefinition,
  type Announcement,
  type GameObject,
  keywordOf,
  timesPaid,
  type Printed,
  objectOf,
  type GameState,
} from '@stacktrail/game-state';
import { alternativeCost } from './alternative-cost.js';
import { escalateCosts } from './escalate.js';
import { optionalCostsOf } from './optional-costs.js';
import { reductionByManaCost, reductionsFor, type Reduction } from './announced-objects.js';
import { applyCostChanges } from './cost-changes.js';
import { costOfActing } from './foretelling-costs.js';
import { withDefinedX } from './defined-x.js';
import { spendsAs } from './spend-as.js';
import { spliceCosts } from './splice-costs.js';
import { withLastOnes } from './in-order.js';

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
 * @param player who casts it
 */
export function totalCostOfSpell(
  state: GameState,
  id: ObjectId,
  announced: Announcement = objectOf(state, id).announced,
  player: PlayerId = objectOf(state, id).controller,
  spell: GameObject = objectOf(state, id),
): TotalCost {
  const mana = noMana();
  const context = (): TextContext => ({ ...plainContext(player, id), announced });
  const tax = commanderTax(state, id, player);
  const costs = withDefinedX(state, [...costsOfSpell(state, spell, announced), ...tax], context);
  const others = addCosts(mana, costs, announced.x, announced.hybrid.slice());
  const lessened = reductionsFor(state, spell, costs, context);
  const added = applyCostChanges(
    state,
    { of: 'spells', object: spell, player, keyword: null, announced, lessened },
    mana,
  );
  for (const { ability } of spell.printed.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static === 'spend only on X') spendOnX(mana, effect.type, xIn(costs, announced.x));
    }
  }
  mana.for = { is: 'spell', object: asSpell(spell, player) };
  const spendAs = spendsAs(state, player, mana.for, announced.by);
  if (spendAs !== undefined) mana.spendAs = spendAs;
  return { mana, others: added.length === 0 ? others : withLastOnes([...others, ...added]) };
}

/**
 * The total cost of an activated ability (CR 602.2b, 601.2f): its activation cost with the changes by effects. The
 * counters that a loyalty ability adds and removes are one cost (606.5).
 */
export function costOfAbility(
  state: GameState,
  player: PlayerId,
  source: GameObject,
  { ability, pointer, isManaAbility }: AbilityDefinition,
  announced: Announcement,
): TotalCost {
  const mana = noMana();
  if (ability.kind !== 'activated') return { mana, others: [] };
  const context = (): TextContext => ({ ...plainContext(player, source.id), announced });
  const costs = withDefinedX(state, costOfActing(state, player, ability), context);
  const own = addCosts(mana, costs, announced.x, announced.hybrid.slice());
  const loyalty = ability.loyalty === true;
  const isSpecialAction = ability.specialAction !== undefined;
  const keyword = keywordOf(state, pointer);
  if (ability.costsMore !== undefined) increase(state, ability.costsMore, mana, context());
  const lessened = ability.costsLess === undefined ? [] : [ownReduction(state, ability.costsLess, source, context())];
  const added = applyCostChanges(
    state,
    { of: 'abilities', object: source, player, keyword, loyalty, isManaAbility, isSpecialAction, announced, lessened },
    mana,
  );
  if (ability.spendOnX !== undefined) spendOnX(mana, ability.spendOnX, xIn(costs, announced.x));
  if (ability.spendOnly !== undefined) spendOnlyChosen(mana, chosenColor(state, context(), ability));
  mana.for = { is: 'ability', object: source, keyword };
  const spendAs = spendsAs(state, player, mana.for, null);
  if (spendAs !== undefined) mana.spendAs = spendAs;
  if (added.length === 0) return { mana, others: own };
  const others = withLastOnes([...own, ...added]);
  return { mana, others: loyalty ? withOneLoyaltyCost(others, announced.x) : others };
}

/** The value of X times the number of X's in a cost. */
function xIn(costs: readonly Cost[], x: number): number {
  const symbols = costs.flatMap((cost) => (cost.cost === 'mana' && cost.x === undefined ? cost.mana : []));
  return x * symbols.filter((symbol) => symbol === 'X').length;
}

/** That much of the remaining generic mana can be paid only with mana of that type (CR 601.2f, 107.3). */
function spendOnX(mana: ManaDue, type: ManaType, x: number): void {
  const due = Math.min(mana.generic, x);
  mana.generic -= due;
  mana.typed[type] += due;
}

function chosenColor(state: GameState, context: TextContext, ability: ActivatedAbility): Color | undefined {
  return chosenWords(state, context, ability, 'color')[0] as Color | undefined;
}

/** CR 106.6: all of the generic mana can be paid only with mana of that color. */
function spendOnlyChosen(mana: ManaDue, color: Color | undefined): void {
  if (color === undefined) return;
  mana.typed[color] += mana.generic;
  mana.generic = 0;
}

/** “This ability costs {1} more to activate for each …” (CR 601.2f). */
function increase(
  state: GameState,
  { mana: symbols, times }: NonNullable<ActivatedAbility['costsMore']>,
  mana: ManaDue,
  context: TextContext,
): void {
  const count = evaluateAmount(state, times, context);
  for (let i = 0; i < count; i++) addSymbols(mana, symbols, 0, []);
}

/** “This ability costs {1} less to activate for each …”; by the mana cost of its source (CR 702.193a). */
function ownReduction(
  state: GameState,
  { mana, times = 1, byManaCost }: NonNullable<ActivatedAbility['costsLess']>,
  source: GameObject,
  context: TextContext,
): Reduction {
  const less = byManaCost === true ? [...mana, ...reductionByManaCost(source)] : mana;
  return { mana: less, times: Math.max(0, evaluateAmount(state, times, context)) };
}

/** CR 606.5. */
function withOneLoyaltyCost(costs: readonly Cost[], x: number): readonly Cost[] {
  const others: Cost[] = [];
  let change = 0;
  for (const cost of costs) {
    const isLoyalty = (cost.cost === 'put counters' || cost.cost === 'remove counters') && cost.counter === 'loyalty';
    if (!isLoyalty) others.push(cost);
    else change += (typeof cost.count === 'number' ? cost.count : x) * (cost.cost === 'put counters' ? 1 : -1);
  }
  const combined: Cost =
    change < 0
      ? { cost: 'remove counters', counter: 'loyalty', count: -change }
      : { cost: 'put counters', counter: 'loyalty', count: change };
  return [combined, ...others];
}

/** All parts of a spell's cost before effects change it, in the order in which they are announced (CR 601.2b, 118.9d). */
export function costsOfSpell(state: GameState, spell: GameObject, announced: Announcement): readonly Cost[] {
  return [...basicCost(state, spell.printed, announced), ...additionalCosts(state, spell, announced)];
}

/** The mana cost, or the alternative cost that the spell is cast for (CR 118.9). */
function basicCost(state: GameState, printed: Printed, announced: Announcement): readonly Cost[] {
  return alternativeCost(state, printed, announced) ?? [{ cost: 'mana', mana: printed.manaCost ?? [] }];
}

/** CR 118.6: a missing mana cost can't be paid; an alternative cost can. */
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
  const found: Cost[] = [];
  for (const { ability } of spell.printed.abilities)
    if (ability.kind === 'additional cost' && ability.optional !== true) found.push(...ability.cost);
  if (announced.by !== null) found.push(...(permissionNamed(state, announced.by)?.additional ?? []));
  if (announced.modes.length > 0) {
    for (const { cost } of chosenModes({ ...spell, announced })) found.push(...(cost ?? [])); // CR 700.2h
    found.push(...escalateCosts(spell, announced));
  }
  if (spell.linked.length > 0) found.push(...spliceCosts(state, spell));
  if (announced.paid.length === 0) return found;
  for (const { keyword, which, cost } of optionalCostsOf(state, spell)) {
    for (let times = timesPaid(announced, keyword, which); times > 0; times--) found.push(...cost);
  }
  return found;
}

/**
 * CR 903.8: {2} for each time before that the player has cast the commander from the command zone.
 *
 * @param id the spell, or the card in the command zone that would be cast
 */
function commanderTax(state: GameState, id: ObjectId, player: PlayerId): readonly Cost[] {
  if (state.commanders.length === 0) return noCosts;
  const card = objectOf(state, id);
  if (card.castFrom !== 'command' && card.zone !== 'command') return noCosts;
  return commandersIn(state, card).flatMap(({ casts }) => {
    const times = casts[player] ?? 0;
    return times === 0 ? [] : [{ cost: 'mana', mana: [`${2 * times}`] } as const];
  });
}

const noCosts: readonly Cost[] = [];

/** Adds the mana among costs to what is due; returns the others, those last that are paid last (CR 601.2h). */
export function addCosts(mana: ManaDue, costs: readonly Cost[], x: number, hybrid: string[]): readonly Cost[] {
  const chosen = expandChoices(costs, hybrid);
  for (const cost of chosen) {
    if (cost.cost !== 'mana') continue;
    const before = mana.generic;
    addSymbols(mana, cost.mana, x, hybrid);
    if (cost.waterbend) mana.waterbend = (mana.waterbend ?? 0) + mana.generic - before;
  }
  return withLastOnes(chosen.filter((cost) => cost.cost !== 'mana'));
}
