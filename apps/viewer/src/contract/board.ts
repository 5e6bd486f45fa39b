import {
  array,
  boolean,
  literal,
  nullable,
  number,
  object,
  picklist,
  string,
  union,
  unknown,
  type InferOutput,
} from 'valibot';
import { card, counter, knownCard, permanent } from './cards.js';

/** An object or a player. */
export const ref = union([
  object({ is: literal('object'), id: number() }),
  object({ is: literal('player'), id: number() }),
]);
export type Ref = InferOutput<typeof ref>;

export const namedRef = object({ ref, label: string() });

const stackObject = object({
  id: number(),
  name: string(),
  controller: number(),
  is: picklist(['spell', 'ability']),
  text: array(string()),
  card: nullable(knownCard),
  source: nullable(number()),
  triggered: boolean(),
  targets: array(array(namedRef)),
  modes: array(string()),
  x: nullable(number()),
  kicked: number(),
});
export type StackObject = InferOutput<typeof stackObject>;

const seat = object({
  player: number(),
  name: string(),
  life: number(),
  counters: array(counter),
  designations: array(unknown()),
  manaPool: array(string()),
  hand: object({ count: number(), cards: array(card) }),
  library: object({ count: number(), known: array(knownCard) }),
  graveyard: array(card),
  commanders: array(object({ name: string(), casts: array(number()), damage: array(number()) })),
  landsPlayedThisTurn: number(),
  mulligans: number(),
  keptHand: boolean(),
  lost: boolean(),
});
export type Seat = InferOutput<typeof seat>;

const combat = object({
  attackers: array(object({ object: number(), defender: ref, blocked: boolean(), blockers: array(number()) })),
});

/** `GET /games/:game/board`: a game at one revision as the viewer may see it. */
export const board = object({
  game: string(),
  revision: number(),
  turn: number(),
  step: string(),
  phase: string(),
  activePlayer: number(),
  priority: nullable(number()),
  seats: array(seat),
  battlefield: array(permanent),
  phasedOut: array(permanent),
  stack: array(stackObject),
  exile: array(card),
  command: array(card),
  combat: nullable(combat),
  pending: nullable(object({ id: number(), player: number(), decidedBy: number(), kind: string() })),
  outcome: nullable(object({ winner: nullable(number()) })),
});
export type Board = InferOutput<typeof board>;
