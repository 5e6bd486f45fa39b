import type { TreeUpcasters } from '@stacktrail/card-tree';
import { readEntries, WrongExpectedRevision, type EventStore, type StreamEntry } from '@stacktrail/event-store';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';
import { fromHex, RecentlyUsed } from '@stacktrail/kernel';
import { resume } from '@stacktrail/rules';
import { GameDamaged, GameNotFound, runRules, SecretsMissing } from '../errors.js';
import type { GameRecord } from '../game-record.js';
import { appendBatch, sealBatch } from '../storage/game-stream.js';
import { uuidOf } from '../storage/identifiers.js';
import { PinnedCards } from '../storage/pinned-cards.js';
import { sealOf } from '../storage/seals.js';
import { SecretStream } from '../storage/secret-stream.js';
import { secretsAt } from '../storage/secrets.js';
import { gameStream, wholeGame } from '../storage/streams.js';
import type { Tokens } from '../storage/tokens.js';
import { bareRecord } from './bare-record.js';
import { caughtUp } from './caught-up.js';
import { DamagedMatch, type HeldMatch } from './damaged-match.js';
import { HeldTokens } from './held-tokens.js';
import { LiveMatch } from './live-match.js';

/** How often a game is read when another process stores facts of it in between. */
const mostAttempts = 4;

/** How many games are kept in memory at most, and roughly how many bytes they may take together. */
export interface MostMatches {
  readonly most: number;
  readonly mostBytes: number;
}

/**
 * The games in memory, the most recently used ones. Any other game is resumed from the store (docs/decisions.md D5).
 */
export class HeldMatches {
  readonly cards: PinnedCards;
  readonly secrets: SecretStream;
  readonly tokens: HeldTokens;
  private readonly matches: RecentlyUsed<string, HeldMatch>;

  /**
   * @param upcasters how cards in older versions of the card language are read; as this release does where absent
   * @param now the clock by which the store records events, as far as this process can tell
   */
  constructor(
    private readonly store: EventStore,
    { most, mostBytes }: MostMatches,
    upcasters?: TreeUpcasters,
    private readonly now: () => number = Date.now,
  ) {
    this.matches = new RecentlyUsed({ most, mostBytes, weigh: (match) => match.weight });
    this.cards = new PinnedCards(store, upcasters);
    this.secrets = new SecretStream(store);
    this.tokens = new HeldTokens(store, this.secrets);
  }

  get size(): number {
    return this.matches.size;
  }

  get bytes(): number {
    return this.matches.bytes;
  }

