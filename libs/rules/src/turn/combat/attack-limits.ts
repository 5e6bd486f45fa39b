import type { Attacked, LimitedAttack } from '@stacktrail/card-tree';
import {
  staticsInForce,
  evaluateAmount,
  isAttackOn,
  plainContext,
  type TextContext,
  isAbout,
} from '@stacktrail/characteristics';
import type { Attack, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** No more creatures than that can attack, or attack certain players and permanents (CR 508.1c, 802.3a). */
export interface AttackLimit {
  /** How many still can. */
  readonly count: number;
  readonly whom: LimitedAttack | undefined;
  readonly you: PlayerId;
  readonly source: ObjectId;
  /** Creatures that have attacked so earlier in a turn that the limit is about: they don't count again. */
  readonly before: ReadonlySet<ObjectId>;
}

const nobody: ReadonlySet<ObjectId> = new Set();

export function attackLimits(state: GameState): readonly AttackLimit[] {
  return staticsInForce(state, 'attack limit').map(({ source, effect: { count, whom, per } }) => {
    const you = objectOf(state, source).controller;
    const context = plainContext(you, source);
    const before = per === 'turn' ? haveAttacked(state, whom, context) : nobody;
    return { count: Math.max(0, evaluateAmount(state, count, context) - before.size), whom, you, source, before };
  });
}

/** The creatures that were declared as such attackers earlier this turn. */
function haveAttacked(state: GameState, whom: Attacked | undefined, context: TextContext): ReadonlySet<ObjectId> {
  const declared = state.history.thisTurn.flatMap(({ occasion: { on, attacks } }) =>
    on === 'attacks' ? attacks! : [],
  );
  const about = whom === undefined ? declared : declared.filter((attack) => isAttackOn(state, attack, whom, context));
  return new Set(about.map(({ attacker }) => attacker));
}

export function isUnder(
  state: GameState,
  { whom, you, source, before }: AttackLimit,
  { attacker, defender }: Attack,
): boolean {
  return !before.has(attacker) && isAbout(state, whom, { you, source }, defender);
}

/** A limit that a declaration goes beyond; `undefined` if there is none. */
export function exceeded(
  state: GameState,
  limits: readonly AttackLimit[],
  attacks: readonly Attack[],
): AttackLimit | undefined {
  return limits.find((limit) => attacks.filter((attack) => isUnder(state, limit, attack)).length > limit.count);
}
