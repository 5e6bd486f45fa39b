import { setTimeout as delay } from 'node:timers/promises';

/** The time as retries and deadlines see it. A test has one of its own, so that nobody waits. */
export interface Clock {
  /** Milliseconds since some moment that never changes. */
  now(): number;
  /** Waits before the next attempt. @throws if the signal is aborted meanwhile */
  pause(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back once the time is up. @returns stops the alarm */
  alarm(ms: number, ring: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  pause: (ms, signal) => delay(ms, undefined, signal === undefined ? {} : { signal }),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
