import { compareStores, copyStore, storeOf, type EventStore } from '@stacktrail/event-store';
import { Matches, streamsOfGame } from '@stacktrail/match';
import { rmSync } from 'node:fs';
import { CommandError } from '../command-error.js';
import { archived, isSame, readArchive, writeArchive, type Archive, type ArchivedEvent } from './archive-file.js';

/**
 * Writes every stored event of a game that is over, and the cards that it pins, into a file, and reads the file back.
 *
 * @throws CommandError if the game isn't over, or the file doesn't hold what is stored
 */
export async function archiveGame(store: EventStore, game: string, file: string): Promise<Archive> {
  const matches = new Matches(store);
  const record = await matches.load(game);
  const { state } = await matches.current(game);
  if (state.outcome === null)
    throw new CommandError(
      `Game ${game} isn't over.`,
      'Copy the whole store with “stacktrail backup” while it is played.',
    );
  const streams = streamsOfGame(game, record.setup.definitions);
  const events: ArchivedEvent[] = [];
  for (const stream of streams) for await (const event of store.read(stream)) events.push(archived(event));
  writeArchive(file, game, events);
  const read = readArchive(file);
  if (isSame(read.events, events)) return read;
  rmSync(file);
  throw new CommandError(`${file} was written and doesn't hold what is stored: it was removed again.`);
}

/** How a game came out of an archive. */
export interface Unarchived {
  readonly copied: number;
  /** How many events stood there already: those of cards that other games pin, or after a run that was cut off. */
  readonly present: number;
}

/**
 * Brings the game of an archive into a store, with ids, times, people and commands, and compares both.
 *
 * @throws CommandError if the store has other events in one of its streams
 */
export async function unarchiveGame(store: EventStore, { game, events }: Archive): Promise<Unarchived> {
  const from = await storeOf(events);
  const { copied, present, notCopied } = await copyStore(from, store);
  const differing = await compareStores(from, store);
  await from.close();
  const [problem] = [
    ...notCopied.map(({ stream, revision: at, problem: why }) => `${stream} from revision ${at} on: ${why}`),
    ...differing.map(({ stream }) => `${stream} isn't the same in the store`),
  ];
  if (problem === undefined) return { copied, present };
  throw new CommandError(`Game ${game} isn't in the store as it is in the archive: ${problem}.`);
}
