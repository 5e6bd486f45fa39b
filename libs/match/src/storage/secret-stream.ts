import { lastRevisionOf, WrongExpectedRevision, type EventStore, type NewEvent } from '@stacktrail/event-store';
import type { AnyGameEvent } from '@stacktrail/game-events';
import { SecretsMissing } from '../errors.js';
import { newUuid } from './identifiers.js';
import type { SealedTokens } from './sealed-tokens.js';
import {
  commitmentsIn,
  commitmentTo,
  inHex,
  noncesIn,
  ofHex,
  veilCommitmentTo,
  type GameSecrets,
  type Seed,
  type SeedInHex,
} from './secrets.js';
import { secretStream, wholeStream } from './streams.js';
import { withChanged, type ChangedToken, type Tokens } from './tokens.js';

/**
 * The stream `secret-<id>`: a game's seeds, and hashes of its tokens. A seed is kept here before the game commits to
 * it, so the stream may hold seeds of games that never began. Only the seeds that the game's facts commit to count.
 */
export class SecretStream {
  constructor(private readonly store: EventStore) {}

  /** Keeps the secrets of a game that is about to begin. @param hashes of its tokens */
  async keep(gameId: string, seed: Seed, hashes: Tokens, sealed?: SealedTokens): Promise<void> {
    const kept = { type: 'SecretsKept', data: { ...inHex(seed), tokens: hashes } };
    const forRepetition = { type: 'TokensSealed', data: { seedCommitment: commitmentTo(seed), ...sealed } };
    await this.append(gameId, sealed === undefined ? [kept] : [kept, forRepetition]);
  }

  /** Keeps a seed for play that goes on after the one before was revealed. */
  async keepSeed(gameId: string, seed: Seed): Promise<void> {
    await this.append(gameId, [{ type: 'SeedKept', data: inHex(seed) }]);
  }

  /**
   * The secrets of a game, and the hashes of its tokens.
   *
   * @throws SecretsMissing if a seed that the game committed to isn't kept
   */
  async of(gameId: string, events: readonly AnyGameEvent[]): Promise<{ secrets: GameSecrets; tokens: Tokens }> {
    const kept = new Map<string, KeptSecrets>();
    const changes: ChangedToken[] = [];
    for (const { type, data, recordedAt } of await wholeStream(this.store, secretStream(gameId))) {
      if (type === 'TokenChanged') changes.push({ ...(data as ChangedToken), at: recordedAt.getTime() });
      const secrets = keptIn(data);
      if (secrets !== null) kept.set(nameOf(ofHex(secrets)), secrets);
    }
    const seeds = commitmentsIn(events).map(({ from, commitment, veilCommitment }) => {
      const secrets = kept.get(`${commitment} ${veilCommitment}`);
      if (secrets === undefined) throw new SecretsMissing(gameId);
      return { from, secrets };
    });
    const tokens = seeds[0]?.secrets.tokens;
    if (tokens === undefined) throw new SecretsMissing(gameId);
    const inUse = seeds.map(({ from, secrets }) => ({ from, ...ofHex(secrets) }));
    return { secrets: { seeds: inUse, nonces: noncesIn(events) }, tokens: changes.reduce(withChanged, tokens) };
  }

  /** Whether anything was ever kept for a game. */
  async exists(gameId: string): Promise<boolean> {
    return (await lastRevisionOf(this.store, secretStream(gameId))) !== undefined;
  }

  /**
   * The tokens of a game, sealed for whoever began it.
   *
   * @param seedCommitment what the game says of its first seed: several processes may have kept secrets for it
   */
  async sealedTokens(gameId: string, seedCommitment: string): Promise<SealedTokens | null> {
    for (const { type, data } of await wholeStream(this.store, secretStream(gameId))) {
      const sealed = data as (SealedTokens & { readonly seedCommitment: string }) | null;
      if (type === 'TokensSealed' && sealed?.seedCommitment === seedCommitment) return sealed;
    }
    return null;
  }

  /**
   * Gives a role another token in the place of the one it has.
   *
   * @param mayChange is asked of the tokens that there are
   * @returns whether it was changed
   */
  async changeToken(gameId: string, mayChange: () => Promise<boolean>, change: ChangedToken): Promise<boolean> {
    const stream = secretStream(gameId);
    for (;;) {
      const last = await lastRevisionOf(this.store, stream);
      if (last === undefined || !(await mayChange())) return false;
      try {
        await this.store.append(stream, last, [{ id: newUuid(), type: 'TokenChanged', data: change, metadata: {} }]);
        return true;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    }
  }

  private async append(gameId: string, kept: readonly Pick<NewEvent, 'type' | 'data'>[]): Promise<void> {
    const events: readonly NewEvent[] = kept.map((each) => ({ id: newUuid(), ...each, metadata: {} }));
    await this.store.append(secretStream(gameId), 'any', events);
  }
}

/** The name of a seed: what a game's facts say about it and its key of veils. */
function nameOf(seed: Seed): string {
  return `${commitmentTo(seed)} ${veilCommitmentTo(seed)}`;
}

/** A seed; with a game's first seed, also the hashes of the game's tokens. */
interface KeptSecrets extends SeedInHex {
  readonly tokens?: Tokens;
}

const hexadecimal = /^(?:[0-9a-f]{2})+$/;

/** What an event of the stream keeps; `null` if it is damaged. */
function keptIn(data: unknown): KeptSecrets | null {
  const { seed, salt, veil = '00', tokens } = (data ?? {}) as Partial<KeptSecrets>;
  const hashes = tokens === undefined ? [] : hashesIn(tokens);
  const isWhole = [seed, salt, veil, ...hashes].every((text) => typeof text === 'string' && hexadecimal.test(text));
  return isWhole ? (data as KeptSecrets) : null;
}

/** All hashes of tokens. If the event is damaged, they can be anything. */
function hashesIn(tokens: unknown): readonly unknown[] {
  const { seats, judge } = (tokens ?? {}) as Readonly<Record<string, unknown>>;
  return [judge, ...(Array.isArray(seats) ? (seats as readonly unknown[]) : [null])];
}
