import type { EventType } from '../catalogue.js';
import { GameEvent, type AnyGameEvent } from '../game-event.js';
import type { ObjectId, PlayerId, Revision } from '../ids.js';
import { upcasters as released, type Upcasters } from '../upcasters/upcasters.js';
import { MalformedEvent } from './malformed-event.js';
import { envelopeOf, type StoredGameEvent } from './stored-game-event.js';
import { checkStored } from './stored-shape.js';

/**
 * Reads a stored event: checks its shape and upcasts an older version to the current one.
 *
 * @param json a `StoredGameEvent` as it was parsed; fields besides `type`, `data` and `envelope` are ignored
 * @throws MalformedEvent that says what is wrong and where, also for a redacted event, which lacks its veiled fields
 */
export function fromStored(json: unknown, upcasters: Upcasters = released): AnyGameEvent {
  checkStored(json, upcasters);
  const stored = json as StoredGameEvent;
  const type = stored.type as EventType;
  const { revision, rule, causes, source, player, decidedBy, repeats } = envelopeOf(stored);
  return new GameEvent(
    type,
    upcasters.upcast(type, stored.envelope.schemaVersion, wholeData(stored)),
    revision as Revision,
    rule,
    causes as readonly Revision[],
    source as ObjectId,
    player as PlayerId | null,
    decidedBy as PlayerId | null,
    repeats as Revision | null,
  ) as AnyGameEvent;
}

function wholeData({ data }: StoredGameEvent): Readonly<Record<string, unknown>> {
  if (data.veiled === undefined) return data;
  if (data.veiled.data === undefined) throw new MalformedEvent('data.veiled.data: redacted');
  const { veiled, ...open } = data;
  return { ...open, ...veiled.data };
}
