import type { Mode } from '@stacktrail/card-tree';
import { evaluateAmount } from '@stacktrail/characteristics';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { sameRef } from '../game/question.js';
import { contextOfStackObject } from './instructions-of.js';
import { legalTargets } from './legal-targets.js';

/**
 * Whether modes that must target different objects and players can do so (CR 601.2c, 700.2b).
 *
 * @param taken what has been chosen for other modes
 */
export function canTargetApart(
  state: GameState,
  id: ObjectId,
  modes: readonly Mode[],
  taken: readonly Ref[] = [],
): boolean {
  const context = contextOfStackObject(state, id);
  const needed = modes.flatMap(({ targets }) => targets).filter((spec) => evaluateAmount(state, spec.min, context) > 0);
  const legal = needed.map((spec) => legalTargets(state, spec, context, [], id));
  const fits = (at: number, used: readonly Ref[]): boolean =>
    at === legal.length ||
    legal[at]!.some((ref) => !used.some((other) => sameRef(other, ref)) && fits(at + 1, [...used, ref]));
  return fits(0, taken);
}
