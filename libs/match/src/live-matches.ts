import type { TreeUpcasters } from '@stacktrail/card-language';
import { WrongExpectedRevision, type EventStore } from '@stacktrail/event-store';
import { MalformedEvent, toStoredBatch, type AnyGameEvent, type StoredGameEvent } from '@stacktrail/game-events';
import { resume } from '@stacktrail/rules';
import { GameNotFound, ruled, SecretsMissing } from './errors.js';
import { GameRecord } from './game-record.js';
import { LiveMatch } from './live-match.js';
import { appendBatch, gameEventOf, metadataOf } from './storage/game-stream.js';
import { uuidOf } from './storage/identifiers.js';
import { PinnedCards } from './storage/pinned-cards.js';
import { SecretStream } from './storage/secret-stream.js';
import { secretsAt } from './storage/secrets.js';
import { gameStream, wholeStream } from './storage/streams.js';

/** How often a game is read again after another process was faster. */
const mostAttempts = 4;

/** The games in memory, the most recently used ones; any other is resumed from the store (design D5). */
export class LiveMatches {
  readonly cards: PinnedCards;
  readonly secrets: SecretStream;
  private readonly matches = new Map<string, LiveMatch>();

  /**
   * @param limit how many games are kept
   * @param upcasters how cards in older versions of the card language are read; as this release does where absent
   */
  constructor(
    private readonly store: EventStore,
    private readonly limit: number,
    upcasters?: TreeUpcasters,
  ) {
    this.cards = new PinnedCards(store, upcasters);
    this.secrets = new SecretStream(store);
  }

  /** A game that may be behind the store by what other processes wrote. @throws GameNotFound */
  async get(gameId: string): Promise<LiveMatch> {
    const known = this.matches.get(gameId);
    if (known !== undefined) {
      known.isFresh = false;
      this.keep(known);
      return known;
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.resumed(gameId);
      } catch (error) {
        // Another process has resumed it at the same time and stored what that took.
        if (!(error instanceof WrongExpectedRevision) || attempt === mostAttempts) throw error;
      }
    }
  }

  keep(match: LiveMatch): void {
    this.matches.delete(match.gameId);
    const [oldest] = this.matches.keys();
    if (oldest !== undefined && this.matches.size >= this.limit) this.matches.delete(oldest);
    this.matches.set(match.gameId, match);
  }

  forget(gameId: string): void {
    this.matches.delete(gameId);
  }

  /** A game as it is stored. @throws GameNotFound, CardsDamaged, CardsUnreadable, SecretsMissing, MalformedEvent */
  async record(gameId: string): Promise<GameRecord> {
    const found = await wholeStream(this.store, gameStream(gameId));
    if (found.length === 0) throw new GameNotFound(gameId);
    const stored = found.map(gameEventOf);
    const metadata = found.map(metadataOf);
    const bare = new GameRecord({ id: gameId, stored, metadata, definitions: [], secrets: null });
    const catalog = await this.cards.catalog(bare.setup.definitions);
    const { secrets } = await this.secrets.of(gameId, bare.events);
    return new GameRecord({ id: gameId, stored, metadata, definitions: catalog.pinned, catalog, secrets });
  }

  private async resumed(gameId: string): Promise<LiveMatch> {
    const found = await wholeStream(this.store, gameStream(gameId));
    if (found.length === 0) throw new GameNotFound(gameId);
    const stored = found.map(gameEventOf);
    const record = new GameRecord({ id: gameId, stored, metadata: [], definitions: [], secrets: null });
    const { events } = record;
    const catalog = await this.cards.catalog(record.setup.definitions);
    const { secrets, tokens } = await this.secrets.of(gameId, events);
    const inUse = secretsAt(secrets, events.length);
    if (inUse === undefined) throw new SecretsMissing(gameId);
    const { live, events: appended } = ruled(gameId, events.length - 1, () => resume(catalog, events, inUse));
    const match = new LiveMatch({ gameId, live, catalog, secrets, tokens }, sealOf(stored));
    const commandIds = found.map((event) => metadataOf(event).commandId);
    match.stored(events, (index) => commandIds[index] ?? '');
    if (appended.length > 0) await this.reversedByNewRules(match, appended);
    this.keep(match);
    return match;
  }

  /** The rules have changed since: the game goes on from a reversal that says so. */
  private async reversedByNewRules(match: LiveMatch, events: readonly AnyGameEvent[]): Promise<void> {
    const commandId = uuidOf('engine-changed', match.gameId, `${match.revision}`);
    match.chain.append(events);
    const batch = toStoredBatch(events, match.chain);
    await appendBatch(this.store, match.gameId, batch, { commandId, command: 'ResumeGame' });
    match.stored(events, () => commandId);
  }
}

/** The hash of the last batch. @throws MalformedEvent where the stream doesn't end with one */
function sealOf(stored: readonly StoredGameEvent[]): string {
  const seal = stored.at(-1)?.envelope.batch;
  if (seal === undefined) throw new MalformedEvent('envelope.batch: the last event ends no batch');
  return seal.hash;
}
