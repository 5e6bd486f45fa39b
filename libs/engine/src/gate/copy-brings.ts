import type { CopyException } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import type { Counter, DefinitionPointer } from '@stacktrail/game-events';
import { withCounters, type GameState } from '@stacktrail/game-state';
import { exceptionApplies } from './copy-formula.js';

/** CR 707.9e: the exceptions of a copy that are additional effects. A copy effect that applies later removes them. */
export function brought(
  state: GameState,
  formula: DefinitionPointer,
  exceptions: readonly CopyException[],
  context: TextContext,
): { readonly tapped: boolean; readonly counters: readonly Counter[] } {
  let tapped = false;
  let counters: readonly Counter[] = [];
  exceptions.forEach((exception, i) => {
    if (!exceptionApplies(formula, i)) return;
    if (exception.except === 'enters tapped') tapped = true;
    if (exception.except !== 'enters with counters') return;
    const count = evaluateAmount(state, exception.count, context);
    if (count > 0) counters = withCounters(counters, exception.counter, count);
  });
  return { tapped, counters };
}
