import type { Mode } from '@stacktrail/card-tree';
import { evaluateAmount } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { sameRef } from '../game/question.js';
import { withChosen } from './can-choose-targets.js';
import { contextOfStackObject } from './instructions-of.js';
import { legalTargets } from './legal-targets.js';

type Slots = readonly (readonly Ref[])[];

/**
 * Whether modes that must target different objects and players can do so (CR 601.2c, 700.2b).
 *
 * @param taken what has been chosen for other modes
 */
export function canChooseDifferentTargets(
  state: GameState,
  id: ObjectId,
  modes: readonly Mode[],
  taken: readonly Ref[] = [],
): boolean {
  const context = contextOfStackObject(state, id);
  const fits = (at: number, chosen: Slots, used: readonly Ref[]): boolean => {
    const mode = modes[at];
    if (mode === undefined) return true;
    const spec = mode.targets[chosen.length];
    if (spec === undefined) return fits(at + 1, [], [...used, ...chosen.flat()]);
    const withTargets = withChosen(context, chosen);
    if (evaluateAmount(state, spec.min, withTargets) <= 0) return fits(at, [...chosen, []], used);
    return legalTargets(state, spec, withTargets, chosen, id).some(
      (ref) => !used.some((other) => sameRef(other, ref)) && fits(at, [...chosen, [ref]], used),
    );
  };
  return fits(0, [], taken);
}
