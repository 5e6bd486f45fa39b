import { ByteWriter, commitment } from '@stacktrail/kernel';
import type { ShapeWriter } from './compiled-writer.js';

/** Where the salts of a game's veiled fields come from. */
export interface VeilSalts {
  /** The 16 secret bytes that hide the veiled fields of the event at this revision; always the same for the same one. */
  saltOf(revision: number): Uint8Array;
}

// Whoever can list the possible values finds the committed one under a known salt: only for games without secrets.
const knownSalt = new Uint8Array(16);

/** The salt of an event, which is a known one where a game has no salts. */
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
