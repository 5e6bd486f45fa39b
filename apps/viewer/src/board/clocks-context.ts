import { createContext } from 'preact';
import type { Clocks } from '../contract/clock.js';

/** The clocks of a game as the server gave them, and when that was by the page's own clock. */
export interface ClocksNow {
  readonly clocks: Clocks;
  /** As `performance.now()` has it: no offset of the machine's clock matters. */
  readonly gotAt: number;
}

/** The clocks of the game on the table; `null` where it has none, or a moment of the past is shown. */
export const ClocksContext = createContext<ClocksNow | null>(null);

/** The milliseconds that a seat has left at a moment: of all its time, or for this decision where that is less. */
export function leftOf({ clocks, gotAt }: ClocksNow, seat: number, now: number): number | null {
  const { left, running, stopped, perDecision } = clocks;
  const runs = running?.seat === seat && !stopped;
  const passed = runs ? now - gotAt : 0;
  const forDecision =
    running?.seat === seat ? running.leftForDecision : perDecision === null ? null : perDecision * 1000;
  const times = [left[seat] ?? null, forDecision].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - passed);
}

/** A time in minutes and seconds; a second that has begun counts as whole. */
export function shownTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
