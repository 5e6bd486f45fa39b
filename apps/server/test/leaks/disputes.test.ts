import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import type { Client, Json } from '../harness.js';
import type { Table } from '../table.js';
import { secrets } from './kinds/index.js';
import { firstDifference, inOrderOfNaming, secretNumbers } from './told.js';
import { playBoth, Worlds } from './worlds.js';

/** Kinds of secrets of a hand, a library and a face-down permanent. */
const kinds = secrets.filter((_, i) => i % 6 === 0);

let worlds: Worlds;

beforeAll(async () => {
  worlds = await Worlds.start();
});

afterAll(() => worlds.stop());

/** Random to whoever lacks the salts: signatures, and hashes over commitments. */
const random = new Set(['at', 'signature', 'publicKey', 'key', 'told', 'board']);

async function told(client: Client, { path }: Table): Promise<Json> {
  const { body: all } = await client.get(`${path}/disputes`).expect(200);
  const { body: one, status } = await client.get(`${path}/disputes/1`);
  const { body: penalties } = await client.get(`${path}/penalties`).expect(200);
  const { text } = await client.get(`${path}/disputes/1/report`);
  const page = text.replace(/<code>[^<]*<\/code>/g, '…').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');
  return JSON.parse(
    JSON.stringify({ all, one, status, penalties, page }, (key, value: Json) =>
      random.has(key) && typeof value === 'string' ? '…' : value,
    ),
  );
}

test.each(kinds.map((secret) => [secret.rule, secret.what, secret] as const))(
  'CR %s: %s: a dispute tells the other seat and spectators nothing of it, before the ruling or after it',
  async (_, what, secret) => {
    const seed = `disputes ${what}`;
    const pair = secret.pair(Prng.from(seed));
    const tables = await worlds.begin(pair, seed);
    await playBoth(tables, { ...pair, concede: false });
    const numbers = await Promise.all(tables.map(secretNumbers));
    const same = async (of: (table: Table) => Client): Promise<string | undefined> => {
      const seen = await Promise.all(tables.map(async (table) => told(of(table), table)));
      return firstDifference(inOrderOfNaming([seen[0]], numbers[0]!), inOrderOfNaming([seen[1]], numbers[1]!));
    };
    const { body: board } = await tables[0]!.spectator.get(`${tables[0]!.path}/board`).expect(200);
    for (const [world, { seats, judge, path }] of tables.entries()) {
      await seats[0]!.post(`${path}/disputes`, { revision: board.revision, claim: 'This can’t be.' }).expect(200);
      const text = `I hold ${world === 0 ? 'one thing' : 'quite another'}.`;
      await seats[0]!.post(`${path}/disputes/1/notes`, { text, confidential: true }).expect(200);
      await judge.post(`${path}/disputes/1/evidence`, { revision: Math.floor(board.revision / 2) }).expect(200);
    }
    expect(await same(({ seats }) => seats[1]!)).toBeUndefined();
    expect(await same(({ spectator }) => spectator)).toBeUndefined();
    const ruling = { rule: '101.1', ruling: 'Play on.', player: 0, infraction: 'slow-play', penalty: 'warning' };
    for (const { judge, path } of tables) await judge.post(`${path}/disputes/1/ruling`, ruling).expect(200);
    expect(await same(({ seats }) => seats[1]!)).toBeUndefined();
    expect(await same(({ spectator }) => spectator)).toBeUndefined();
    expect(await same(({ seats }) => seats[0]!)).toBeDefined();
    expect(await same(({ judge }) => judge)).toBeDefined();
  },
  60_000,
);
