import type { AnyGameEvent } from '../game-event.js';
import type { Revision } from '../ids.js';
import { fromStored } from './from-stored.js';
import { MalformedEvent } from './malformed-event.js';

/** Where and why a game's record can't be read. */
export interface Damage {
  /** The first event that can't be read. */
  readonly revision: Revision;
  readonly problem: string;
}

/** Stands for an event that the store can no longer give, because its content isn't what was stored. */
export class LostFact {
  /** @param problem what the store says about it, as a clause */
  constructor(readonly problem: string) {}
}

/**
 * Stands for an event that can't be read, or that comes after such an event. It exists only in memory and is never
 * stored.
 */
export class SkippedEvent {
  readonly type = 'skipped';

  constructor(readonly revision: Revision) {}
}

/** What stands at one revision of a game's stream when it is read. */
export type HistoryEvent = AnyGameEvent | SkippedEvent;

/**
 * A stretch of a stream that is skipped: from the damage to the event before the one that ends the game, if there is
 * one.
 */
interface SkippedStretch {
  readonly damage: Damage;
  readonly end: number | null;
}

/** A place in a stream from which a reader can continue. */
export interface HistoryPlace {
  /** The revision that comes next. */
  readonly next: number;
  /** The last skipped stretch before that place, if there is one. */
  readonly skipped: SkippedStretch | null;
}

/**
 * Reads a game's stream in order as far as possible. The first event that can't be read is the game's damage. The
 * events after it are skipped, too, because they rest on something unknown, up to the reversal with which a judge ends
 * the game: it goes back to before the damage and names no cause after it.
 */
export class HistoryReader {
  #next: number;
  readonly #stretches: SkippedStretch[];

  constructor({ next, skipped }: HistoryPlace = { next: 0, skipped: null }) {
    this.#next = next;
    this.#stretches = skipped === null ? [] : [skipped];
  }

  /** The last damage that was found. A game that a judge has ended still has it. */
  get damage(): Damage | null {
    return this.#stretches.at(-1)?.damage ?? null;
  }

  /**
   * The place from which another reader of the same stream can continue.
   *
   * @param next a revision that this reader has already reached
   */
  placeAt(next: number): HistoryPlace {
    return { next, skipped: this.#stretches.filter(({ damage }) => damage.revision < next).at(-1) ?? null };
  }

  /** @param stored the next event, as `fromStored` takes it, or a `LostFact` */
  read(stored: unknown): HistoryEvent {
    const revision = this.#next as Revision;
    this.#next += 1;
    const last = this.#stretches.at(-1);
    const isSkipping = last !== undefined && (last.end === null || revision < last.end);
    const event = tryToRead(stored, revision);
    if (!(event instanceof MalformedEvent)) {
      if (!isSkipping) return event;
      if (!isEndingAfter(last.damage, event)) return new SkippedEvent(revision);
      this.#stretches[this.#stretches.length - 1] = { damage: last.damage, end: revision };
      return event;
    }
    if (!isSkipping) this.#stretches.push({ damage: { revision, problem: inShort(event.problem) }, end: null });
    return new SkippedEvent(revision);
  }
}

function tryToRead(stored: unknown, revision: Revision): AnyGameEvent | MalformedEvent {
  if (stored instanceof LostFact) return new MalformedEvent(stored.problem);
  try {
    return readAt(stored, revision);
  } catch (error) {
    if (error instanceof MalformedEvent) return error;
    throw error;
  }
}

/** Reads a game's stream as far as possible: one event for each revision. */
export function readHistory(stored: Iterable<unknown>): {
  readonly history: readonly HistoryEvent[];
  readonly damage: Damage | null;
} {
  const reader = new HistoryReader();
  const history = Array.from(stored, (event) => reader.read(event));
  return { history, damage: reader.damage };
}

/** @throws MalformedEvent if it can't be read, or doesn't belong at that place */
function readAt(stored: unknown, revision: Revision): AnyGameEvent {
  const event = fromStored(stored);
  if (event.revision !== revision) {
    throw new MalformedEvent(`envelope.revision: expected ${revision}, found ${event.revision}`);
  }
  if (revision === 0 && event.type !== 'GameStarted') {
    throw new MalformedEvent(`type: a game begins with GameStarted, not with ${event.type}`);
  }
  if (event.type === 'ActionReversed' && event.data.to >= revision) {
    throw new MalformedEvent(`data.to: expected a revision before ${revision}, found ${event.data.to}`);
  }
  return event;
}

const longest = 300;

/** A problem can quote the name of a field that somebody put there, so it is shortened and cleaned. */
function inShort(problem: string): string {
  const text = problem.length > longest ? `${problem.slice(0, longest)}…` : problem;
  return text.replace(/[\p{Surrogate}\p{Cc}]/gu, '\ufffd');
}

/** An ordinary reversal names the fact before it as its cause, and that fact is in the skipped stretch. */
function isEndingAfter({ revision }: Damage, event: AnyGameEvent): boolean {
  if (event.type !== 'ActionReversed' || event.data.reason !== 'ruling') return false;
  return event.data.to < revision && event.causes.every((cause) => cause < revision);
}
