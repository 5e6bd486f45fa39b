import { array, boolean, nullable, number, object, picklist, string, type InferOutput } from 'valibot';
import { clockLimits } from './clock.js';

/** Where the record of a game can't be read. */
const damage = object({ revision: number(), problem: string() });

/** `GET /games`: a line of the list. */
export const gameSummary = object({
  game: string(),
  match: nullable(string()),
  edition: nullable(string()),
  seats: array(string()),
  decks: array(nullable(string())),
  status: picklist(['starting', 'playing', 'over']),
  turn: number(),
  activePlayer: number(),
  life: array(number()),
  revision: number(),
  winner: nullable(number()),
  startedAt: string(),
  endedAt: nullable(string()),
  clock: nullable(clockLimits),
  disputed: boolean(),
  damaged: nullable(damage),
});
export type GameSummary = InferOutput<typeof gameSummary>;

const rewindRequest = object({
  revision: number(),
  player: number(),
  to: number(),
  reason: string(),
  consents: array(number()),
});

const drawOffer = object({ revision: number(), player: number(), consents: array(number()) });

/** `GET /games/:game`. */
export const gamePage = object({
  ...gameSummary.entries,
  rewindRequests: array(rewindRequest),
  drawOffer: nullable(drawOffer),
});
export type GamePage = InferOutput<typeof gamePage>;

/** `GET /decks`. */
export const deck = object({ name: string(), list: string() });
export type Deck = InferOutput<typeof deck>;
