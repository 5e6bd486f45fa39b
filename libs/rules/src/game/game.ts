import {
  GameEvent,
  noObject,
  type AnyGameEvent,
  type EventData,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '@stacktrail/game-events';
import { evolve } from '../evolve/evolve.js';
import type { GameState } from '../state/game-state.js';
import type { RandomWords } from './random-words.js';

/** Why something happens: the rule, and where known the object that does it, the player who acts, and what it follows from. */
export interface Reason {
  readonly rule: string;
  readonly source?: ObjectId;
  readonly player?: PlayerId | null;
  readonly causes?: readonly Revision[];
}

/**
 * A game that is being played: the one mutable thing of the rules core, and only the procedures hold it. They change
 * the game by emitting events; `state` is what `evolve` makes of them.
 */
export class Game {
  state: GameState;
  /** Facts since the last decision was answered. */
  batch: AnyGameEvent[] = [];
  /** Facts since the player with priority began to act, for rule 731; spans more than one batch. */
  action: AnyGameEvent[] = [];
  /** What the facts emitted now follow from, where the code at hand names nothing closer. */
  causes: readonly Revision[] = [];

  constructor(
    state: GameState,
    readonly random: RandomWords,
  ) {
    this.state = state;
  }

  /** The revision that the next fact will have. */
  get next(): Revision {
    return (this.state.revision + 1) as Revision;
  }

  /** Records that something happened. Returns the fact's revision. */
  emit<K extends EventType>(type: K, data: EventData<K>, reason: Reason): Revision {
    const player = reason.player ?? null;
    return this.record(
      new GameEvent(
        type,
        data,
        this.next,
        reason.rule,
        reason.causes ?? this.causes,
        reason.source ?? noObject,
        player,
        player,
        null,
      ) as AnyGameEvent,
    );
  }

  /** Adds a fact that is complete already. */
  record(event: AnyGameEvent): Revision {
    this.state = evolve(this.state, event);
    this.batch.push(event);
    this.action.push(event);
    return event.revision;
  }

  /** Runs a piece of the rules whose facts follow from these revisions, where it names nothing closer. */
  *because<Y, T, N>(causes: readonly Revision[], run: () => Generator<Y, T, N>): Generator<Y, T, N> {
    const outer = this.causes;
    this.causes = causes;
    try {
      return yield* run();
    } finally {
      this.causes = outer;
    }
  }

  /** The id that the next new object gets. */
  nextObjectId(): ObjectId {
    return this.state.nextObject as ObjectId;
  }
}
