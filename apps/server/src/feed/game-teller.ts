import type { StoredEvent } from '@stacktrail/event-store';
import { redact, type Revision } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { GameHistory } from '@stacktrail/projection-runtime';
import { namesIn, reversalsIn, reversedBy, reversedStretches } from '@stacktrail/views';
import { storedGameEvent } from '../stores/stored-game-event.js';
import type { FeedEvent } from './feed-event.js';

type Timeline = NonNullable<GameHistory['timeline']>;

/** Tells the events of one game, in order, as a spectator may know them. */
export class GameTeller {
  private states: Generator<GameState> | null = null;
  /** The state after the event that was told last. */
  private before: GameState | null = null;
  private next = -1;
  private stretches: ReturnType<typeof reversedStretches> = [];
  private lookedAt = -1;

  constructor(
    private readonly game: string,
    private readonly history: GameHistory,
  ) {}

  /** Whether the history goes as far as this revision. */
  knows(revision: number): boolean {
    return this.history.timeline !== null && this.history.timeline.length > revision;
  }

  /** @param engine the version that made it, where it is known. @returns nothing for an event that can't be read */
  tell(stored: StoredEvent, engine: string | null): FeedEvent | null {
    const { revision } = stored;
    const timeline = this.history.timeline;
    const event = timeline?.event(revision);
    if (timeline === null || event === undefined) return null;
    const { before, after } = this.around(timeline, revision);
    const { data, envelope } = redact(storedGameEvent(stored), 'spectator');
    const undoneBy = this.reversalOf(timeline, revision);
    const { setup } = after;
    return {
      position: stored.position,
      game: this.game,
      revision,
      time: stored.recordedAt.toISOString(),
      id: stored.id,
      type: event.type,
      version: envelope.schemaVersion,
      rule: envelope.rule,
      causes: envelope.causes,
      source: envelope.source ?? null,
      player: envelope.player ?? null,
      decidedBy: envelope.decidedBy ?? null,
      repeats: envelope.repeats ?? null,
      line: undoneBy === null ? 'effective' : { reversedBy: undoneBy },
      seats: setup?.seats.map(({ name }) => name) ?? [],
      edition: setup?.edition ?? '',
      engine,
      data,
      names: namesIn(event, { before, after }, 'spectator'),
    };
  }

  /** The states around an event. Where events come in order, each is folded once. */
  private around(timeline: Timeline, revision: number): { readonly before: GameState; readonly after: GameState } {
    if (revision !== this.next || this.before === null) this.begin(timeline, revision);
    let step = this.states?.next();
    if (step === undefined || step.done === true) {
      this.begin(timeline, revision);
      step = this.states?.next();
    }
    const before = this.before ?? timeline.at((revision - 1) as Revision);
    const after = step === undefined || step.done === true ? timeline.at(revision as Revision) : step.value;
    this.before = after;
    this.next = revision + 1;
    return { before, after };
  }

  private begin(timeline: Timeline, revision: number): void {
    this.before = timeline.at((revision - 1) as Revision);
    this.states = timeline.states(revision as Revision, (timeline.length - 1) as Revision);
  }

  private reversalOf(timeline: Timeline, revision: number): number | null {
    const last = timeline.length - 1;
    if (last !== this.lookedAt) {
      this.stretches = reversedStretches(reversalsIn(eventsOf(timeline)), last as Revision);
      this.lookedAt = last;
    }
    return reversedBy(this.stretches, revision as Revision);
  }
}

function* eventsOf(timeline: Timeline) {
  for (let i = 0; i < timeline.length; i++) {
    const event = timeline.event(i as Revision);
    if (event !== undefined) yield event;
  }
}