  /**
   * Finds a game, which may be behind the store if other processes wrote to it.
   *
   * @throws GameNotFound, CardsDamaged, SecretsMissing; GameDamaged if not even its first event can be read
   */
  async get(gameId: string): Promise<HeldMatch> {
    const known = this.matches.get(gameId);
    if (known instanceof LiveMatch && known.isDoubtful) {
      const current = await this.caughtUp(known);
      if (current !== null) return current;
    } else if (known !== undefined) {
      known.isFresh = false;
      return known;
    }
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.resumed(gameId);
      } catch (error) {
        // Another process has resumed the game at the same time and has stored the reversal for the new rules first.
        if (!(error instanceof WrongExpectedRevision) || attempt === mostAttempts) throw error;
      }
    }
  }

  keep(match: HeldMatch): void {
    this.matches.set(match.gameId, match);
  }

  forget(gameId: string): void {
    this.matches.delete(gameId);
  }

  /** A game in memory may be ahead of the store or behind it: what was added to its stream is read when it is used. */
  doubt(gameId: string): void {
    const known = this.matches.peek(gameId);
    if (known instanceof LiveMatch) known.isDoubtful = true;
    else this.forget(gameId);
  }

  /**
   * A game as it is stored.
   *
   * @throws GameNotFound, CardsDamaged, CardsUnreadable, SecretsMissing; GameDamaged where not even its first event can
   *   be read
   */
  async record(gameId: string): Promise<GameRecord> {
    try {
      return (await this.recordWithTokens(gameId)).record;
    } catch (error) {
      // A game that came in a bundle never had secrets here.
      if (!(error instanceof SecretsMissing) || (await this.secrets.exists(gameId))) throw error;
      return this.recordWithoutSecrets(gameId);
    }
  }

  /** The whole game. @throws WrongExpectedRevision if it has gone on since it was read for the command at hand */
  async recordOf(match: HeldMatch): Promise<GameRecord> {
    const record = await this.record(match.gameId);
    const last = (record.stored.length - 1) as Revision;
    if (last !== match.revision) throw new WrongExpectedRevision(gameStream(match.gameId), match.revision, last);
    return record;
  }

  private async recordWithTokens(gameId: string): Promise<{ readonly record: GameRecord; readonly tokens: Tokens }> {
    const record = await this.recordWithoutSecrets(gameId);
    const { definitions, catalog } = record;
    const { secrets, tokens } = await this.secrets.of(gameId, record.facts);
    return { record: record.with({ definitions, catalog, secrets }), tokens };
  }

  private async recordWithoutSecrets(gameId: string): Promise<GameRecord> {
    const found = await wholeGame(this.store, gameId);
    if (found.length === 0) throw new GameNotFound(gameId);
    const bare = bareRecord(gameId, found);
    const { damage } = bare;
    if (damage?.revision === 0) throw new GameDamaged(gameId, damage);
    const catalog = await this.cards.catalog(bare.setup.definitions);
    return bare.with({ definitions: catalog.pinned, catalog, secrets: null });
  }

  private async resumed(gameId: string): Promise<HeldMatch> {
    const { record, tokens } = await this.recordWithTokens(gameId);
    const { catalog, damage } = record;
    const match =
      damage === null ? await this.live(record, catalog, tokens) : new DamagedMatch(record, damage, catalog, tokens);
    this.keep(match);
    return match;
  }

  /** The game with what its stream has since; `null` where the whole stream has to be read. */
  private async caughtUp(known: LiveMatch): Promise<LiveMatch | null> {
    const { gameId, revision } = known;
    const entries: StreamEntry[] = [];
    for await (const entry of readEntries(this.store, gameStream(gameId), { from: revision })) entries.push(entry);
    // Somebody else may have looked it up meanwhile.
    if (this.matches.peek(gameId) !== known) return null;
    const current = caughtUp(known, entries);
    if (current !== null) this.keep(current);
    return current;
  }

  private async live(record: GameRecord, catalog: Catalog, tokens: Tokens): Promise<LiveMatch> {
    const { id: gameId, stored, events, metadata, secrets } = record;
    const seal = sealOf(stored.at(-1));
    if (seal === null) {
      const problem = 'envelope.batch: the last event isn’t the end of its batch, so a part of the batch is missing';
      throw new GameDamaged(gameId, { revision: record.lastRevision, problem });
    }
    const inUse = secrets === null ? undefined : secretsAt(secrets, events.length);
    if (secrets === null || inUse === undefined) throw new SecretsMissing(gameId);
    const { live, events: appended } = runRules(gameId, record.lastRevision, () => resume(catalog, events, inUse));
    const match = new LiveMatch({ gameId, live, catalog, secrets, tokens }, fromHex(seal));
    match.read(events, metadata);
    if (appended.length > 0) await this.storeReversalForNewRules(match, appended);
    return match;
  }

  /** The rules have changed since the facts were made, so the game goes on from a reversal that says so. */
  private async storeReversalForNewRules(match: LiveMatch, events: readonly AnyGameEvent[]): Promise<void> {
    const commandId = uuidOf('engine-changed', match.gameId, `${match.revision}`);
    const batch = sealBatch(match.gameId, match.chain, events);
    await appendBatch(this.store, match.gameId, batch, { commandId, command: 'ResumeGame' });
    match.stored(events, () => ({ commandId }), this.now);
  }
}
