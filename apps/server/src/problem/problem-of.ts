import { HttpException } from '@nestjs/common';
import {
  BatchTooLarge,
  EventStoreUnavailable,
  InvalidName,
  StreamDamaged,
  StreamDeleted,
  WrongExpectedRevision,
} from '@stacktrail/event-store';
import type { Damage } from '@stacktrail/game-events';
import {
  CardsDamaged,
  CardsUnreadable,
  CommandIdUsed,
  DisputeRefused,
  DisputesDamaged,
  GameDamaged,
  GameExists,
  GameNotFound,
  InvalidCommand,
  InvalidSetup,
  NoSuchDispute,
  NotAllowed,
  RulesFailed,
  SecretsMissing,
  TokenExpired,
  TooBusy,
  UnstorableFacts,
} from '@stacktrail/match';
import { NoSuchRevision } from '@stacktrail/projection-board';
import { GameUnreadable, ProjectorAway, ReadModelsDamaged } from '@stacktrail/projection-runtime';
import { malformedProblem } from './malformed-input.js';
import { Problem, type ProblemType } from './problem.js';

type Failure = abstract new (...args: never[]) => Error;

/** The type of problem for each error of the libraries. */
const known: readonly (readonly [Failure, ProblemType])[] = [
  [GameNotFound, 'no-such-game'],
  [CommandIdUsed, 'command-id-used'],
  [InvalidName, 'no-such-game'],
  [NoSuchDispute, 'no-such-dispute'],
  [DisputeRefused, 'dispute-refused'],
  [DisputesDamaged, 'game-damaged'],
  [NoSuchRevision, 'no-such-revision'],
  [NotAllowed, 'not-allowed'],
  [TokenExpired, 'unknown-token'],
  [CardsDamaged, 'game-damaged'],
  [SecretsMissing, 'game-damaged'],
  [StreamDamaged, 'game-damaged'],
  [InvalidSetup, 'impossible-setup'],
  [CardsUnreadable, 'unreadable-cards'],
  [TooBusy, 'too-busy'],
  [WrongExpectedRevision, 'too-busy'],
  [BatchTooLarge, 'too-large'],
  [EventStoreUnavailable, 'store-unavailable'],
  [ReadModelsDamaged, 'read-model-behind'],
];

/** The problem with which an error is answered. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const type = known.find(([failure]) => error instanceof failure)?.[1];
  if (type !== undefined) return new Problem(type, sentence((error as Error).message));
  if (error instanceof GameExists) return new Problem('game-exists', sentence(error.message), { game: error.gameId });
  if (error instanceof StreamDeleted) return new Problem('game-deleted', deleted);
  if (error instanceof ProjectorAway) return projectorAway(error);
  if (error instanceof InvalidCommand) return malformedProblem(error.faults);
  if (error instanceof GameDamaged || error instanceof GameUnreadable) return gameDamaged(error.damage);
  if (error instanceof RulesFailed || error instanceof UnstorableFacts) return engineFault(error);
  const status = statusOf(error);
  if (status !== undefined && status < 500) return requestFault(status, (error as Error).message);
  return new Problem('server-fault', 'The server failed; nothing was stored. Its log says why.');
}

const deleted = 'The game was deleted. An operator can see when, by whom and why.';

/** The problem of a request that needs a part of a game's record which can't be read. */
export function gameDamaged(damaged: Damage): Problem {
  const { revision, problem } = damaged;
  const detail =
    `The record of the game can't be read from revision ${revision} on: ${problem}. ` +
    (revision === 0
      ? 'Nothing of the game can be shown.'
      : 'The game is shown as it stood before; a judge can end it.');
  return new Problem('game-damaged', detail, { damaged });
}

function projectorAway({ message, lag }: ProjectorAway): Problem {
  const detail = `${message}. Commands are taken meanwhile; ask again for what they have come to.`;
  return new Problem('read-model-away', detail, { lag });
}

function engineFault({ revision }: RulesFailed | UnstorableFacts): Problem {
  const detail = `The rules failed after revision ${revision}. Nothing was stored: the game waits for the same decision.`;
  return new Problem('engine-fault', detail, { revision });
}

/** Errors of Nest or of the body parser: unreadable JSON, a body that is too large, an address without a page. */
function requestFault(status: number, message: string): Problem {
  if (status === 404) return new Problem('no-such-page', sentence(message));
  if (status === 413) return new Problem('too-large', sentence(message));
  return new Problem('malformed-request', sentence(message), { errors: [{ path: '', message }] }, status);
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return undefined;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
