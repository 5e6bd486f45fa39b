import type { AnyGameEvent, PlayerId } from '@stacktrail/game-events';

/** The limits of a game that is played with clocks, in seconds; `null` is no limit. At least one is set. */
export interface ClockLimits {
  /** For all decisions of a player together. */
  readonly seconds: number | null;
  /** For each decision. */
  readonly perDecision: number | null;
}

/** The clocks of a game at a moment. */
export interface ClockView extends ClockLimits {
  /** How many milliseconds each seat has left for all of its decisions, 0 at least; `null` where that isn't limited. */
  readonly left: readonly (number | null)[];
  /** The seat whose clock runs, which decides now, and the milliseconds that it has left for this decision. */
  readonly running: { readonly seat: PlayerId; readonly leftForDecision: number | null } | null;
  /** Whether a judge has stopped the clocks: then `running` is the seat whose clock will run on. */
  readonly stopped: boolean;
}

/** The seat that decides, and the milliseconds that it has taken for this decision while the clocks ran. */
interface Running {
  readonly seat: PlayerId;
  taken: number;
}

/**
 * The clocks of a game: a fold over the times at which its facts were recorded. Whoever decides (CR 723.5) is charged
 * with the time until the decision is made. Reversals give no time back, because the time has passed.
 */
export class Clocks {
  private limits: ClockLimits | null = null;
  private readonly used = new Map<PlayerId, number>();
  private readonly given = new Map<PlayerId, number>();
  private running: Running | null = null;
  private stopped = false;
  /** Up to when the running clock is charged. */
  private until = 0;

  /** @param seats how many the game has */
  constructor(private readonly seats: number) {}

  /** Whether the game is played with clocks. */
  get isSet(): boolean {
    return this.limits !== null;
  }

  get areStopped(): boolean {
    return this.stopped;
  }

  /** Takes in a fact of the stream, reversed or not. @param at when it was recorded, in milliseconds */
  take({ type, data }: AnyGameEvent, at: number): void {
    this.charge(at);
    if (type === 'DecisionAsked') this.running = { seat: data.decidedBy, taken: 0 };
    else if (type === 'DecisionMade' || type === 'GameEnded') this.running = null;
    else if (type === 'ClocksSet') this.limits = data;
    else if (type === 'TimeGiven') this.give(data.player, data.seconds * 1000);
    else if (type === 'ClocksStopped') this.stopped = true;
    else if (type === 'ClocksStarted') this.stopped = false;
  }

  /** The clocks at a moment; `null` where the game has none. */
  at(now: number): ClockView | null {
    if (this.limits === null) return null;
    this.charge(now);
    const { limits, running, stopped } = this;
    const left = Array.from({ length: this.seats }, (_, seat) => this.left(seat as PlayerId, limits));
    const { perDecision } = limits;
    return {
      ...limits,
      left,
      running: running && {
        seat: running.seat,
        leftForDecision: perDecision === null ? null : Math.max(0, perDecision * 1000 - running.taken),
      },
      stopped,
    };
  }

  private left(seat: PlayerId, { seconds }: ClockLimits): number | null {
    if (seconds === null) return null;
    return Math.max(0, seconds * 1000 + (this.given.get(seat) ?? 0) - (this.used.get(seat) ?? 0));
  }

  /** More time counts from now on: what was overrun before eats none of it, and the decision under way gets it, too. */
  private give(seat: PlayerId, ms: number): void {
    const given = this.given.get(seat) ?? 0;
    const seconds = this.limits?.seconds ?? null;
    if (seconds !== null) this.used.set(seat, Math.min(this.used.get(seat) ?? 0, seconds * 1000 + given));
    this.given.set(seat, given + ms);
    const { running } = this;
    if (running?.seat !== seat) return;
    const { perDecision } = this.limits ?? { perDecision: null };
    running.taken = (perDecision === null ? running.taken : Math.min(running.taken, perDecision * 1000)) - ms;
  }

  private charge(now: number): void {
    const passed = Math.max(0, now - this.until);
    this.until = Math.max(this.until, now);
    const { running } = this;
    if (running === null || this.stopped || this.limits === null) return;
    running.taken += passed;
    this.used.set(running.seat, (this.used.get(running.seat) ?? 0) + passed);
  }
}

/** The seat whose time is up; `null` where none is. */
export function outOfTime({ left, running, stopped }: ClockView): PlayerId | null {
  if (running === null || stopped) return null;
  return left[running.seat] === 0 || running.leftForDecision === 0 ? running.seat : null;
}

/**
 * In how many milliseconds somebody's time can be up at the earliest, whoever decides until then; `null` where the clocks
 * stand.
 */
export function earliestEnd({ left, running, stopped, perDecision }: ClockView): number | null {
  if (running === null || stopped) return null;
  const times = [...left, running.leftForDecision, perDecision === null ? null : perDecision * 1000];
  return Math.min(...times.filter((time) => time !== null));
}
