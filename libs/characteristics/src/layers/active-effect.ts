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

/** Which objects an effect applies to: those listed, or all of a zone that match. */
export type Affected =
  | { readonly ids: readonly ObjectId[] }
  | { readonly ids: null; readonly filter: Filter; readonly zone: GameObject['zone'] };

/** A continuous effect that may apply: of a static ability (CR 611.3), or of one that has resolved (CR 611.2). */
export class ActiveEffect {
  /** It has begun to apply, so it goes on whatever becomes of its ability (CR 613.6). Set while effects are ordered. */
  started = false;
  /** What its condition and, of objects other than the one asked, its filter read; and of the one that is asked. */
  readonly reads: number;
  readonly ownReads: number;

  constructor(
    /** CR 613.7a, 613.7b. */
    readonly timestamp: number,
    readonly context: TextContext,
    readonly affected: Affected,
    readonly parts: readonly Part[],
    /** The static ability that it comes from, and what that depends on; `null` for one that has resolved. */
    readonly ability: AbilityDefinition | null,
    readonly condition: Condition | null,
    /** The numbers that it locked in (CR 608.2h). */
    readonly values: readonly number[] | null,
    /** The turn during which alone it is in force, of rules of combat. */
    readonly nextTurnOf: CombatEffect['nextTurnOf'] | null = null,
  ) {
    const filter = affected.ids === null ? readsOfFilter(affected.filter) : null;
    this.ownReads = filter?.own ?? 0;
    this.reads = (filter?.amounts ?? 0) | (condition === null ? 0 : readsOfCondition(condition));
  }

  /** How many numbers its sizes have among those that it locked in. */
  get sizes(): number {
    return this.parts.reduce((sum, { amounts }) => sum + amounts.length, 0);
  }

  partIn(layer: Layer): Part | undefined {
    return this.parts.find((part) => part.layer === layer);
  }

  /** What decides how it applies in a layer: what, if it has not begun, whether it does and to which objects. */
  readsIn(part: Part): number {
    return part.reads | (this.started ? 0 : this.reads | this.ownReads);
  }

  /** Whether it would apply to an object as the object is now. */
  fits(seen: StateQueries, state: GameState, object: GameObject): boolean {
    const { affected } = this;
    if (state.ignored.length > 0 && this.isIgnored(seen, state, object)) return false;
    if (affected.ids !== null) return affected.ids.includes(object.id);
    return object.zone === affected.zone && matchesIn(seen, state, affected.filter, object, this.context);
  }

  /** CR 116.2d: the player who controls the object ignores the ability. */
  private isIgnored(seen: StateQueries, state: GameState, object: GameObject): boolean {
    if (this.ability === null) return false;
    return isIgnored(state, this.context.source, this.ability.pointer, seen.controller(state, object));
  }

  /** Its context, with “you” as control of its source is so far (CR 109.5, 613.1b). */
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
