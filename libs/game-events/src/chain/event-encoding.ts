import type { ByteWriter } from '@stacktrail/kernel';
import type { AnyGameEvent } from '../game-event.js';
import { allSeats } from '../ids.js';
import { writeEnvelope } from './envelope.js';
import type { EventFormat } from './event-format.js';
import { commitmentTo, saltOf, type VeilSalts } from './veil.js';

/** What hides veiled fields from some seats of a game. */
export interface Veil {
  readonly seats: number;
  /** `null` for a game without secrets, such as a simulation. Its commitments are made with a known salt. */
  readonly salts: VeilSalts | null;
}

/** Whether a field for the seats in `seenBy` is one for every seat of the game. */
export function isSeenByAll(seenBy: number, seats: number): boolean {
  const all = allSeats(seats);
  return (seenBy & all) === all;
}

/**
 * Writes an event in its one binary form: type, schema version, envelope, open fields, then the veiled fields where
 * every seat sees them and else the commitment to them.
 */
export function writeEvent(writer: ByteWriter, event: AnyGameEvent, format: EventFormat, veil: Veil): void {
  const { writeVeiled } = format;
  const { data } = event;
  if (writeVeiled === null) {
    writeEnvelope(writer, format.typeNumber, format.version, event, false);
    format.writeOpen(writer, data);
    return;
  }
  const committed = !isSeenByAll((data as { readonly seenBy: number }).seenBy, veil.seats);
  writeEnvelope(writer, format.typeNumber, format.version, event, committed);
  format.writeOpen(writer, data);
  if (committed) writer.raw(commitmentTo(writeVeiled, data, saltOf(veil.salts, event.revision)));
  else writeVeiled(writer, data);
}
