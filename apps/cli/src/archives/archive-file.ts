import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { canonicalJson } from '@stacktrail/kernel';
import type { FiledEvent, StoredEvent } from '@stacktrail/event-store';
import { CommandError } from '../command-error.js';

/** What the first line of an archive says. */
const format = 'stacktrail/archive/1';

/** An event as a line of an archive. The order of the log is that of the lines. */
export type ArchivedEvent = FiledEvent;

export interface Archive {
  readonly game: string;
  readonly events: readonly ArchivedEvent[];
  /** SHA-256 of all lines before the last, which says it. */
  readonly sha256: string;
}

export function archived({ stream, revision, id, type, data, metadata, recordedAt }: StoredEvent): ArchivedEvent {
  return { stream, revision, id, type, data, metadata, recordedAt: recordedAt.getTime() };
}

/**
 * Writes a file that isn't there yet, for its owner alone: it holds the game's seeds and hidden cards. It is on the disk
 * when this returns.
 *
 * @returns the archive's hash
 * @throws CommandError if there is such a file; no file is left where writing fails
 */
export function writeArchive(file: string, game: string, events: readonly ArchivedEvent[]): string {
  const lines = [{ format, game, events: events.length }, ...events].map((line) => `${JSON.stringify(line)}\n`);
  const sha256 = sumOf(lines.join(''));
  const handle = opened(file);
  try {
    for (const line of lines) writeSync(handle, line);
    writeSync(handle, `${JSON.stringify({ sha256 })}\n`);
    fsyncSync(handle);
    return sha256;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Reads an archive. @throws CommandError if it is none, was cut off, or isn't what was written */
export function readArchive(file: string): Archive {
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const [body, last] = [text.slice(0, end), parsed(text.slice(end), file)];
  const { sha256 } = last as { readonly sha256?: unknown };
  if (typeof sha256 !== 'string' || sumOf(body) !== sha256)
    throw new CommandError(`${file} isn't an archive, or isn't whole: its last line doesn't fit the others.`, remedy);
  const [head, ...events] = body
    .trimEnd()
    .split('\n')
    .map((line) => parsed(line, file));
  const { format: named, game, events: count } = head as Record<'format' | 'game' | 'events', unknown>;
  if (named !== format || typeof game !== 'string')
    throw new CommandError(`${file} is an archive of the form ${JSON.stringify(named)}: expected ${format}.`);
  const foreign = (events as readonly ArchivedEvent[]).find(({ stream }) => !isOf(game, stream));
  if (foreign !== undefined)
    throw new CommandError(
      `${file} holds events of ${JSON.stringify(foreign.stream)}, which is no stream of its game.`,
    );
  if (count !== events.length)
    throw new CommandError(`${file} holds ${events.length} events, and says that there are ${JSON.stringify(count)}.`);
  return { game, events: events as readonly ArchivedEvent[], sha256 };
}

/** Whether both hold the same events; the order of fields in data and metadata doesn't count. */
export function isSame(a: readonly ArchivedEvent[], b: readonly ArchivedEvent[]): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** An archive is proved by nothing: it must bring no events into a store but those of its game. */
function isOf(game: string, stream: unknown): boolean {
  return (
    typeof stream === 'string' &&
    (stream.startsWith('cards-') || [`game-${game}`, `secret-${game}`, `dispute-${game}`].includes(stream))
  );
}

const remedy = 'Archives are made by “stacktrail archive”.';

function parsed(line: string, file: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Told of below, with the file's name.
  }
  throw new CommandError(`${file} isn't an archive, or isn't whole: a line of it isn't JSON.`, remedy);
}

function opened(file: string): number {
  try {
    return openSync(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(`${file} is there already: nothing is written over it.`, 'Name another file with --to.');
  }
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
