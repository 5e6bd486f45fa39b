import { ByteWriter, commitment } from '@stacktrail/kernel';
import type { ShapeWriter } from './compiled-writer.js';

/** The source of the salts of a game's veiled fields. */
export interface VeilSalts {
  /**
   * The 16 secret bytes that hide the veiled fields of the event at this revision. The same revision always has the
   * same salt.
   */
  saltOf(revision: number): Uint8Array;
}

// The salt of games without secrets. It hides nothing: whoever can list the possible values finds the committed one.
const knownSalt = new Uint8Array(16);

/** The salt of an event; a known salt if the game has none. */
export function saltOf(salts: VeilSalts | null, revision: number): Uint8Array {
  return salts === null ? knownSalt : salts.saltOf(revision);
}

const scratch = new ByteWriter(256);

/** The salted commitment to an event's veiled fields. */
export function commitmentTo(writeVeiled: ShapeWriter, data: unknown, salt: Uint8Array): Uint8Array {
  scratch.reset();
  writeVeiled(scratch, data);
  return commitment(salt, scratch.view());
}
