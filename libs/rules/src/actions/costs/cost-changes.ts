import { type Color, type Cost, type ManaCost, type ManaType, colorsOfSymbol } from '@stacktrail/card-tree';
import { addSymbols, noMana, totalMana, type ManaDue } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';
import { type Costed, type Change, changesFor } from './cost-changes-in-force.js';

/**
 * CR 601.2f: applies increases, then reductions, then minimums. Generic mana never goes below zero.
 *
 * @param mana what is due so far; it is changed
 * @returns costs other than mana that effects add (CR 118.8)
 */
export function applyCostChanges(state: GameState, costed: Costed, mana: ManaDue): readonly Cost[] {
  const found = changesFor(state, costed);
  if (found.length === 0) return [];
  const changes = found.map((change) => withHalves(change, mana));
  for (const { change, mana: symbols, times } of changes) {
    if (change === 'more') for (let i = 0; i < times; i++) addSymbols(mana, symbols, 0, []);
  }
  const reductions = changes.filter(({ change }) => change === 'less');
  // Reductions that stop at one mana go first, because the total is lowest in this order; the player would choose it
  // (CR 601.2f).
  for (const reduction of reductions.filter(({ leastOne }) => leastOne)) reduce(mana, reduction, 1);
  for (const reduction of reductions.filter(({ leastOne }) => !leastOne)) reduce(mana, reduction, 0);
  for (const { change, mana: symbols } of changes) {
    if (change !== 'at least') continue;
    const least = noMana();
    addSymbols(least, symbols, 0, []);
    mana.generic += Math.max(0, totalMana(least) - totalMana(mana));
  }
  return changes.flatMap(({ costs, times }) => Array.from({ length: times }, () => costs).flat());
}

/**
 * CR 118.7e: the player chooses a half of each hybrid symbol in a reduction. This picks the half that reduces more: a
 * color that the cost asks for before generic mana.
 */
function withHalves(change: Change, mana: ManaDue): Change {
  if (change.change !== 'less' || !change.mana.some((symbol) => symbol.includes('/'))) return change;
  const left = { ...mana.typed };
  const symbols = change.mana.map((symbol): ManaCost[number] => {
    if (!symbol.includes('/') || symbol.endsWith('/P')) return symbol;
    const halves = symbol.split('/') as ManaType[];
    const needed = halves.find((half) => left[half] > 0);
    if (needed !== undefined) left[needed] -= 1;
    return needed ?? (halves[0] as ManaCost[number]);
  });
  return { ...change, mana: symbols };
}

/** CR 118.7a–d, f, g: reduces mana of each type first, then generic mana by what is left over. */
function reduce(mana: ManaDue, { mana: symbols, times, coloredOnly = false }: Change, least: number): void {
  const reduction = noMana();
  for (let i = 0; i < times; i++) addSymbols(reduction, symbols.map(reducing), 0, []);
  let generic = reduction.generic + (reduction.snow ?? 0); // CR 118.7g
  const spare = (): number => Math.max(0, totalMana(mana) - least);
  for (const type of Object.keys(mana.typed) as ManaType[]) {
    const taken = Math.min(mana.typed[type], reduction.typed[type], spare());
    mana.typed[type] -= taken;
    if (!coloredOnly) generic += reduction.typed[type] - taken;
  }
  mana.generic -= Math.min(mana.generic, generic, spare());
}

/** CR 118.7f: a Phyrexian symbol reduces by its color. */
function reducing(symbol: ManaCost[number]): ManaCost[number] {
  return symbol.endsWith('/P') ? (colorsOfSymbol(symbol)[0] as Color) : symbol;
}
