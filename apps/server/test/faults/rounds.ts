import { setTimeout as delay } from 'node:timers/promises';
import { checkAcknowledged, type Checked } from './check-acknowledged.js';
import { Deployment, faults, serverKilled, type Fault } from './deployment.js';
import { HealthWatch } from './health-watch.js';
import { emptyRecord, Player, type Record } from './player.js';

export interface RoundsOptions {
  readonly rounds: number;
  readonly games: number;
  readonly servers: number;
  /** How long a fault lasts, at least and at most. */
  readonly lastsMs: readonly [number, number];
  readonly onRound?: (round: number, fault: string, record: Record) => void;
}

export interface RoundsReport {
  readonly record: Record;
  readonly checked: Checked;
  readonly health: { readonly asked: number; readonly wrong: readonly string[] };
  /** Servers that have ended by themselves, with what they wrote last. */
  readonly ended: readonly string[];
}

/** How long play goes on undisturbed between two faults: `/health` has to be right after 3 s. */
const betweenMs = 3_600;

/** Has games played by HTTP while one thing after the other goes wrong, then looks for every acknowledged answer. */
export async function playRounds({ rounds, games, servers, lastsMs, onRound }: RoundsOptions): Promise<RoundsReport> {
  const deployment = await Deployment.start(servers);
  const over = new AbortController();
  const record = emptyRecord();
  const ended: string[] = [];
  const watch = new HealthWatch(deployment.servers[0]!, over.signal);
  const players = Array.from({ length: games }, () => new Player(deployment.servers, record, over.signal));
  // A server that has just started is slow: what it does first isn't measured.
  for (const player of players) await player.begin();
  record.slowestMs = 0;
  record.wrong = [];
  const playing = players.map((player) => player.play());
  // With several servers they are killed in turn; with one it has to live.
  const kinds: readonly Fault[] = servers > 1 ? [serverKilled, ...faults] : faults;
  const watching = servers > 1 ? Promise.resolve() : watch.watch();
  try {
    for (let round = 0; round < rounds; round++) {
      const fault = kinds[round < kinds.length ? round : Math.floor(Math.random() * kinds.length)]!;
      onRound?.(round, fault.name, record);
      await delay(betweenMs);
      watch.storeIs(fault.isStoreThere, fault.name);
      await fault.happen(deployment, lastsMs[0] + Math.random() * (lastsMs[1] - lastsMs[0]));
      watch.storeIs(true, fault.name);
      ended.push(...deployment.servers.filter(({ isAlive }) => !isAlive).map(({ lastWritten }) => lastWritten));
    }
    await delay(betweenMs);
    over.abort();
    await Promise.all([...playing, watching]);
    const checked = await checkAcknowledged(deployment.storeUri, record);
    return { record, checked, health: watch, ended };
  } finally {
    over.abort();
    await deployment.stop();
  }
}
