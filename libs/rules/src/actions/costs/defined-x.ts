import type { Cost, ManaCost, ManaSymbol } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import type { GameState } from '@stacktrail/game-state';
import { ownManaCost } from './own-mana-cost.js';

/**
 * Costs in which each X that the text defines is replaced by its number (CR 107.3c); other X's stay. “The mana cost of
 * this” is replaced by its symbols, with X as 0 (CR 107.3h); if the object has no mana cost, the cost can't be paid.
 */
export function withDefinedX(state: GameState, costs: readonly Cost[], context: () => TextContext): readonly Cost[] {
  if (
    !costs.some(
      (cost) => cost.cost === 'mana cost of this' || (cost.cost === 'mana' && (cost.x ?? cost.xAtMost) !== undefined),
    )
  ) {
    return costs;
  }
  return costs.map((cost) => {
    if (cost.cost === 'mana cost of this') {
      const printed = state.objects.get(context().source)?.printed.manaCost ?? null;
      return printed === null ? cost : { cost: 'mana', mana: withX(ownManaCost(printed, cost), 0) };
    }
    if (cost.cost === 'mana' && cost.xAtMost !== undefined)
      return { ...cost, xAtMost: Math.max(0, evaluateAmount(state, cost.xAtMost, context())) };
    if (cost.cost !== 'mana' || cost.x === undefined) return cost;
    return { cost: 'mana', mana: withX(cost.mana, Math.max(0, evaluateAmount(state, cost.x, context()))) }; // CR 107.1b
  });
}

function withX(mana: ManaCost, x: number): ManaCost {
  return mana.map((symbol) => (symbol === 'X' ? (`${x}` as ManaSymbol) : symbol));
}
