import { dataInVersion, type StoredGameEvent } from '@stacktrail/game-events';
import { salt, toHex } from '@stacktrail/kernel';
import type { Client } from '../harness.js';
import type { Table } from '../table.js';

/** A game's events as somebody may read them. */
export async function eventsFor(client: Client, { path }: Table): Promise<readonly StoredGameEvent[]> {
  const { body } = await client.get(`${path}/events?limit=2000`).expect(200);
  return body.events;
}

/**
 * The revisions of veiled facts that are the ones that somebody supposes, as salts tell that derive from a key.
 *
 * @param seen the events as that somebody may read them
 * @param supposed what each may hold
 */
export function confirmed(
  seen: readonly StoredGameEvent[],
  supposed: readonly StoredGameEvent[],
  key: Uint8Array,
): number[] {
  return seen.flatMap(({ type, data, envelope }, i) => {
    const { veiled, ...open } = data;
    const whole = supposed[i]?.data.veiled?.data;
    if (veiled === undefined || veiled.data !== undefined || whole === undefined) return [];
    const tried = { commitment: '', salt: toHex(salt(key, envelope.revision)), data: whole };
    const made = dataInVersion({ type, data: { ...open, veiled: tried }, envelope }, envelope.schemaVersion);
    return made.veiled?.commitment === veiled.commitment ? [envelope.revision] : [];
  });
}
