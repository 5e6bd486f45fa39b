import { setTimeout as delay } from 'node:timers/promises';
import { Child } from '../child/child.js';
import { Fared, HonestPlayer } from './honest-player.js';
import type { Hostility } from './hostile-client.js';

export interface CrowdOptions {
  readonly store: string;
  readonly games: number;
  /** How often quiet and attack follow each other, and how long each lasts. */
  readonly rounds: number;
  readonly seconds: number;
  readonly hostility: Hostility;
  /** How often each game is answered. */
  readonly everyMs: number;
}

export interface CrowdReport {
  readonly quiet: Fared;
  readonly attacked: Fared;
  /** What the attackers were answered, by status. */
  readonly answers: readonly Record<string, number>[];
  /** The most memory that the server took, in bytes. */
  readonly mostBytes: number;
  readonly isAlive: boolean;
}

/** The heap of the server, in MB. */
const heapMb = 1024;

/** Has people play on a server, by turns alone and beside somebody who wants them to wait. */
export async function playInCrowd(options: CrowdOptions): Promise<CrowdReport> {
  const { games, rounds, seconds, everyMs, hostility } = options;
  const server = new Child('apps/server/src/main.ts', ['--port', '0', '--no-sample'], {
    STACKTRAIL_STORE: options.store,
    NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
  });
  const [, port = ''] = await server.line(/^Stacktrail is at http:\/\/127\.0\.0\.1:(\d+)/);
  const url = `http://127.0.0.1:${port}`;
  const [quiet, attacked, answers] = [new Fared(), new Fared(), [] as Record<string, number>[]];
  const players = Array.from({ length: games }, (_, i) => new HonestPlayer(url, i));
  const over = new AbortController();
  const memory = watchMemory(url, over.signal);
  const playFor = async (fared: Fared): Promise<void> => {
    const end = AbortSignal.timeout(seconds * 1000);
    await Promise.all(players.map((player) => player.play(fared, everyMs, end)));
  };
  try {
    for (const player of players) await player.begin(quiet);
    // What a server does first is slow, and isn't measured.
    await playFor(new Fared());
    for (let round = 0; round < rounds; round++) {
      await playFor(quiet);
      const ids = players.map(({ game }) => game).join(',');
      const attack = new Child('apps/server/test/crowd/attack.ts', [
        url,
        ids,
        `${seconds + 1}`,
        JSON.stringify(hostility),
      ]);
      await delay(1000);
      await playFor(attacked);
      const [line = '{}'] = await attack.line(/^\{.*\}$/);
      answers.push(JSON.parse(line) as Record<string, number>);
      await attack.exit();
      await delay(1000);
    }
    return { quiet, attacked, answers, mostBytes: await memory(), isAlive: server.isAlive };
  } finally {
    over.abort();
    for (const player of players) player.close();
    await server.end('SIGTERM');
  }
}

/** Asks every second how much memory the server has. @returns what gives the most so far */
function watchMemory(url: string, over: AbortSignal): () => Promise<number> {
  let most = 0;
  const look = async (): Promise<void> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? [];
    most = Math.max(most, Number(bytes));
  };
  const watch = async (): Promise<void> => {
    while (!over.aborted) {
      await look().catch(() => undefined);
      await delay(1000);
    }
  };
  watch().catch(() => undefined);
  return async () => {
    await look().catch(() => undefined);
    return most;
  };
}
