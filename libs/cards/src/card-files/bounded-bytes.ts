import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UnreadableSource } from './unreadable-source.js';

/** What a file may make us do, in bytes. Real files stay far below: they have 200 MB and shrink to a tenth. */
export interface Limits {
  /** The most bytes in the whole text. */
  readonly textBytes: number;
  /** The most bytes in one card, or between two. */
  readonly cardBytes: number;
  /** The highest ratio of unpacked to packed bytes; only checked once the text exceeds `cardBytes`. */
  readonly expansion: number;
}

export const usualLimits: Limits = { textBytes: 2 ** 30, cardBytes: 2 ** 20, expansion: 100 };

const PIECE = 2 ** 16;

/** The bytes of a text, unpacked where they are gzipped, and never more of them than the limits allow. */
export async function* boundedBytes(
  file: AsyncIterable<Uint8Array>,
  limits: Limits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const packed = new PeekableBytes(file);
  const unpacked = (await packed.beginsWith(0x1f, 0x8b)) ? gunzipped(packed) : packed;
  let textBytes = 0;
  for await (const chunk of unpacked) {
    textBytes += chunk.length;
    if (textBytes > limits.textBytes) {
      throw new UnreadableSource('', `the text is longer than ${limits.textBytes} bytes; no file of cards or decks is`);
    }
    if (textBytes > limits.cardBytes && textBytes > packed.bytesRead * limits.expansion) {
      throw new UnreadableSource(
        '',
        `${packed.bytesRead} bytes unpack to more than ${limits.expansion} times as many; no file of cards or decks does`,
      );
    }
    // Readers check the length of the current card after each piece, so pieces are small.
    for (let from = 0; from < chunk.length; from += PIECE) yield chunk.subarray(from, from + PIECE);
  }
}

async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const source = Readable.from(packed, { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Uint8Array;
  } catch (error) {
    if (error instanceof Error && /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')) {
      throw new UnreadableSource('', `it begins as a gzip file, but can't be unpacked: ${error.message}`);
    }
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** A file whose first bytes can be looked at before it is read; counts the bytes that were read. */
class PeekableBytes implements AsyncIterable<Uint8Array> {
  bytesRead = 0;
  private readonly chunks: AsyncIterator<Uint8Array>;
  private head: Uint8Array = new Uint8Array();

  constructor(file: AsyncIterable<Uint8Array>) {
    this.chunks = file[Symbol.asyncIterator]();
  }

  async beginsWith(...wanted: readonly number[]): Promise<boolean> {
    while (this.head.length < wanted.length) {
      const next = await this.chunks.next();
      if (next.done === true) break;
      this.head = Buffer.concat([this.head, next.value]);
    }
    return wanted.every((byte, i) => this.head[i] === byte);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      this.bytesRead += this.head.length;
      if (this.head.length > 0) yield this.head;
      for (let next = await this.chunks.next(); next.done !== true; next = await this.chunks.next()) {
        this.bytesRead += next.value.length;
        yield next.value;
      }
    } finally {
      await this.chunks.return?.();
    }
  }
}
