import type { Cost, ManaSymbol, ManaType } from '@stacktrail/card-language';
import type { CastVia, ObjectId } from '@stacktrail/game-events';
import { staticsInForce } from '../gate/statics-in-force.js';
import type { GameObject } from '../state/game-object.js';
import type { Printed } from '../state/printed.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { matches } from '../text/filters.js';
import { plainContext, type TextContext } from '../text/text-context.js';

/** The mana part of a cost after all choices: how much of any type, how much of each, and life for Phyrexian symbols. */
export interface ManaDue {
  generic: number;
  readonly typed: Record<ManaType, number>;
  /** CR 107.4h: one mana of a snow source each. */
  life: number;
}

/** What has to be paid in all (CR 601.2f). */
export interface TotalCost {
  readonly mana: ManaDue;
  readonly others: readonly Cost[];
}

export function noMana(): ManaDue {
  return { generic: 0, typed: { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 }, life: 0 };
}

export function totalMana(due: ManaDue): number {
  return due.generic + Object.values(due.typed).reduce((sum, amount) => sum + amount, 0);
}

/** Whether a symbol asks for a choice when its cost is announced (CR 601.2b). */
export function isChoice(symbol: ManaSymbol): boolean {
  return symbol.includes('/');
}

/** The payments that a hybrid or Phyrexian symbol offers (CR 107.4e, 107.4f): each a symbol, or `P` for 2 life. */
export function choicesOf(symbol: ManaSymbol): readonly string[] {
  return symbol.split('/');
}

/**
 * Adds up mana symbols.
 *
 * @param x the value of X
 * @param hybrid the payment chosen for each hybrid or Phyrexian symbol, in order; consumed from the front
 */
export function addSymbols(due: ManaDue, symbols: readonly ManaSymbol[], x: number, hybrid: string[]): void {
  for (const symbol of symbols) {
    const paid = isChoice(symbol) ? (hybrid.shift() ?? choicesOf(symbol)[0]!) : symbol;
    if (paid === 'X') due.generic += x;
    else if (paid === 'P') due.life += 2;
    else if (/^\d+$/.test(paid)) due.generic += Number(paid);
    else due.typed[paid as ManaType] += 1;
  }
}

/** The costs of a spell (CR 601.2f): its mana cost, kickers, additional costs, and what effects add and take away. */
export function totalCostOfSpell(state: GameState, id: ObjectId): TotalCost {
  const spell = objectOf(state, id);
  const context: TextContext = { ...plainContext(spell.controller, id), announced: spell.announced };
  const hybrid = spell.announced.hybrid.slice();
  const mana = noMana();
  const { via } = spell.announced;
  addSymbols(mana, manaCostVia(spell.printed, via), spell.announced.x, hybrid);
  const others = addCosts(mana, additionalCosts(spell.printed, spell.announced.kicked), spell.announced.x, hybrid);
  applyCostChanges(state, spell, mana, context);
  const alternative = via === 'hand' ? [] : flashbackCost(spell.printed).filter((cost) => cost.cost !== 'mana');
  return { mana, others: [...alternative, ...others] };
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
export function additionalCosts(printed: Printed, kicked: number): readonly Cost[] {
  return printed.abilities.flatMap(({ ability }) => {
    if (ability.kind === 'additional cost') return ability.cost;
    if (ability.kind === 'keyword' && ability.keyword === 'kicker' && kicked > 0) return ability.cost;
    return [];
  });
}

/** Adds the mana among costs to what is due; returns the others. */
export function addCosts(mana: ManaDue, costs: readonly Cost[], x: number, hybrid: string[]): readonly Cost[] {
  for (const cost of costs) if (cost.cost === 'mana') addSymbols(mana, cost.mana, x, hybrid);
  return costs.filter((cost) => cost.cost !== 'mana');
}

/** CR 601.2f, 118.7: increases, then reductions; generic mana never below nothing. */
function applyCostChanges(state: GameState, spell: GameObject, mana: ManaDue, context: TextContext): void {
  const changes = staticsInForce(state, 'cost change').filter(({ source, effect }) => {
    const { controller } = objectOf(state, source);
    const fits = effect.who === 'any player' || (effect.who === 'you') === (controller === spell.controller);
    return fits && matches(state, effect.spells, spell, plainContext(controller, source));
  });
  for (const { effect } of changes) if (effect.direction === 'more') addSymbols(mana, effect.mana, 0, []);
  let less = 0;
  for (const { ability } of spell.printed.abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static === 'own cost reduction') less += evaluateAmount(state, effect.generic, context);
    }
  }
  for (const { effect } of changes) {
    if (effect.direction !== 'less') continue;
    const reduction = noMana();
    addSymbols(reduction, effect.mana, 0, []);
    less += reduction.generic;
    for (const type of Object.keys(mana.typed) as ManaType[]) {
      mana.typed[type] = Math.max(0, mana.typed[type] - reduction.typed[type]); // CR 118.7c
    }
  }
  mana.generic = Math.max(0, mana.generic - less);
}

/** The mana due as symbols, for the record and for people. */
export function symbolsOf(due: ManaDue): readonly string[] {
  const typed = (Object.keys(due.typed) as ManaType[]).flatMap((type) => new Array<string>(due.typed[type]).fill(type));
  return due.generic > 0 || typed.length === 0 ? [`${due.generic}`, ...typed] : typed;
}
