import { array, nullable, number, object, string, type InferOutput } from 'valibot';

/** `POST /games`: a game that has begun, with the tokens of its seats and its judge. */
export const createdGame = object({
  game: string(),
  seats: array(object({ player: number(), name: string(), token: nullable(string()) })),
  judgeToken: nullable(string()),
  revision: number(),
});
export type CreatedGame = InferOutput<typeof createdGame>;
