import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { ServiceTokens } from '@stacktrail/match';
import {
  AnalyticsProjection,
  tableNames,
  tables as definitions,
  type TableName,
} from '@stacktrail/projection-analytics';
import { ReadModels } from '@stacktrail/projection-runtime';
import type { Client, Json } from '../harness.js';
import type { Table } from '../table.js';
import { secrets } from './kinds/index.js';
import { isShown } from './leaks-of.js';
import { feedTo, firstDifference, inOrderOfNaming, secretNumbers } from './told.js';
import { playBoth, Worlds } from './worlds.js';

/** Pairs of games over all kinds of secrets; `npm run test:leaks` plays 200. */
const pairs = Math.ceil(Number(process.env['LEAK_PAIRS'] ?? 1) / secrets.length);

let worlds: Worlds;
let analysts: readonly Client[];
let models: readonly ReadModels[];
let projections: readonly AnalyticsProjection[];

beforeAll(async () => {
  worlds = await Worlds.start();
  const issued = worlds.stores.map((store) => new ServiceTokens(store).issue({ role: 'analyst', name: 'Anna' }));
  analysts = worlds.clients((await Promise.all(issued)).map(({ secret }) => secret));
  models = await Promise.all(worlds.stores.map(() => ReadModels.open(':memory:')));
  projections = worlds.stores.map((store, world) => AnalyticsProjection.start({ store, models: models[world]! }));
});

afterAll(async () => {
  await Promise.all(projections.map((projection) => projection.stop()));
  for (const each of models) each.close();
  await worlds.stop();
});

/** Differ from one playing to the next, whatever is played. */
const ofTheMoment = new Set(['began_at', 'started_at', 'ended_at', 'taken_ms', 'position', 'definitions']);

/** The rows of a game in all tables, by the names of their columns. */
async function rowsOf(projection: AnalyticsProjection, { game }: Table): Promise<Json> {
  await projection.runner.whenCaughtUp();
  const read = async (name: TableName): Promise<Json> => {
    const names = definitions[name].columns.map((column) => column.name);
    const found: Json[] = [];
    for await (const page of projection.rows(name, [game])) {
      for (const values of page) {
        const columns = names.map((column, i) => [column, ofTheMoment.has(column) ? '…' : values[i]] as const);
        found.push(Object.fromEntries(columns));
      }
    }
    return found;
  };
  return Promise.all(tableNames.map(async (name) => ({ name, rows: await read(name) })));
}

test.each(secrets.map((secret) => [secret.rule, secret.what, secret] as const))(
  'CR %s: %s: the feed and the tables tell an analyst the same',
  async (_, what, secret) => {
    for (let i = 0; i < pairs; i++) {
      const seed = `analysts ${what} ${i}`;
      const pair = secret.pair(Prng.from(seed));
      const tables = await worlds.begin(pair, seed);
      await playBoth(tables, pair);
      if (pair.hidden !== undefined && (await isShown(tables, pair.hidden))) continue;
      const told = await Promise.all(
        tables.map(async (table, world) => {
          const numbers = await secretNumbers(table);
          const feed = inOrderOfNaming([await feedTo(analysts[world]!, table)], numbers);
          return { feed, rows: inOrderOfNaming(await rowsOf(projections[world]!, table), numbers) };
        }),
      );
      expect(firstDifference(told[0], told[1])).toBeUndefined();
      expect(told[0]!.rows.flatMap(({ rows }: Json) => rows).length).toBeGreaterThan(5);
    }
  },
  pairs * 60_000,
);
