import { array, boolean, nullable, number, object, string, type InferOutput } from 'valibot';

/** The limits of clocks, in seconds. */
export const clockLimits = object({ seconds: nullable(number()), perDecision: nullable(number()) });

const clocks = object({
  ...clockLimits.entries,
  /** Milliseconds, by seat. */
  left: array(nullable(number())),
  running: nullable(object({ seat: number(), leftForDecision: nullable(number()) })),
  stopped: boolean(),
});
export type Clocks = InferOutput<typeof clocks>;

/** `GET /games/:game/clock`. */
export const clockPage = object({ game: string(), clocks: nullable(clocks) });
export type ClockPage = InferOutput<typeof clockPage>;
