import { array, boolean, lazy, nullable, number, object, string, type GenericSchema, type InferOutput } from 'valibot';

const logLine = object({
  revision: number(),
  type: string(),
  rule: string(),
  turn: number(),
  step: string(),
  player: nullable(number()),
  causes: array(number()),
  text: string(),
  differencesToday: array(string()),
  reversedBy: nullable(number()),
});
export type LogLine = InferOutput<typeof logLine>;

/** `GET /games/:game/log`. */
export const logPage = object({ game: string(), at: number(), lines: array(logLine), next: nullable(number()) });
export type LogPage = InferOutput<typeof logPage>;

/** `GET /games/:game/events/:revision/explanation`: an event and what it follows from. */
export interface Explanation {
  readonly revision: number;
  readonly type: string;
  readonly rule: string;
  readonly text: string;
  readonly causes: readonly Explanation[];
  readonly repeated: boolean;
  readonly truncated: boolean;
}
export const explanation: GenericSchema<Explanation> = object({
  revision: number(),
  type: string(),
  rule: string(),
  text: string(),
  causes: array(lazy(() => explanation)),
  repeated: boolean(),
  truncated: boolean(),
});
