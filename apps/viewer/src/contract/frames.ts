import { array, nullable, number, object, string, unknown, type InferOutput } from 'valibot';
import { board } from './board.js';

/** `GET /games/:game/frames`; a change is applied by `applyChange`. */
export const frames = object({
  game: string(),
  from: number(),
  first: board,
  changes: array(nullable(unknown())),
  next: nullable(number()),
});
export type Frames = InferOutput<typeof frames>;
