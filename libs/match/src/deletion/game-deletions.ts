import {
  lastRevisionOf,
  StreamDeleted,
  streamName,
  WrongExpectedRevision,
  type EventStore,
  type Position,
  type StreamName,
} from '@stacktrail/event-store';
import { deletedGameOf, deletionStreams, gameDeleted, readDeletion, type GameDeletion } from '@stacktrail/game-events';
import { textFault } from '../checks/texts.js';
import { GameNotFound, InvalidCommand, NotAllowed } from '../errors.js';
import type { GameTokens } from '../game-tokens.js';
import type { CommandHandler } from '../handling/command-handler.js';
import { DamagedMatch } from '../held/damaged-match.js';
import type { HeldMatches } from '../held/held-matches.js';
import { newUuid } from '../storage/identifiers.js';
import { lastSeal } from '../storage/seals.js';
import { disputeStream, gameStream, lastOf, secretStream } from '../storage/streams.js';

/** The longest reason and the longest name of who deletes, in characters. */
export const longestOfDeletion = { reason: 500, by: 100 } as const;

/** What is asked for. */
export interface DeletionWish {
  readonly by: string;
  readonly reason: string;
}

/** A deletion that was recorded. */
export interface RecordedDeletion extends GameDeletion {
  /** When it was recorded. */
  readonly at: Date;
  /** The place of the record in the store. */
  readonly position: Position;
}

/**
 * The games that were deleted (docs/adr/0035-deleted-games.md). The record comes first, then the game's streams go: a
 * game is deleted from its record on, and {@link finish} takes away what a process has left that ended in between.
 */
export class GameDeletions {
  constructor(
    private readonly store: EventStore,
    private readonly matches: HeldMatches,
    private readonly handler: CommandHandler,
    private readonly tokens: GameTokens,
  ) {}

  /**
   * Deletes a game that is over: its events, its secrets, its tokens and its disputes. The cards that it pins stay, for others pin them.
   * A game that was deleted already stays deleted as it was.
   *
   * @throws GameNotFound, InvalidCommand; NotAllowed if it isn't over; GameDamaged where it can't be told
   */
  async delete(gameId: string, wish: DeletionWish): Promise<RecordedDeletion> {
    refuseMalformed(wish);
    return this.handler.alone(gameId, async () => {
      const recorded = (await this.find(gameId)) ?? (await this.record(gameId, wish));
      await this.takeAway(gameId);
      return recorded;
    });
  }

  /** What is left of a deleted game; `undefined` if it wasn't deleted. */
  async find(gameId: string): Promise<RecordedDeletion | undefined> {
    const stored = await lastOf(this.store, deletionStream(gameId));
    if (stored === undefined) return undefined;
    const unknown = { game: gameId, by: '', reason: '', events: 0, head: '', private: true };
    return { ...(readDeletion(stored.data) ?? unknown), at: stored.recordedAt, position: stored.position };
  }

  /** All of them, in the order in which they were deleted. */
  async list(): Promise<readonly RecordedDeletion[]> {
    const games = (await this.store.streams(deletionStreams)).flatMap((stream) => deletedGameOf(stream) ?? []);
    const found = await Promise.all(games.map((game) => this.find(game)));
    return found.flatMap((deletion) => deletion ?? []);
  }

  /** Takes away what is still there of games whose deletion is recorded. @returns their ids */
  async finish(): Promise<readonly string[]> {
    const finished: string[] = [];
    for (const { game } of await this.list()) if (await this.takeAway(game)) finished.push(game);
    return finished;
  }

  private async record(gameId: string, wish: DeletionWish): Promise<RecordedDeletion> {
    // What is in memory may be behind the store.
    this.matches.forget(gameId);
    const match = await this.matches.get(gameId);
    const { outcome } = match instanceof DamagedMatch ? match.current().state : match.live.state;
    if (outcome === null) throw new NotAllowed(gameId, 'it isn’t over, and only a finished game can be deleted');
    const { stored } = await this.matches.recordOf(match);
    const isPrivate = !(await this.tokens.isOpen(gameId));
    const { by, reason } = wish;
    const data: GameDeletion = {
      game: gameId,
      by,
      reason,
      events: stored.length,
      head: lastSeal(stored),
      private: isPrivate,
    };
    const event = { id: newUuid(), type: gameDeleted, data, metadata: {} };
    await this.store.append(deletionStream(gameId), 'noStream', [event]).catch(unlessAnother);
    const recorded = await this.find(gameId);
    if (recorded === undefined) throw new GameNotFound(gameId);
    return recorded;
  }

  /** The game's own stream goes last: as long as it is there, somebody looks for what else there is. */
  private async takeAway(gameId: string): Promise<boolean> {
    this.matches.forget(gameId);
    let isThere = false;
    for (const stream of [secretStream(gameId), disputeStream(gameId), gameStream(gameId)]) {
      isThere = (await hasEvents(this.store, stream)) || isThere;
      await this.store.deleteStream(stream);
    }
    return isThere;
  }
}

function deletionStream(gameId: string): StreamName {
  return streamName(`${deletionStreams}${gameId}`);
}

async function hasEvents(store: EventStore, stream: StreamName): Promise<boolean> {
  try {
    return (await lastRevisionOf(store, stream)) !== undefined;
  } catch (error) {
    if (error instanceof StreamDeleted) return false;
    throw error;
  }
}

/** Another process has recorded the deletion first: one record is enough. */
function unlessAnother(error: unknown): void {
  if (!(error instanceof WrongExpectedRevision)) throw error;
}

function refuseMalformed(wish: DeletionWish): void {
  const faults = (['by', 'reason'] as const).flatMap((path) => {
    const message = textFault(wish[path], path === 'by' ? 'name' : 'words', longestOfDeletion[path]);
    return message === null ? [] : [{ path, message }];
  });
  if (faults.length > 0) throw new InvalidCommand(faults);
}
