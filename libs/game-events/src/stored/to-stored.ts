import { invariant, toHex } from '@stacktrail/kernel';
import { schemaOf } from '../catalogue.js';
import type { BatchChain } from '../chain/batch-chain.js';
import { isSeenByAll, type Veil } from '../chain/event-encoding.js';
import { formatOf } from '../chain/event-format.js';
import { commitmentTo, saltOf } from '../chain/veil.js';
import type { AnyGameEvent } from '../game-event.js';
import { noObject } from '../ids.js';
import type { Fields } from '../schema/codec.js';
import type { BatchSeal, StoredEnvelope, StoredGameEvent } from './stored-game-event.js';

/**
 * A batch as it is stored.
 *
 * @param events the batch that was appended to the chain last
 * @param chain whose head is the batch's hash
 */
export function toStoredBatch(events: readonly AnyGameEvent[], chain: BatchChain): StoredGameEvent[] {
  const { engine, cardLanguage } = chain.versions;
  const state = chain.state === undefined ? {} : { state: chain.state };
  const seal = { engine, cardLanguage, hash: toHex(chain.head), ...state };
  return events.map((event, i) => toStored(event, chain, i === events.length - 1 ? seal : null));
}

/**
 * An event as it is stored, in today's schema version.
 *
 * @param veil the game's seat count and salts, as its chain uses them
 * @param batch the batch's seal, on its last event only
 */
export function toStored(event: AnyGameEvent, veil: Veil, batch: BatchSeal | null): StoredGameEvent {
  return {
    type: event.type,
    data: storedData(event, veil),
    envelope: storedEnvelope(event, batch),
  };
}

function storedEnvelope(event: AnyGameEvent, batch: BatchSeal | null): StoredEnvelope {
  const { revision, rule, causes, source, player, decidedBy, repeats } = event;
  const envelope: Writable<StoredEnvelope> = { schemaVersion: schemaOf(event.type).version, revision, rule, causes };
  if (source !== noObject) envelope.source = source;
  if (player !== null) envelope.player = player;
  if (decidedBy !== null) envelope.decidedBy = decidedBy;
  if (repeats !== null) envelope.repeats = repeats;
  if (batch !== null) envelope.batch = batch;
  return envelope;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function storedData(event: AnyGameEvent, veil: Veil): StoredGameEvent['data'] {
  const data = event.data as Readonly<Record<string, unknown>>;
  const { writeVeiled } = formatOf(event.type);
  if (writeVeiled === null || isSeenByAll(data['seenBy'] as number, veil.seats)) return data;
  const { openFields, veiledFields } = schemaOf(event.type);
  const salt = saltOf(veil.salts, event.revision);
  const commitment = commitmentTo(writeVeiled, data, salt);
  invariant(salt.length === 16, 'a salt has 16 bytes');
  return {
    ...pick(data, openFields),
    veiled: { commitment: toHex(commitment), salt: toHex(salt), data: pick(data, veiledFields) },
  };
}

function pick(data: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) picked[name] = data[name];
  return picked;
}
