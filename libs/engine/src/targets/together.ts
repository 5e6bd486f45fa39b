import type { TargetSpec, Together } from '@stacktrail/card-tree';
import { evaluateAmount, compares, measureOf, finished, valuesOf, type TextContext } from '@stacktrail/characteristics';
import type { Ref } from '@stacktrail/game-events';
import { type GameObject, presentObject, type GameState } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';

/** Whether several chosen objects satisfy together what the text asks of all of them. Players have no such qualities. */
export function satisfiesTogether(
  state: GameState,
  conditions: readonly Together[] | undefined,
  chosen: readonly Ref[],
  context: TextContext,
): boolean {
  if (conditions === undefined || chosen.length === 0) return true;
  const objects = chosen.flatMap((ref) => (ref.is === 'object' ? (presentObject(state, ref.id) ?? []) : []));
  return conditions.every((condition) => satisfies(state, condition, objects, context));
}

function satisfies(
  state: GameState,
  condition: Together,
  objects: readonly GameObject[],
  context: TextContext,
): boolean {
  switch (condition.all) {
    case 'share': {
      const [first = [], ...others] = objects.map((object) => valuesOf(finished, state, object, condition.quality));
      return objects.length < 2 || first.some((value) => others.every((other) => other.includes(value)));
    }
    case 'differ in': {
      const values = objects.flatMap((object) => [...new Set(valuesOf(finished, state, object, condition.quality))]);
      return new Set(values).size === values.length;
    }
    case 'total': {
      const total = objects.reduce(
        (sum, object) => sum + (measureOf(finished, state, object, condition.measure) ?? 0),
        0,
      );
      return compares(total, condition.compare, evaluateAmount(state, condition.to, context));
    }
    default:
      return assertNever(condition, 'condition on several objects');
  }
}

/** Whether some choice of that many satisfies it: a search that goes on only with what is not excluded yet. */
export function canSatisfyTogether(
  state: GameState,
  conditions: readonly Together[] | undefined,
  candidates: readonly Ref[],
  count: number,
  context: TextContext,
): boolean {
  if (conditions === undefined || count <= 0) return true;
  const closed = conditions.filter((condition) => condition.all !== 'total');
  const find = (chosen: readonly Ref[], from: number): boolean => {
    if (chosen.length === count) return satisfiesTogether(state, conditions, chosen, context);
    for (let i = from; i <= candidates.length - (count - chosen.length); i++) {
      const more = [...chosen, candidates[i]!];
      if (satisfiesTogether(state, closed, more, context) && find(more, i + 1)) return true;
    }
    return false;
  };
  return find([], 0);
}

/** How many of the candidates can be chosen at most. */
export function mostTogether(
  state: GameState,
  { max, together }: TargetSpec,
  candidates: readonly Ref[],
  context: TextContext,
): number {
  for (let count = Math.min(evaluateAmount(state, max, context), candidates.length); count > 0; count--) {
    if (canSatisfyTogether(state, together, candidates, count, context)) return count;
  }
  return 0;
}
