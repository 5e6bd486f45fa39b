import { err, fromHex, ok, toHex, type Result } from '@stacktrail/kernel';
import type { EventType } from '../catalogue.js';
import { BatchHasher, genesis } from '../chain/batch-hash.js';
import { writeEnvelope } from '../chain/envelope.js';
import { formatOfSchema, type EventFormat } from '../chain/event-format.js';
import { commitmentTo } from '../chain/veil.js';
import { upcasters as released, type Upcasters } from '../upcasters/upcasters.js';
import { MalformedEvent } from './malformed-event.js';
import { envelopeOf, type StoredGameEvent } from './stored-game-event.js';
import { checkStored } from './stored-shape.js';

/** A place in a chain: the next revision and the hash, in hexadecimal digits, of the batch before it. */
export interface ChainLink {
  readonly revision: number;
  readonly head: string;
}

/** Where a chain is broken. */
export interface ChainBreak {
  /** The first event that the chain doesn't vouch for: the wrong event, or the first of a batch whose hash is wrong. */
  readonly revision: number;
  readonly problem: string;
}

/**
 * Recomputes the hashes of stored events, redacted or not, as they were stored.
 *
 * If the chain holds, nothing in it was changed, left out or moved since its last hash was made. Batches that are
 * missing at the end show only when the head is compared with one that is known from elsewhere.
 *
 * @param events from the beginning of the game, or from `after` on
 * @returns the place after the last event, or where the chain breaks
 */
export function verifyChain(
  events: Iterable<unknown>,
  after: ChainLink = { revision: 0, head: toHex(genesis) },
  upcasters: Upcasters = released,
): Result<ChainLink, ChainBreak> {
  let link = after;
  let batch: EncodableEvent[] = [];
  for (const event of events) {
    const revision = link.revision + batch.length;
    const checked = checkEvent(event, revision, upcasters);
    if (!checked.ok) return checked;
    batch.push(checked.value);
    if (checked.value.stored.envelope.batch === undefined) continue;
    const sealed = checkSeal(batch, link);
    if (!sealed.ok) return sealed;
    link = sealed.value;
    batch = [];
  }
  return batch.length === 0 ? ok(link) : err({ revision: link.revision, problem: 'the last batch has no end' });
}

interface EncodableEvent {
  readonly stored: StoredGameEvent;
  readonly format: EventFormat;
}

/** Checks one event: its shape, its place, and that its veiled fields match the commitment. */
function checkEvent(event: unknown, revision: number, upcasters: Upcasters): Result<EncodableEvent, ChainBreak> {
  try {
    const schema = checkStored(event, upcasters);
    const stored = event as StoredGameEvent;
    const format = formatOfSchema(stored.type as EventType, schema);
    const found = stored.envelope.revision;
    if (found !== revision) return err({ revision, problem: `revision ${found} stands where ${revision} should` });
    return opensItsCommitment(stored, format)
      ? ok({ stored, format })
      : err({ revision, problem: 'the veiled fields are not those that the game committed to' });
  } catch (error) {
    if (error instanceof MalformedEvent) return err({ revision, problem: error.problem });
    throw error;
  }
}

function opensItsCommitment({ data: { veiled } }: StoredGameEvent, format: EventFormat): boolean {
  if (veiled?.data === undefined || veiled.salt === undefined) return true;
  return toHex(commitmentTo(format.writeVeiled!, veiled.data, fromHex(veiled.salt))) === veiled.commitment;
}

const hasher = new BatchHasher();

function checkSeal(batch: readonly EncodableEvent[], { revision, head }: ChainLink): Result<ChainLink, ChainBreak> {
  const seal = batch[batch.length - 1]!.stored.envelope.batch!;
  hasher.begin(fromHex(head), seal, seal.state === undefined ? null : fromHex(seal.state));
  for (const event of batch) writeStored(event);
  const next = revision + batch.length;
  return toHex(hasher.end()) === seal.hash
    ? ok({ revision: next, head: seal.hash })
    : err({ revision, problem: `events ${revision} to ${next - 1} are not those of which the batch's hash was made` });
}

/** Writes the same bytes as `writeEvent` did when the event was new. */
function writeStored({ stored, format }: EncodableEvent): void {
  const { writer } = hasher;
  const { data } = stored;
  const { veiled } = data;
  writeEnvelope(writer, format.typeNumber, format.version, envelopeOf(stored), veiled !== undefined);
  format.writeOpen(writer, data);
  if (veiled !== undefined) writer.raw(fromHex(veiled.commitment));
  else format.writeVeiled?.(writer, data);
}
