import type { AnyGameEvent } from '../game-event.js';
import type { Revision } from '../ids.js';
import { fromStored } from './from-stored.js';
import { MalformedEvent } from './malformed-event.js';

/** Where a game's record can't be read, and why. */
export interface Damage {
  /** The first event that can't be read. */
  readonly revision: Revision;
  readonly problem: string;
}

/** Stands for an event that the store itself can't give any more: what it holds is not what was stored. */
export class LostFact {
  /** @param problem what the store says of it, as a clause */
  constructor(readonly problem: string) {}
}

/** Stands for an event that can't be read, or that comes after one. It exists only in memory: it is never stored. */
export class SkippedEvent {
  readonly type = 'skipped';

  constructor(readonly revision: Revision) {}
}

/** A place of a game's stream as it is read. */
export type HistoryEvent = AnyGameEvent | SkippedEvent;

/** A stretch of a stream that is skipped: from its damage to before the event that goes on, if one does. */
interface SkippedStretch {
  readonly damage: Damage;
  readonly end: number | null;
}

/** Where a reading of a stream goes on from. */
export interface HistoryPlace {
  /** The revision that comes next. */
  readonly next: number;
  /** The last stretch before it that is skipped, if one is. */
  readonly skipped: SkippedStretch | null;
}

/**
 * Reads a game's stream in order, as far as it can be read. The first event that can't be is the game's damage. What
 * comes after it rests on something unknown, so it is skipped too, up to the reversal with which a judge ends the game:
 * that one goes back to before the damage and follows from nothing after it.
 */
export class HistoryReader {
  #next: number;
  readonly #stretches: SkippedStretch[];

  constructor({ next, skipped }: HistoryPlace = { next: 0, skipped: null }) {
    this.#next = next;
    this.#stretches = skipped === null ? [] : [skipped];
  }

  /** The last damage that was found; it stays with a game that was ended. */
  get damage(): Damage | null {
    return this.#stretches.at(-1)?.damage ?? null;
  }

  /** Where another reading of the same stream takes up, at a place that this one has passed or come to. */
  placeAt(next: number): HistoryPlace {
    return { next, skipped: this.#stretches.filter(({ damage }) => damage.revision < next).at(-1) ?? null };
  }

  /** @param stored the next event, as `fromStored` takes it, or that it is lost */
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

/** What a game's stream holds, as far as it can be read: an event for each revision. */
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

/** A problem may name a field that is there and should not be: what somebody has put there is no text to trust. */
function inShort(problem: string): string {
  const text = problem.length > longest ? `${problem.slice(0, longest)}…` : problem;
  return text.replace(/[\p{Surrogate}\p{Cc}]/gu, '\ufffd');
}

/** An ordinary reversal follows from the fact before it, which lies in what is skipped. */
function isEndingAfter({ revision }: Damage, event: AnyGameEvent): boolean {
  if (event.type !== 'ActionReversed' || event.data.reason !== 'ruling') return false;
  return event.data.to < revision && event.causes.every((cause) => cause < revision);
}
