import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { checkAcknowledged, type Checked } from '../faults/check-acknowledged.js';
import { Player } from '../faults/player.js';
import { acknowledgedAtLeast, emptyRecord, type Record } from '../faults/record.js';
import { Requests } from '../faults/requests.js';
import { ServerProcess } from '../faults/server-process.js';
import { differences, shownBy } from '../faults/shown.js';

export interface KillsOptions {
  readonly kills: number;
  readonly games: number;
  /** The file of the store. */
  readonly file: string;
  /** How long a server lives, at most, from when it listens on, or from when it has acknowledged `answers` on. */
  readonly mostMs: number;
  /** How many answers a server acknowledges before it is killed; every second one may be killed before. */
  readonly answers: number;
  /** After how long a request is late; what a server promises where absent. */
  readonly requestMs?: number;
  /** The server's file; its source where absent. */
  readonly program?: string;
  readonly onKill?: (kill: number, record: Record) => void;
}

export interface KillsReport {
  readonly record: Record;
  readonly checked: Checked;
  /** Addresses at which the read models of the killed servers answer otherwise than those that are made anew. */
  readonly different: readonly string[];
  /** How many addresses were compared. */
  readonly compared: number;
}

/**
 * Has games played by HTTP on one SQLite file while the server is killed (SIGKILL) and started again, at random moments,
 * then looks for every acknowledged answer and compares the read models with those that are made anew.
 */
export async function playWhileKilled(options: KillsOptions): Promise<KillsReport> {
  const { kills, games, file, mostMs, answers, requestMs, program, onKill } = options;
  const store = `sqlite:${file}`;
  const server = new ServerProcess(store, program);
  const over = new AbortController();
  const record = emptyRecord();
  const requests = new Requests([server], record, requestMs);
  const players = Array.from({ length: games }, () => new Player(requests, over.signal));
  try {
    await server.start();
    for (const player of players) await player.begin();
    const playing = players.map((player) => player.play());
    for (let kill = 0; kill < kills; kill++) {
      if (kill % 2 === 0) await acknowledgedAtLeast(record, record.acknowledged.length + answers);
      await delay(Math.random() * mostMs);
      await server.kill();
      onKill?.(kill, record);
      await server.start();
    }
    over.abort();
    await Promise.all(playing);
    const kept = await shownBy(server.url, record.begun);
    await server.stop();
    const madeAnew = `${file}-made-anew.models`;
    await server.start('--read-models', madeAnew);
    const anew = await shownBy(server.url, record.begun);
    await server.stop();
    rmSync(madeAnew);
    return {
      record,
      checked: await checkAcknowledged(store, record),
      different: differences(kept, anew),
      compared: kept.size,
    };
  } finally {
    over.abort();
    await server.kill();
  }
}
