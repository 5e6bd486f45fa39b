import type { Persons } from '../persons/persons.js';
import { lastRevisionOf, type EventStore, type Position } from '@stacktrail/event-store';
import type { PlayerId, Revision, StoredGameEvent } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { checkCommand } from '../checks/command-faults.js';
import type { CreatedSeat, ForkGame, GameForked } from '../commands.js';
import { GameDamaged, InvalidCommand, SecretsMissing } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import type { CommandHandler } from '../handling/command-handler.js';
import { DamagedMatch } from '../held/damaged-match.js';
import type { HeldMatches } from '../held/held-matches.js';
import type { LiveMatch } from '../held/live-match.js';
import { createdSeat } from '../starting/begin-match.js';
import { appendBatch, batchesOf, sealBatch, type Origin } from '../storage/game-stream.js';
import { sealOf } from '../storage/seals.js';
import type { StoreSecret } from '../storage/store-secret.js';
import { gameStream } from '../storage/streams.js';
import { hashTokens, newTokens, type Tokens } from '../storage/tokens.js';

/**
 * Other lines of play (docs/adr/0039-lines-of-play.md). A fork is a game whose first events are another game's, byte for
 * byte, with the same secrets, so that what would have been drawn is drawn. What it shows is hidden in the other game, so
 * nobody may watch it without a token.
 */
export class GameForks {
  constructor(
    private readonly store: EventStore,
    private readonly matches: HeldMatches,
    private readonly handler: CommandHandler,
    private readonly secret: StoreSecret,
    private readonly persons: Persons,
  ) {}

  /**
   * Begins another line of play. The game that it parts from stays as it is.
   *
   * @throws InvalidCommand where the game has no such revision, or was over by then; GameNotFound, GameDamaged,
   *   SecretsMissing
   */
  async fork(parent: string, command: ForkGame): Promise<GameForked> {
    checkCommand(command);
    const gameId = await this.secret.uuidOf('fork', parent, command.commandId);
    return this.handler.alone(gameId, async () => {
      const before = await this.forkedBefore(gameId);
      if (before !== null) return answerOf(await this.live(gameId), parent, before);
      const record = await this.matches.record(parent);
      const at = forkPoint(record, command.at);
      const { commandId, person } = await this.persons.pseudonymous(command);
      const origin: Origin = { commandId, command: 'ForkGame', person };
      const tokens = await this.copy(record, at, gameId, origin);
      const match = await this.live(gameId);
      const events = match.live.note('GameForked', { game: gameId, parent, at }, null);
      const batch = sealBatch(gameId, match.chain, events, match.stateSeal);
      const { position } = await appendBatch(this.store, gameId, batch, origin);
      this.matches.forget(gameId);
      return answerOf(await this.live(gameId), parent, at, { tokens, position });
    });
  }

  /** Where the same command has forked the game; `null` if it hasn't, or was cut off before it was done. */
  private async forkedBefore(gameId: string): Promise<Revision | null> {
    if ((await lastRevisionOf(this.store, gameStream(gameId))) === undefined) return null;
    const { facts } = await this.matches.record(gameId);
    const forked = facts.findLast((event) => event.type === 'GameForked' && event.data.game === gameId);
    return forked?.type === 'GameForked' ? (forked.data.at as Revision) : null;
  }

  /** Copies secrets, then events, so that no game lacks what it needs. What a killed process has copied stays as it is. */
  private async copy(
    { id, stored, secrets, setup }: GameRecord,
    at: Revision,
    to: string,
    origin: Origin,
  ): Promise<Tokens> {
    const [first, ...later] = secrets?.seeds.filter(({ from }) => from <= at) ?? [];
    if (first === undefined) throw new SecretsMissing(id);
    const tokens = newTokens(setup.seats.length);
    await this.matches.secrets.keep(to, first, { ...hashTokens(tokens), private: true });
    for (const seed of later) await this.matches.secrets.keepSeed(to, seed);
    for (const batch of batchesOf(stored.slice(0, at + 1))) await appendBatch(this.store, to, batch, origin);
    this.matches.forget(to);
    return tokens;
  }

  private async live(gameId: string): Promise<LiveMatch> {
    const match = await this.matches.get(gameId);
    if (match instanceof DamagedMatch) throw new GameDamaged(gameId, match.damage);
    return match;
  }
}

/** The last revision, at or before the one that is wanted, after which the game waits for a decision. */
function forkPoint(record: GameRecord, wanted: Revision = record.lastRevision): Revision {
  const { history, catalog, lastRevision, stored } = record;
  if (!Number.isSafeInteger(wanted) || wanted < 0 || wanted > lastRevision)
    throw refused(`must be a revision of the game that can be read, 0 to ${lastRevision}`);
  const at = lastBatchEnd(stored, wanted);
  if (at < 0) throw refused('must not be before the first decision');
  const { outcome } = fold(catalog, history.slice(0, at + 1)).state;
  if (outcome === null) return at;
  throw refused(`must be before the end of the game, which was over at revision ${wanted}`);
}

function lastBatchEnd(stored: readonly StoredGameEvent[], wanted: Revision): Revision {
  for (let at = wanted; at >= 0; at--) if (sealOf(stored[at]) !== null) return at;
  return -1 as Revision;
}

function refused(message: string): InvalidCommand {
  return new InvalidCommand([{ path: 'at', message }]);
}

/** @param begun what is known where this command has begun it; absent in a repetition */
function answerOf(
  { gameId, live, revision }: LiveMatch,
  parent: string,
  at: Revision,
  begun?: { readonly tokens: Tokens; readonly position: Position },
): GameForked {
  const names = live.state.setup?.seats ?? [];
  const seats = names.map(({ name }, seat): CreatedSeat =>
    createdSeat(seat as PlayerId, name, begun?.tokens.seats[seat] ?? null, false),
  );
  return {
    gameId,
    parent,
    at,
    repeated: begun === undefined,
    seats,
    judgeToken: begun?.tokens.judge ?? null,
    revision,
    decision: live.pending,
    position: begun?.position ?? null,
  };
}
