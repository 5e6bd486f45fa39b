import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { cliProcess, startCli } from './child/start-cli.js';
import { Workplace } from './cli.js';

/** `npm run test:kill -- 50` kills fifty times. */
const KILLS = Number(process.env['STACKTRAIL_KILLS'] ?? 4);
/** An append takes about so long, so that the kill comes before, within or after one. */
const MOST_DELAY_MS = 4;
/** A kill starts three processes or more, one of which plays a game to its end: a minute and more on a busy machine. */
const LIMIT_MS = 300_000;

const place = new Workplace();
// The moments are others each time. A failure names the seed, so that they can be had again.
const seed = process.env['STACKTRAIL_KILL_SEED'] ?? `${Date.now()}`;
const chance = Prng.from(seed);
const moments: string[] = [];
let appends = 0;

beforeAll(async () => {
  const { code, err } = await cliProcess(place.folder, 'play', '--seed', 'kill', '--acknowledge', '--store', 'memory');
  expect(code).toBe(0);
  appends = revisionsIn(err).length;
});

afterAll(() => {
  if (process.env['STACKTRAIL_KILLS'] !== undefined) console.log(moments.join('\n'));
  place.remove();
});

test.each(Array.from({ length: KILLS }, (_, i) => i))(
  `kill %i of seed ${seed}: nothing that was acknowledged is lost, and another process goes on`,
  async (i) => {
    const { store, acknowledged, before } = await killInTheMiddle(i);
    const stored = before.length - 1;
    moments.push(`kill ${i}: revision ${acknowledged} acknowledged, ${stored} stored`);
    expect(stored).toBeGreaterThanOrEqual(acknowledged);

    const waitingFor = before.at(-1);
    expect(waitingFor?.type).toBe('DecisionAsked');
    const { code, out, err } = await cliProcess(place.folder, 'continue', 'last', '--store', store, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ decision: stored });

    const after = linesOf(await exported(store));
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after[before.length]).toMatchObject({ type: 'DecisionMade', data: { decision: stored } });
    expect(after.map(({ type }) => type)).toContain('GameEnded');
    expect(await cliProcess(place.folder, 'verify', 'last', '--store', store)).toMatchObject({ code: 0, err: '' });
  },
  LIMIT_MS,
);

/** Kills a game between its first and its last append. Where it was over before the kill came, the next is killed earlier. */
async function killInTheMiddle(
  i: number,
): Promise<{ readonly store: string; readonly acknowledged: number; readonly before: ReturnType<typeof linesOf> }> {
  for (let latest = appends - 1; latest >= 1; latest = Math.floor(latest / 2)) {
    const store = `sqlite:killed-${i}-${latest}.sqlite`;
    const delayMs = chance.below(MOST_DELAY_MS * 1000) / 1000;
    const acknowledged = await killAfter(1 + chance.below(latest), delayMs, store);
    const before = linesOf(await exported(store));
    if (!before.some(({ type }) => type === 'GameEnded')) return { store, acknowledged, before };
  }
  throw new Error('every game was over before it could be killed');
}

/**
 * Plays a game in a process of its own and kills it.
 *
 * @param count after so many acknowledged appends
 * @param delayMs and so long after the last of them
 * @returns the last revision that it acknowledged, what it said after the kill included
 */
async function killAfter(count: number, delayMs: number, store: string): Promise<number> {
  const child = startCli(place.folder, 'play', '--seed', 'kill', '--acknowledge', '--store', store);
  const exited = once(child, 'exit');
  let text = '';
  let seen = 0;
  for await (const line of createInterface({ input: child.stderr })) {
    text += `${line}\n`;
    if (++seen === count) setTimeout(() => child.kill('SIGKILL'), delayMs);
  }
  await exited;
  return revisionsIn(text).at(-1) ?? -1;
}

function revisionsIn(acknowledgements: string): readonly number[] {
  return [...acknowledgements.matchAll(/^stored \S+ (\d+)$/gm)].map(([, revision]) => Number(revision));
}

async function exported(store: string): Promise<string> {
  const { code, out } = await place.run('export', 'last', '--store', store);
  expect(code).toBe(0);
  return out;
}

function linesOf(text: string): readonly { readonly type: string; readonly data: object }[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; data: object });
}
