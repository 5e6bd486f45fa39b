import { lastRevisionOf, type EventStore } from '@stacktrail/event-store';
import { RecentlyUsed } from '@stacktrail/kernel';
import { GameDamaged, GameNotFound } from '../errors.js';
import type { SecretStream } from '../storage/secret-stream.js';
import { firstOfGame, secretStream } from '../storage/streams.js';
import type { Tokens } from '../storage/tokens.js';
import { bareRecord } from './bare-record.js';

/** About how many bytes the hashes of a game's tokens take. */
const bytesOfTokens = 1000;

/** The hashes of the access tokens of a game's seats and its judge. */
interface KnownTokens {
  readonly tokens: Tokens;
  /** The last revision of the game's stream of secrets when they were read from it. */
  readonly last: number | undefined;
}

/** The hashes of games' tokens in memory, so that trying tokens costs little. */
export class HeldTokens {
  private readonly known = new RecentlyUsed<string, KnownTokens>({
    most: 4096,
    mostBytes: 8 * 1024 * 1024,
    weigh: () => ({ bytes: bytesOfTokens }),
  });

  constructor(
    private readonly store: EventStore,
    private readonly secrets: SecretStream,
  ) {}

  /**
   * The hashes of a game's tokens, without loading the game.
   *
   * @throws GameNotFound, GameDamaged, SecretsMissing
   */
  async of(gameId: string): Promise<Tokens> {
    // Another process may have given out other tokens since.
    const last = await lastRevisionOf(this.store, secretStream(gameId));
    const known = this.known.get(gameId);
    if (known !== undefined && known.last === last) return known.tokens;
    const first = await firstOfGame(this.store, gameId);
    if (first === undefined) throw new GameNotFound(gameId);
    const { damage, facts } = bareRecord(gameId, [first]);
    if (damage !== null) throw new GameDamaged(gameId, damage);
    const { tokens } = await this.secrets.of(gameId, facts);
    this.known.set(gameId, { tokens, last });
    return tokens;
  }
}
