import type { ByteWriter } from '@stacktrail/kernel';
import { writeRule } from './rule-number.js';

/** What an event has besides its data: its place, its reasons, and its players. See `GameEvent`. */
export interface Envelope {
  readonly revision: number;
  readonly rule: string;
  readonly causes: readonly number[];
  readonly source: number;
  readonly player: number | null;
  readonly decidedBy: number | null;
  readonly repeats: number | null;
}

// The byte of flags. Its low two bits are the number of causes; 3 says that the number follows.
const MANY_CAUSES = 0x03;
const HAS_SOURCE = 0x04;
const HAS_PLAYER = 0x08;
/** Another player decided: the seat + 1 follows, or 0 for nobody. */
const DECIDED_BY_ANOTHER = 0x10;
const REPEATS = 0x20;
/** The schema's version isn't 1 and follows. */
const LATER_VERSION = 0x40;
/** The veiled fields are left out; the commitment to them follows. */
const COMMITTED = 0x80;

/**
 * Writes an event's type, schema version and envelope: a byte of flags says which parts follow. Causes are counted
 * back from the event's own revision.
 */
export function writeEnvelope(
  writer: ByteWriter,
  typeNumber: number,
  version: number,
  envelope: Envelope,
  committed: boolean,
): void {
  const { revision, causes, source, player, decidedBy, repeats } = envelope;
  const many = causes.length >= MANY_CAUSES;
  let flags = many ? MANY_CAUSES : causes.length;
  if (source !== 0) flags |= HAS_SOURCE;
  if (player !== null) flags |= HAS_PLAYER;
  if (decidedBy !== player) flags |= DECIDED_BY_ANOTHER;
  if (repeats !== null) flags |= REPEATS;
  if (version !== 1) flags |= LATER_VERSION;
  if (committed) flags |= COMMITTED;

  writer.uint(typeNumber);
  writer.byte(flags);
  if (version !== 1) writer.uint(version);
  writer.uint(revision);
  writeRule(writer, envelope.rule);
  if (many) writer.uint(causes.length);
  for (let i = 0; i < causes.length; i++) writer.int(revision - causes[i]!);
  if (source !== 0) writer.uint(source);
  if (player !== null) writer.uint(player);
  if (decidedBy !== player) writer.uint(decidedBy === null ? 0 : decidedBy + 1);
  if (repeats !== null) writer.uint(repeats);
}
