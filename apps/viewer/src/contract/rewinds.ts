import { array, boolean, number, object, string, type InferOutput } from 'valibot';

/** `POST /games/:game/rewinds` with `dryRun`: what a rewind would do. */
export const rewindPreview = object({
  to: number(),
  turn: number(),
  step: string(),
  undone: number(),
  decisions: number(),
  seen: array(object({ name: string(), owner: number(), by: array(number()), isOpen: boolean() })),
  seedIsRevealed: boolean(),
});
export type RewindPreview = InferOutput<typeof rewindPreview>;
