import type { AnyGameEvent, HistoryEvent, Revision } from '@stacktrail/game-events';
import { invariant } from '@stacktrail/kernel';
import { evolve as evolveFacts } from '../evolve/evolve.js';
import type { Catalog } from '../state/catalog.js';
import type { GameState } from '../state/game-state.js';
import { initialState } from '../state/initial-state.js';
import { revert } from './revert.js';

/** States are kept this many events apart; those between are folded again. */
const interval = 64;

/** Revisions from `first` to `last` that the reversal at `by` undid. */
export interface ReversedStretch {
  readonly first: Revision;
  readonly last: Revision;
  readonly by: Revision;
}

/**
 * A game's stream, folded from facts alone: every line of play, with the state at any revision, whether it was reversed
 * later or not. Skipped events, which can't be read, change nothing.
 */
export class Timeline {
  private readonly events: HistoryEvent[] = [];
  private readonly checkpoints: GameState[];
  /** The states that reversals went back to: each is the start of a line of play. */
  private readonly branches = new Map<Revision, GameState>();
  /** The state at the last priority point, which a reversal in flight goes back to (CR 731.1). */
  private lastPriority: GameState;
  private current: GameState;

  /** @param evolve the state after an event; where play goes on from a state, what play needs to remember is in it */
  constructor(
    catalog: Catalog,
    private readonly evolve: typeof evolveFacts = evolveFacts,
  ) {
    this.current = initialState(catalog);
    this.checkpoints = [this.current];
    this.lastPriority = this.current;
  }

  /** Adds the next fact of the stream. */
  append(event: HistoryEvent): void {
    invariant(
      event.revision === this.events.length,
      () => `expected revision ${this.events.length}, not ${event.revision}`,
    );
    if (event.type === 'ActionReversed') this.branches.set(event.data.to, this.branchAt(event.data.to));
    this.current = this.step(this.current, event);
    this.events.push(event);
    if (event.type === 'DecisionAsked' && event.data.kind === 'priority') this.lastPriority = this.current;
    if (this.events.length % interval === 0) this.checkpoints.push(this.current);
  }

  /** The state after the last fact. */
  get state(): GameState {
    return this.current;
  }

  get length(): number {
    return this.events.length;
  }

  /** The fact at a revision; nothing if there is none, or none that can be read. */
  event(revision: Revision): AnyGameEvent | undefined {
    const event = this.events[revision];
    return event?.type === 'skipped' ? undefined : event;
  }

  /**
   * The state after the fact at a revision; -1 is before the first.
   *
   * @throws InvariantBroken if the stream has no such revision
   */
  at(revision: Revision): GameState {
    invariant(
      revision >= -1 && revision < this.events.length,
      () => `revision ${revision} of ${this.events.length} events`,
    );
    if (revision === this.events.length - 1) return this.current;
    const at = Math.floor((revision + 1) / interval);
    let state = this.checkpoints[at]!;
    for (let i = at * interval; i <= revision; i++) state = this.step(state, this.events[i]!);
    return state;
  }

  /**
   * The states after the facts from one revision to another, each folded from the one before.
   *
   * @throws InvariantBroken if the stream has no such revisions
   */
  *states(first: Revision, last: Revision): Generator<GameState> {
    invariant(
      first <= last && last < this.events.length,
      () => `revisions ${first} to ${last} of ${this.events.length}`,
    );
    let state = this.at(first);
    yield state;
    for (let i = first + 1; i <= last; i++) {
      state = this.step(state, this.events[i]!);
      yield state;
    }
  }

  private step(state: GameState, event: HistoryEvent): GameState {
    if (event.type === 'skipped') return state;
    const from = event.type === 'ActionReversed' ? revert(this.branches.get(event.data.to)!, state) : state;
    return this.evolve(from, event);
  }

  private branchAt(to: Revision): GameState {
    if (to === this.lastPriority.revision) return this.lastPriority;
    return this.branches.get(to) ?? this.at(to);
  }

  /** The facts of the effective game: the stream without its reversed stretches (CR 731). */
  effective(): readonly AnyGameEvent[] {
    const facts: AnyGameEvent[] = [];
    for (let i = this.events.length - 1; i >= 0; i--) {
      const event = this.events[i]!;
      if (event.type === 'skipped') continue;
      facts.push(event);
      if (event.type === 'ActionReversed') i = event.data.to + 1;
    }
    return facts.reverse();
  }

  /** The stretches that were undone, in the order in which they were. */
  reversed(): readonly ReversedStretch[] {
    return this.events.flatMap((event) =>
      event.type === 'ActionReversed'
        ? [{ first: (event.data.to + 1) as Revision, last: (event.revision - 1) as Revision, by: event.revision }]
        : [],
    );
  }
}

/** Folds a whole stream. @param evolve see `Timeline` */
export function fold(
  catalog: Catalog,
  events: Iterable<HistoryEvent>,
  evolve: typeof evolveFacts = evolveFacts,
): Timeline {
  const timeline = new Timeline(catalog, evolve);
  for (const event of events) timeline.append(event);
  return timeline;
}
