import { MOST_IN_BLOCK } from './block-head.js';
import type { Checksums } from './decode-row.js';
import type { GroupCommit } from './group-commit.js';
import { Packable } from './packable.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** A stream that nobody has appended to for so long is packed as far as it goes. */
const REST_MS = 120_000;
/** How often it is looked for streams that rest, in that time. */
const LOOKS_IN_REST = 6;
/** After each block the packer waits this many times as long as the block has kept the process from its work. */
const WAIT_FACTOR = 4;
/** How long `end` packs at most; what is left over then stays as rows. */
const END_MS = 8000;
/** How many streams `end` packs at the same time: they share the wait for the disk. */
const END_ABREAST = 16;

interface Growing {
  /** The first revision that stands in a row, and the last one. */
  first: number;
  last: number;
  appendedAt: number;
}

/**
 * Packs streams that grow into blocks, a block at a time, beside the appends: none waits for it. A process that ends
 * meanwhile leaves rows as they are.
 */
export class Packer {
  readonly #growing = new Map<number, Growing>();
  readonly #waiting = new Set<number>();
  readonly #rests: NodeJS.Timeout;
  #turn: NodeJS.Timeout | undefined;
  #atWork: Promise<void> | undefined;
  #isEnding = false;

  constructor(
    private readonly driver: SqliteDriver,
    private readonly checksums: Checksums,
    private readonly commits: GroupCommit,
    private readonly restMs = REST_MS,
  ) {
    this.#rests = setInterval(() => this.#packRestingStreams(), restMs / LOOKS_IN_REST).unref();
  }

  /** Takes note of an append. @param stream its number @param first its first revision */
  appended(stream: number, first: number, last: number): void {
    const growing = this.#growing.get(stream) ?? { first, last, appendedAt: 0 };
    growing.last = last;
    growing.appendedAt = performance.now();
    this.#growing.set(stream, growing);
    if (lengthOf(growing) >= MOST_IN_BLOCK) this.#queue(stream);
  }

  /** Packs nothing more of a stream. */
  forget(stream: number): void {
    this.#growing.delete(stream);
  }

  /** Packs what can be packed of the streams that have grown, as long as there is time, and then nothing more. */
  async end(): Promise<void> {
    this.#isEnding = true;
    clearInterval(this.#rests);
    await this.#atWork;
    clearTimeout(this.#turn);
    const until = performance.now() + END_MS;
    const streams = [...this.#growing.keys()];
    const packOneAfterAnother = async (): Promise<void> => {
      for (let stream = streams.pop(); stream !== undefined; stream = streams.pop()) {
        while (performance.now() < until && (await this.#pack(stream)));
      }
    };
    await Promise.all(Array.from({ length: END_ABREAST }, packOneAfterAnother));
  }

  #packRestingStreams(): void {
    const before = performance.now() - this.restMs;
    for (const [stream, { appendedAt }] of this.#growing) if (appendedAt < before) this.#queue(stream);
  }

  #queue(stream: number): void {
    this.#waiting.add(stream);
    if (this.#atWork === undefined) this.#turn ??= this.#packNextAfter(0);
  }

  #packNextAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#turn = undefined;
      const [stream] = this.#waiting;
      if (stream === undefined) return;
      const begun = performance.now();
      const packing = this.#pack(stream);
      const busyMs = performance.now() - begun;
      this.#atWork = packing.then((isPacked) => {
        this.#atWork = undefined;
        if (!isPacked) this.#waiting.delete(stream);
        this.#turn = this.#packNextAfter(busyMs * WAIT_FACTOR);
      });
    }, ms).unref();
  }

  /** Packs a block of a stream. @returns whether there was one to pack */
  async #pack(stream: number): Promise<boolean> {
    const growing = this.#growing.get(stream);
    if (growing === undefined) return false;
    try {
      const packable = Packable.find(this.driver, this.checksums, stream);
      const isResting = this.#isEnding || performance.now() - growing.appendedAt >= this.restMs;
      if (!(isResting ? packable.isWorthIt : packable.isFull)) {
        if (isResting) this.#growing.delete(stream);
        else growing.first = packable.count > 0 ? packable.next - packable.count : growing.last + 1;
        return false;
      }
      const block = await packable.block();
      await this.commits.write(() => {
        packable.replaceBy(this.driver, block);
      });
      growing.first = packable.next;
      return true;
    } catch {
      // The disk is full, an index is damaged, or the like: the rows are there still, and the next append says what is wrong.
      this.#growing.delete(stream);
      return false;
    }
  }
}

function lengthOf({ first, last }: Growing): number {
  return last - first + 1;
}
