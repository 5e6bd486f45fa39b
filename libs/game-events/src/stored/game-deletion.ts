/** What the names of the streams begin with that say which games were deleted: `deleted-<game>`, one event each. */
export const deletionStreams = 'deleted-';

/** The type of that event. */
export const gameDeleted = 'GameDeleted';

/** The data of `GameDeleted`: all that is left of a game. */
export interface GameDeletion {
  readonly game: string;
  /** Who deleted it: the name of an operator's token, or what the command line was told. */
  readonly by: string;
  readonly reason: string;
  /** How many events its stream had. */
  readonly events: number;
  /** The hash of its last batch, by which an archive of it can be recognised (docs/decisions.md D7). */
  readonly head: string;
  /** Whether it was private: then only operators are told of it. */
  readonly private: boolean;
}

/** The game that a stream says was deleted; `null` if it is another kind of stream. */
export function deletedGameOf(stream: string): string | null {
  return stream.startsWith(deletionStreams) ? stream.slice(deletionStreams.length) : null;
}

/** What the data of a stored `GameDeleted` say; `null` where they say something else. */
export function readDeletion(data: unknown): GameDeletion | null {
  const { game, by, reason, events, head, private: isPrivate } = (data ?? {}) as Partial<Record<string, unknown>>;
  const isOne =
    [game, by, reason, head].every((text) => typeof text === 'string') &&
    Number.isSafeInteger(events) &&
    typeof isPrivate === 'boolean';
  return isOne ? (data as GameDeletion) : null;
}
