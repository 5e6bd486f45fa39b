/** Games on the rules alone, in memory: for bots, and for tools that ask the rules. */
export { DeckUnreadable, readDeck, type Deck } from './deck.js';
export { FoldedGame } from './folded-game.js';
export { Game, type GameSetup, type Outcome } from './game.js';
export { MoveRefused, playOut, type Move, type Player } from './play.js';
export type { AnyGameEvent as GameEvent, Answer } from '@stacktrail/game-events';
export type { Plain, Viewer } from './plain.js';
export { InvalidSetup } from '@stacktrail/match';
export type { Accepted, AnswerAhead, Rejection } from '@stacktrail/rules';
export type { BoardView, DecisionOption, DecisionView, OwnDecision } from '@stacktrail/views';
