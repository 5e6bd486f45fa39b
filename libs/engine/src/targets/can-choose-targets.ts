import type { TargetSpec } from '@stacktrail/card-tree';
import { evaluateAmount, holds, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { legalTargets } from './legal-targets.js';
import { slotsNamed } from './slots-named.js';

type Slots = readonly (readonly Ref[])[];

/** Whether a slot asks for targets at all, as far as that is known. */
type IsNeeded = (spec: TargetSpec, context: TextContext) => boolean;

/** What the words of a text stand for once the targets of its first slots are chosen. */
export function withChosen(context: TextContext, chosen: Slots): TextContext {
  return { ...context, targets: chosen };
}

/**
 * CR 601.2c, 603.3d: whether the slots of a text that are still open can be filled with legal targets, some choice for each
 * slot leaving one for those after it that depend on it.
 *
 * @param specs the targets of one mode
 * @param targeting the spell or ability on the stack
 * @param chosen the targets chosen for the first slots
 * @param isNeeded of a target that is required only under a condition: whether it is; by what was announced where absent
 */
export function canChooseTargets(
  state: GameState,
  specs: readonly TargetSpec[],
  context: TextContext,
  targeting: ObjectId,
  chosen: Slots = [],
  isNeeded: IsNeeded = (spec, about) => spec.when === undefined || holds(state, spec.when, about),
): boolean {
  const spec = specs[chosen.length];
  if (spec === undefined) return true;
  const about = withChosen(context, chosen);
  const goesOn = (refs: readonly Ref[]): boolean =>
    canChooseTargets(state, specs, context, targeting, [...chosen, refs], isNeeded);
  if (!isNeeded(spec, about)) return goesOn([]);
  const min = Math.max(0, evaluateAmount(state, spec.min, about));
  const dependence = slotsNamed(specs).get(chosen.length);
  if (min === 0 && dependence !== 'asked about it') return goesOn([]);
  const legal = legalTargets(state, spec, about, chosen, targeting);
  if (legal.length < min) return false;
  if (dependence === undefined) return goesOn(legal.slice(0, min));
  if (dependence === 'another') return someChoice(legal, min, goesOn); // more of them leave fewer for the others
  const max = Math.min(evaluateAmount(state, spec.max, about), legal.length);
  for (let size = min; size <= max; size++) {
    if (size > min + foreseen || someChoice(legal, size, goesOn)) return true;
  }
  return false;
}

/**
 * With so many targets more than it needs a slot is tried; that still more of them would let later ones be chosen is taken
 * for granted, and where it turns out false the action is reversed (CR 731).
 */
const foreseen = 2;

/** Whether some choice of that many fits. */
function someChoice(from: readonly Ref[], size: number, fits: (refs: readonly Ref[]) => boolean): boolean {
  const find = (refs: readonly Ref[], next: number): boolean => {
    if (refs.length === size) return fits(refs);
    for (let i = next; i <= from.length - (size - refs.length); i++) {
      if (find([...refs, from[i]!], i + 1)) return true;
    }
    return false;
  };
  return find([], 0);
}
