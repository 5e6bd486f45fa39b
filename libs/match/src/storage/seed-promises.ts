import {
  lastRevisionOf,
  streamName,
  WrongExpectedRevision,
  type EventStore,
  type StreamName,
} from '@stacktrail/event-store';
import { newUuid } from './identifiers.js';
import { unpredictable } from './randomness.js';
import { commitmentTo, inHex, newSeed, ofHex, veilCommitmentTo, type Seed, type SeedInHex } from './secrets.js';
import { wholeStream } from './streams.js';

/**
 * A seed that a game will be begun with, as everybody may know it before any seat gives its nonce (docs/decisions.md
 * D8).
 */
export interface SeedPromise {
  readonly id: string;
  /** What `GameStarted` of that game will say. */
  readonly seedCommitment: string;
  readonly veilCommitment: string;
  /** The game that was begun with it; `null` before. */
  readonly game: string | null;
}

/**
 * The streams `secret-promised-<id>`: seeds that were committed to before there is a game. Each is used once: once a
 * game has revealed it, another with it could be foreseen.
 */
export class SeedPromises {
  constructor(private readonly store: EventStore) {}

  /** Draws a seed and commits to it. */
  async make(): Promise<SeedPromise> {
    const id = newUuid();
    const seed = newSeed(unpredictable, { hasVeil: true });
    await this.store.append(streamOf(id), 'noStream', [
      { id: newUuid(), type: 'SeedPromised', data: inHex(seed), metadata: {} },
    ]);
    return { id, seedCommitment: commitmentTo(seed), veilCommitment: veilCommitmentTo(seed), game: null };
  }

  /** What was promised; nothing where there is no such promise. */
  async find(id: string): Promise<(SeedPromise & { readonly seed: Seed }) | undefined> {
    const [promised, used] = await wholeStream(this.store, streamOf(id));
    if (promised === undefined) return undefined;
    const seed = ofHex(promised.data as SeedInHex);
    const game = (used?.data as { readonly game: string } | undefined)?.game ?? null;
    return { id, seedCommitment: commitmentTo(seed), veilCommitment: veilCommitmentTo(seed), game, seed };
  }

  /** Takes a promised seed for a game. @returns whether no other game has it */
  async takeFor(id: string, game: string): Promise<boolean> {
    const stream = streamOf(id);
    const first = await lastRevisionOf(this.store, stream);
    if (first === undefined) return false;
    try {
      await this.store.append(stream, 0 as typeof first, [
        { id: newUuid(), type: 'PromiseTaken', data: { game }, metadata: {} },
      ]);
      return true;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      return (await this.find(id))?.game === game;
    }
  }
}

function streamOf(id: string): StreamName {
  return streamName(`secret-promised-${id}`);
}
