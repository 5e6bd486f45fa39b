import type { Attacked } from '@stacktrail/card-language';
import type { Attack, PlayerId, Ref } from '@stacktrail/game-events';
import { staticsInForce } from '../gate/statics-in-force.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { plainContext } from '../text/text-context.js';
import { isAbout } from './combat-effects.js';

/** No more creatures than that can attack, or attack certain players and permanents (CR 508.1c, 802.3a). */
export interface AttackLimit {
  readonly count: number;
  readonly whom: Attacked | undefined;
  readonly you: PlayerId;
}

export function attackLimits(state: GameState): readonly AttackLimit[] {
  return staticsInForce(state, 'attack limit').map(({ source, effect }) => {
    const you = objectOf(state, source).controller;
    return { count: evaluateAmount(state, effect.count, plainContext(you, source)), whom: effect.whom, you };
  });
}

export function isUnder(state: GameState, { whom, you }: AttackLimit, defender: Ref): boolean {
  return isAbout(state, whom, you, defender);
}

/** A limit that a declaration goes beyond; `undefined` where there is none. */
export function exceeded(
  state: GameState,
  limits: readonly AttackLimit[],
  attacks: readonly Attack[],
): AttackLimit | undefined {
  return limits.find((limit) => attacks.filter(({ defender }) => isUnder(state, limit, defender)).length > limit.count);
}
