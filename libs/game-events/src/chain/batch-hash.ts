import { ByteWriter, Sha256, utf8Encode } from '@stacktrail/kernel';

/** What wrote a batch. */
export interface BatchVersions {
  /** The version of the engine, as its package names it. */
  readonly engine: string;
  /** The version of the card language's tree. */
  readonly cardLanguage: number;
}

/** The hash that a game's first batch follows. */
export const genesis: Uint8Array = new Uint8Array(32);

const DOMAIN = utf8Encode('stacktrail/batch/1');
const DOMAIN_WITH_STATE = utf8Encode('stacktrail/batch/2');

/**
 * Hashes one batch after another: SHA-256("stacktrail/batch/1" ‖ hash of the previous batch ‖ engine version ‖
 * card-language version ‖ events), where the versions are a length-prefixed text and a varint. A batch that holds a
 * digest of the state after it begins with "stacktrail/batch/2", and the digest follows the versions.
 */
export class BatchHasher {
  /** Where the events of the batch are written between `begin` and `end`. */
  readonly writer = new ByteWriter(4096);
  private readonly sha = new Sha256();

  begin(previous: Uint8Array, versions: BatchVersions, state: Uint8Array | null = null): void {
    const { writer } = this;
    writer.reset();
    writer.raw(state === null ? DOMAIN : DOMAIN_WITH_STATE);
    writer.raw(previous);
    writer.string(versions.engine);
    writer.uint(versions.cardLanguage);
    if (state !== null) writer.raw(state);
  }

  end(): Uint8Array {
    return this.sha.reset().update(this.writer.view()).digest();
  }
}
