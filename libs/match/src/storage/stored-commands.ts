import { createHash } from 'node:crypto';
import type { Revision } from '@stacktrail/game-events';
import { CommandIdUsed } from '../errors.js';

/** Who gave a command: a seat or a judge by their token, whoever keeps the clocks, or whoever began the game. */
export type Caller = `seat ${number}` | 'judge' | 'clock' | 'creator';

/** What tells one command from all others of its game. */
export interface CommandMark {
  readonly commandId: string;
  /** Absent of commands that were stored before callers were. */
  readonly caller?: string;
  /** The hash of what was asked, as {@link requestOf} makes it; absent if the caller is. */
  readonly request?: string;
}

/** The revisions of a command's batch, from the first to the last. */
export interface Span {
  readonly first: Revision;
  readonly last: Revision;
}

/**
 * The commands in a game's stream. A command's id belongs to its caller: the same id from another caller is another
 * command, and the same id from the same caller with another request is a mistake.
 */
export class StoredCommands {
  private readonly spans = new Map<string, Span & { readonly request: string | undefined }>();

  /** Takes note that a command's batch reaches to this revision. */
  widen({ commandId, caller, request }: CommandMark, revision: Revision): void {
    const key = keyOf(commandId, caller);
    this.spans.set(key, { first: this.spans.get(key)?.first ?? revision, last: revision, request });
  }

  /**
   * The revisions of a command's batch, if it is stored.
   *
   * @throws CommandIdUsed if its id belongs to another command of the same caller, or to a command without a known
   * caller
   */
  spanOf({ commandId, caller, request }: CommandMark): Span | undefined {
    const own = this.spans.get(keyOf(commandId, caller));
    if (own !== undefined && own.request === request) return { first: own.first, last: own.last };
    if (own !== undefined || this.spans.has(keyOf(commandId, undefined))) throw new CommandIdUsed(commandId);
    return undefined;
  }
}

/** No caller's name has a line feed. */
function keyOf(commandId: string, caller = ''): string {
  return `${caller}\n${commandId}`;
}

/**
 * The hash of what a caller asked: SHA-256 of JSON whose keys are sorted.
 *
 * @param route what was asked for, such as the command's name
 * @param asked the rest of the command; ids of the command and of people are left out by the caller
 */
export function requestOf(route: string, asked: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([route, asked], sorted))
    .digest('hex');
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
