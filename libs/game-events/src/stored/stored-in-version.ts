import { fromHex, toHex } from '@stacktrail/kernel';
import type { EventType } from '../catalogue.js';
import { GameEvent, type AnyGameEvent } from '../game-event.js';
import { formatOfSchema } from '../chain/event-format.js';
import { commitmentTo } from '../chain/veil.js';
import type { Fields } from '../schema/codec.js';
import { upcasters as released } from '../upcasters/upcasters.js';
import type { StoredGameEvent } from './stored-game-event.js';

/**
 * The data of an event as an older build, which wrote an earlier version of its type, would have stored it; for
 * comparing what two builds make of a game. Fields that the earlier version lacks are left out.
 *
 * @param event whole, not redacted; what the earlier version veiled is veiled here too
 */
export function dataInVersion({ type, data }: StoredGameEvent, version: number): StoredGameEvent['data'] {
  const schema = released.schemaOf(type, version);
  if (schema === undefined) return data;
  const { veiled, ...open } = data;
  const whole: Readonly<Record<string, unknown>> = { ...open, ...veiled?.data };
  const { writeVeiled } = formatOfSchema(type as EventType, schema);
  if (writeVeiled === null) return pick(whole, schema.openFields);
  if (veiled?.salt === undefined) return { ...pick(whole, schema.openFields), ...pick(whole, schema.veiledFields) };
  const commitment = toHex(commitmentTo(writeVeiled, whole, fromHex(veiled.salt)));
  return {
    ...pick(whole, schema.openFields),
    veiled: { commitment, salt: veiled.salt, data: pick(whole, schema.veiledFields) },
  };
}

/**
 * The event as it is read where an older build has stored it in an earlier version of its type: what that version lacks
 * is what the upcaster puts there.
 */
export function readFromVersion(event: AnyGameEvent, version: number): AnyGameEvent {
  const { type, revision, rule, causes, source, player, decidedBy, repeats } = event;
  const schema = released.schemaOf(type, version);
  if (schema === undefined) return event;
  const data = event.data as Readonly<Record<string, unknown>>;
  const then = { ...pick(data, schema.openFields), ...pick(data, schema.veiledFields) };
  const now = released.upcast(type, version, then);
  return new GameEvent(type, now, revision, rule, causes, source, player, decidedBy, repeats) as AnyGameEvent;
}

function pick(data: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, data[name]]));
}
