import type { Condition, Filter } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  isIgnored,
  type AbilityDefinition,
  type CombatEffect,
  type GameObject,
  type GameState,
} from '@stacktrail/game-state';
import { matchesIn } from '../meanings/filters/matches-in.js';
import type { StateQueries } from '../reading/state-queries.js';
import type { TextContext } from '../reading/text-context.js';
import type { Layer } from './layer.js';
import type { Part } from './part.js';
import { readsOfCondition, readsOfFilter } from '../meanings/reads-of.js';

/** The objects that an effect applies to: a list, or all matching ones of a zone. */
export type Affected =
  | { readonly ids: readonly ObjectId[] }
  | { readonly ids: null; readonly filter: Filter; readonly zone: GameObject['zone'] };

/**
 * A continuous effect that may apply: from a static ability (CR 611.3), or from a resolved spell or ability (CR 611.2).
 */
export class ActiveEffect {
  /**
   * Whether it has begun to apply; then it goes on even if its ability is lost (CR 613.6). It is set while effects are
   * ordered.
   */
  started = false;
  /** The aspects that its condition and its filter read, of other objects, and of the object that is asked about. */
  readonly reads: number;
  readonly ownReads: number;

  constructor(
    /** CR 613.7a, 613.7b. */
    readonly timestamp: number,
    readonly context: TextContext,
    readonly affected: Affected,
    readonly parts: readonly Part[],
    /**
     * The static ability that it comes from, and the aspects on which that ability's existence depends; `null` for a
     * resolved spell or ability.
     */
    readonly ability: AbilityDefinition | null,
    readonly condition: Condition | null,
    /** The numbers that it locked in (CR 608.2h). */
    readonly values: readonly number[] | null,
    /** For combat rules: the only turn during which it is in force. */
    readonly nextTurnOf: CombatEffect['nextTurnOf'] | null = null,
  ) {
    const filter = affected.ids === null ? readsOfFilter(affected.filter) : null;
    this.ownReads = filter?.own ?? 0;
    this.reads = (filter?.amounts ?? 0) | (condition === null ? 0 : readsOfCondition(condition));
  }

  /** How many of its locked-in numbers are powers and toughnesses. */
  get sizes(): number {
    return this.parts.reduce((sum, { amounts }) => sum + amounts.length, 0);
  }

  /** The same effect at the moment at which it had begun to apply, or had not. */
  asOf(started: boolean): ActiveEffect {
    const { timestamp, context, affected, parts, ability, condition, values, nextTurnOf } = this;
    const copy = new ActiveEffect(timestamp, context, affected, parts, ability, condition, values, nextTurnOf);
    copy.started = started;
    return copy;
  }

  partIn(layer: Layer): Part | undefined {
    return this.parts.find((part) => part.layer === layer);
  }

  /**
   * The aspects that decide how it applies in a layer: what it does and, if it has not begun, whether and to which
   * objects it applies.
   */
  readsIn(part: Part): number {
    return part.reads | (this.started ? 0 : this.reads | this.ownReads);
  }

  /** Whether it would apply to an object with the object's present characteristics. */
  fits(seen: StateQueries, state: GameState, object: GameObject): boolean {
    const { affected } = this;
    if (state.ignored.length > 0 && this.isIgnored(seen, state, object)) return false;
    if (affected.ids !== null) return affected.ids.includes(object.id);
    return object.zone === affected.zone && matchesIn(seen, state, affected.filter, object, this.context);
  }

  /** CR 116.2d: whether the player who controls the object ignores the ability. */
  private isIgnored(seen: StateQueries, state: GameState, object: GameObject): boolean {
    if (this.ability === null) return false;
    return isIgnored(state, this.context.source, this.ability.pointer, seen.controller(state, object));
  }

  /** Its context, in which “you” is the controller of its source as determined so far (CR 109.5, 613.1b). */
  contextUnder(seen: StateQueries, state: GameState): TextContext {
    const source = this.ability === null ? undefined : state.objects.get(this.context.source);
    const you: PlayerId = source === undefined ? this.context.you : seen.controller(state, source);
    return you === this.context.you ? this.context : { ...this.context, you };
  }
}

/** The context in which “that object” is the object that an effect applies to. */
export function contextOf(context: TextContext, object: GameObject): TextContext {
  return { ...context, trigger: { object: object.id, player: null, amount: 0 } };
}
