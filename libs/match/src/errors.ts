import type { Damage, Revision } from '@stacktrail/game-events';

/**
 * An error about a game that comes neither from its rules nor from its store. A refusal by the rules is a `Rejection`,
 * not an error.
 */
export abstract class MatchError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** There is no game with this id. */
export class GameNotFound extends MatchError {
  constructor(readonly gameId: string) {
    super(`There is no game ${gameId}`);
  }
}

/** A game can't be set up as the command says, because its edition, seats or decks are wrong. */
export class InvalidSetup extends MatchError {
  constructor(readonly problem: string) {
    super(problem);
  }
}

/** A fault of a command that doesn't depend on the game. */
export interface CommandFault {
  /** The place of the fault, such as `seats[0].name`. */
  readonly path: string;
  /** What is wrong, to be read after the path: “must …”. */
  readonly message: string;
}

/** A command contains something that no game could store, such as a text that isn't Unicode. Nothing was stored. */
export class InvalidCommand extends MatchError {
  /** @param faults one at least */
  constructor(readonly faults: readonly CommandFault[]) {
    super(faults.map(({ path, message }) => `${path} ${message}`).join('; '));
  }
}

/** Facts could not be read again after storing them: a bug in the code that made them. Nothing was stored. */
export class UnstorableFacts extends MatchError {
  constructor(
    readonly gameId: string,
    readonly revision: Revision,
    type: string,
    readonly problem: string,
  ) {
    super(`Game ${gameId}: ${type} at revision ${revision} could not be read again: ${problem}`);
  }
}

/** The command's id belongs to another command of the same caller. Nothing was stored. */
export class CommandIdUsed extends MatchError {
  constructor(readonly commandId: string) {
    super(
      `The command id ${commandId} belongs to another command: a repetition has the same caller, the same address and ` +
        'the same body. Give a new command a new id',
    );
  }
}

/** Another command has begun a game with that seed. Nothing was stored. */
export class GameExists extends MatchError {
  constructor(readonly gameId: string) {
    super(`Game ${gameId} was begun with this seed by another command`);
  }
}

/** The game's record can't be read from some event on. Only the end of the game can be commanded. */
export class GameDamaged extends MatchError {
  constructor(
    readonly gameId: string,
    readonly damage: Damage,
  ) {
    super(`Game ${gameId} can't be read from revision ${damage.revision} on: ${damage.problem}`);
  }
}

/** The caller may not give the command: another seat decides, or there is no such seat. */
export class NotAllowed extends MatchError {
  constructor(
    readonly gameId: string,
    readonly why: string,
  ) {
    super(`Game ${gameId}: ${why}`);
  }
}

/** The token or invitation was good once. A judge or an operator gives out another. */
export class TokenExpired extends MatchError {
  constructor(
    readonly gameId: string,
    readonly at: Date,
  ) {
    super(
      `Game ${gameId}: the token or invitation expired at ${at.toISOString()}. ` +
        'A judge of the game, or an operator of the server, gives an invitation to take another',
    );
  }
}

/** The rules failed on a command: a bug of the rules. Nothing was stored, and the game is unchanged. */
export class RulesFailed extends MatchError {
  constructor(
    readonly gameId: string,
    readonly revision: Revision,
    cause: unknown,
  ) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`Game ${gameId}, after revision ${revision}: the rules failed: ${why}`, { cause });
  }
}

/** Runs a piece of the rules. @throws RulesFailed if they break */
export function runRules<T>(gameId: string, revision: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof MatchError ? error : new RulesFailed(gameId, revision as Revision, error);
  }
}

/** The stream with the game's seeds lacks one that the game committed to. Without it the game can't go on. */
export class SecretsMissing extends MatchError {
  constructor(readonly gameId: string) {
    super(`Game ${gameId}: the seed that the game committed to is not in this store`);
  }
}

/** The pinned definitions of a game are missing, or they don't have the hash that the game names. */
export class CardsDamaged extends MatchError {
  constructor(
    readonly hash: string,
    why?: string,
  ) {
    super(`The card definitions with the hash ${hash} are missing or damaged${why === undefined ? '' : `: ${why}`}`);
  }
}

/** The pinned definitions of a game are there, but a newer program wrote them and this one can't read them. */
export class CardsUnreadable extends MatchError {
  constructor(
    readonly hash: string,
    why: string,
  ) {
    super(`The card definitions with the hash ${hash} can’t be read by this program: ${why}`);
  }
}

/**
 * Other processes stored facts of the game each time this command was tried. Nothing was stored; the command can be
 * tried again.
 */
export class TooBusy extends MatchError {
  constructor(readonly gameId: string) {
    super(`Game ${gameId}: other processes stored facts first each time this command was tried; try again`);
  }
}

/** The game has no dispute with this number, or none that whoever asks may know of. */
export class NoSuchDispute extends MatchError {
  /** @param there the numbers of those that there are */
  constructor(
    readonly gameId: string,
    readonly number: number,
    there: readonly number[],
  ) {
    const known = there.length === 0 ? 'nothing of it is disputed' : `its disputes are ${there.join(', ')}`;
    super(`Game ${gameId} has no dispute ${number}: ${known}`);
  }
}

/** What is asked can't be done with the dispute as it stands. Nothing was stored. */
export class DisputeRefused extends MatchError {
  /** @param why a sentence without a full stop, which says what would be right */
  constructor(
    readonly gameId: string,
    why: string,
  ) {
    super(why);
  }
}

/** The record of a game's disputes isn't what was stored. */
export class DisputesDamaged extends MatchError {
  constructor(
    readonly gameId: string,
    readonly revision: number,
    problem: string,
  ) {
    super(`The disputes of game ${gameId} can't be read from event ${revision} on: ${problem}`);
  }
}
