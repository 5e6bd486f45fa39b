import { fromHex, Prng } from '@stacktrail/kernel';
import type { Json } from '../harness.js';
import type { Table } from '../table.js';
import type { Told } from './asking.js';
import { confirmed, eventsFor } from './confirmed.js';
import type { Secret } from './pair.js';
import { allToldTo, firstDifference, inOrderOfNaming, secretNumbers } from './told.js';
import { playBoth, type Worlds } from './worlds.js';

/** What somebody learns from one pair of games: where what they are told differs, and how. */
export interface Leak {
  readonly seed: string;
  readonly who: 'Bob' | 'a spectator';
  readonly where: string;
}

/** Plays one pair of games and compares everything that Bob and a spectator are told. */
export async function leaksOf(secret: Secret, seed: string, worlds: Worlds): Promise<readonly Leak[]> {
  const pair = secret.pair(Prng.from(seed));
  const tables = await worlds.begin(pair, seed);
  const { parting, asked } = await playBoth(tables, pair);
  if (pair.hidden !== undefined && (await isShown(tables, pair.hidden))) return [];
  if (parting !== undefined) return [{ seed, who: 'Bob', where: `what is asked: ${parting}` }];
  const leaks: Leak[] = [];
  const numbers = await Promise.all(tables.map(secretNumbers));
  const [first, second] = numbers.map((secret, world) => inOrderOfNaming(asked[world]!, secret));
  const whereAsked = firstDifference(first, second);
  if (whereAsked !== undefined) leaks.push({ seed, who: 'Bob', where: `as he is asked ${whereAsked}` });
  for (const who of ['Bob', 'a spectator'] as const) {
    const told = await Promise.all(tables.map((table, world) => toldIn(table, who, worlds.address(world))));
    const [one, other] = told.map((answers, world) => inOrderOfNaming(answers, numbers[world]!));
    for (const [i, answer] of one.entries()) {
      const where = firstDifference(answer, other[i]);
      if (where !== undefined) leaks.push({ seed, who, where: `${answer.path} ${where}` });
    }
  }
  const [one, other] = await Promise.all(tables.map((table) => confirmedIn(table, tables)));
  const where = firstDifference(one, other);
  return where === undefined ? leaks : [...leaks, { seed, who: 'a spectator', where: `by the revealed seed ${where}` }];
}

/** For each world, which hidden facts of a game a spectator can tell to be those of that world, once the seed is revealed. */
async function confirmedIn(table: Table, worlds: readonly Table[]): Promise<readonly (readonly number[])[]> {
  const seen = await eventsFor(table.spectator, table);
  const revealed = seen.find(({ type }) => type === 'SeedRevealed')?.data['seed'];
  if (typeof revealed !== 'string') return [];
  const supposed = await Promise.all(worlds.map((world) => eventsFor(world.judge, world)));
  return supposed.map((whole) => confirmed(seen, whole, fromHex(revealed)));
}

async function toldIn(table: Table, who: Leak['who'], base: string): Promise<Told[]> {
  const isBob = who === 'Bob';
  const client = isBob ? table.seats[1]! : table.spectator;
  return allToldTo(client, { base, token: isBob ? table.tokens[1] : undefined }, table);
}

/** Whether everybody came to see one of these cards in either game. */
export async function isShown(tables: readonly Table[], names: readonly string[]): Promise<boolean> {
  const boards = await Promise.all(tables.map(({ judge, path }) => judge.get(`${path}/board`).expect(200)));
  return boards.some(({ body }: Json) => {
    const open = JSON.stringify([
      body.battlefield,
      body.stack,
      body.exile,
      body.seats.map((seat: Json) => seat.graveyard),
    ]);
    return names.some((name) => open.includes(name));
  });
}
