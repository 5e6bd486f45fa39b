import {
  MemoryEventStore,
  OpenedForReading,
  type Appended,
  type EventStore,
  type LogEntry,
  type ReadOptions,
  type StoredEvent,
  type StreamName,
} from '@stacktrail/event-store';
import { gameOfStream, importBundle, readBundle } from '@stacktrail/match';
import { CommandError } from '../command-error.js';

/** How long a server may take to answer. */
const patienceMs = 60_000;

/** The most games that a server lists at once. */
const mostListed = 500;

/** Whether an address is that of a running server, or of one of its games. */
export function isServerAddress(uri: string): boolean {
  return /^https?:\/\/./.test(uri);
}

/**
 * The games of a running server, to be read: each is fetched whole when it is first asked for, as the judge of the game
 * gets it, and kept in memory. What the server keeps secret isn't in it.
 */
export class RemoteStore implements EventStore {
  private readonly kept = new MemoryEventStore();
  private readonly fetched = new Map<string, Promise<void>>();
  private readonly server: string;
  private readonly only: string | null;

  /**
   * @param address of the server, or of one of its games: `http://HOST:PORT` or `http://HOST:PORT/games/ID`
   * @param token of the judge of the game
   */
  constructor(
    address: string,
    private readonly token: string | undefined,
  ) {
    const { server = '', game } = /^(?<server>.*?)(?:\/games\/(?<game>[^/]+))?\/*$/.exec(address)?.groups ?? {};
    this.server = server;
    this.only = game ?? null;
  }

  async *read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    const game = gameOfStream(stream)?.game;
    if (game !== undefined) await this.fetch(game);
    yield* this.kept.read(stream, options);
  }

  /** The games that everybody may know of, or the one that the address names. */
  async streams(prefix: string): Promise<readonly StreamName[]> {
    if (prefix !== 'game-') throw notRead();
    if (this.only !== null) return [`game-${this.only}` as StreamName];
    const games = (await (await this.ask(`/games?limit=${mostListed}`)).json()) as readonly { readonly game: string }[];
    return games.map(({ game }) => `game-${game}` as StreamName).reverse();
  }

  readAll(): AsyncIterable<LogEntry> {
    throw notRead();
  }

  subscribe(): ReturnType<EventStore['subscribe']> {
    throw notRead();
  }

  append(stream: StreamName): Promise<Appended> {
    return Promise.reject(new OpenedForReading(stream));
  }

  deleteStream(stream: StreamName): Promise<void> {
    return Promise.reject(new OpenedForReading(stream));
  }

  close(): Promise<void> {
    return this.kept.close();
  }

  private fetch(game: string): Promise<void> {
    const known = this.fetched.get(game) ?? this.take(game);
    this.fetched.set(game, known);
    return known;
  }

  private async take(game: string): Promise<void> {
    const bundle = readBundle(await (await this.ask(`/games/${encodeURIComponent(game)}/bundle`)).text());
    await importBundle(this.kept, bundle);
  }

  /** @throws CommandError that says what the server has answered, and what would be right */
  private async ask(path: string): Promise<Response> {
    const headers = this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.server}${path}`, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(
      (error: unknown) => {
        const { cause } = error as { readonly cause?: { readonly code?: string } };
        throw new CommandError(
          `The server ${this.server} can’t be reached: ${cause?.code ?? String(error)}.`,
          'Does it run?',
        );
      },
    );
    if (answer.ok) return answer;
    const { detail = `it answered ${answer.status}` } = (await answer.json().catch(() => ({}))) as { detail?: string };
    const remedy =
      answer.status === 401 || answer.status === 403
        ? 'A server gives a whole game to its judge: put the judge’s token into the variable STACKTRAIL_TOKEN.'
        : null;
    throw new CommandError(`The server ${this.server} refuses: ${detail}`, remedy);
  }
}

function notRead(): CommandError {
  return new CommandError(
    'A running server gives one game at a time.',
    'Name a game, or say the store of the server by --store sqlite:FILE or esdb://HOST:PORT.',
    2,
  );
}
