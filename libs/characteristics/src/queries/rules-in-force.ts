import type { CastingRule } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';
import { staticsInForce } from './statics-in-force.js';

/**
 * A rule about casting that is in force now, from a static ability or from a resolved spell or ability (CR 604.2,
 * 611.2c).
 */
export interface RuleInForce<E extends CastingRule = CastingRule> {
  readonly source: ObjectId;
  /** The player whom the rule calls “you”. */
  readonly controller: PlayerId;
  /** The static ability; `null` if an instruction put the rule in force. */
  readonly ability: DefinitionPointer | null;
  readonly effect: E;
  /** How many times it changes a cost, if that was locked in (CR 611.2d). */
  readonly times: number | null;
}

/** All rules of one kind that are in force now. */
export function rulesInForce<K extends CastingRule['static']>(
  state: GameState,
  kind: K,
): readonly RuleInForce<Extract<CastingRule, { static: K }>>[] {
  const statics = staticsInForce(state, kind).map(({ source, definition, effect }) => {
    const { controller } = objectOf(state, source);
    return { source, controller, ability: definition.pointer, effect, times: null };
  });
  if (state.rules.length === 0) return statics;
  const lasting = state.rules.flatMap(({ source, controller, instruction: { rule: effect }, values }) =>
    effect.static === kind ? [{ source, controller, ability: null, effect, times: values[0] ?? null }] : [],
  );
  return [...statics, ...lasting] as never;
}
