import { setTimeout as delay } from 'node:timers/promises';
import { checkAcknowledged, type Checked } from './check-acknowledged.js';
import { Deployment, type Programs } from './deployment.js';
import { faultsOfProcesses, faultsOfStore, type Fault } from './fault.js';
import { HealthWatch } from './health-watch.js';
import { Player } from './player.js';
import { acknowledgedAtLeast, emptyRecord, type Record } from './record.js';
import { Requests } from './requests.js';
import { differences, shownBy } from './shown.js';
import { Spectator } from './spectator.js';

export interface RoundsOptions {
  readonly rounds: number;
  readonly games: number;
  /** If more than one, a projector has their read models, and they and it are killed in turn. */
  readonly servers: number;
  /** How long a fault lasts, at least and at most. */
  readonly lastsMs: readonly [number, number];
  /** After how long no other round begins. */
  readonly mostMs?: number;
  /** How long each game waits after an answer, in milliseconds. */
  readonly pauseMs?: number | undefined;
  /** How many acknowledged answers play goes on for, after the last round too. */
  readonly answers?: number;
  /** After how long a request is late, and `/health` has to be right; what the server promises where absent. */
  readonly patience?: { readonly requestMs: number; readonly healthMs: number };
  readonly programs?: Programs;
  readonly onRound?: (round: number, fault: string, record: Record) => void;
}

export interface RoundsReport {
  readonly record: Record;
  readonly checked: Checked;
  readonly health: { readonly asked: number; readonly wrong: readonly string[] };
  /** Processes that have ended by themselves, with what they wrote last. */
  readonly ended: readonly string[];
  /** Addresses at which the read models answer otherwise than those that are made anew. */
  readonly different: readonly string[];
}

/** How long play goes on undisturbed between two faults: `/health` has to be right after 3 s. */
const betweenMs = 3_600;

/** Has games played by HTTP while one thing after the other goes wrong, then looks for every acknowledged answer. */
export async function playRounds(options: RoundsOptions): Promise<RoundsReport> {
  const {
    rounds,
    games,
    servers,
    lastsMs,
    mostMs = Infinity,
    answers = 0,
    patience,
    programs = 'source',
    onRound,
  } = options;
  const deployment = await Deployment.start(servers, programs);
  const over = new AbortController();
  const record = emptyRecord();
  const requests = new Requests(deployment.servers, record, patience?.requestMs);
  const ended: string[] = [];
  const watches = deployment.servers.map((server) => new HealthWatch(server, over.signal, patience?.healthMs));
  const players = Array.from({ length: games }, () => new Player(requests, over.signal, options.pauseMs));
  // A server that has just started is slow: what it does first isn't measured.
  for (const player of players) await player.begin();
  record.slowestMs = 0;
  record.wrong = [];
  const working = [...players.map((player) => player.play()), ...watches.map((watch) => watch.watch())];
  if (servers > 1) working.push(new Spectator(requests, over.signal).watch());
  const kinds: readonly Fault[] = servers > 1 ? [...faultsOfProcesses, ...faultsOfStore] : faultsOfStore;
  const tell = (isStoreThere: boolean | null, why: string): void => {
    for (const watch of watches) watch.storeIs(isStoreThere, why);
  };
  try {
    const began = performance.now();
    for (let round = 0; round < rounds && performance.now() - began < mostMs; round++) {
      const fault = kinds[round < kinds.length ? round : Math.floor(Math.random() * kinds.length)]!;
      onRound?.(round, fault.name, record);
      await delay(betweenMs);
      tell(fault.isStoreThere, fault.name);
      await fault.happen(deployment, lastsMs[0] + Math.random() * (lastsMs[1] - lastsMs[0]));
      tell(true, fault.name);
      ended.push(...deployment.processes.filter(({ isAlive }) => !isAlive).map(({ lastWritten }) => lastWritten));
    }
    await delay(betweenMs);
    await acknowledgedAtLeast(record, answers);
    over.abort();
    await Promise.all(working);
    const different = differences(...(await shownTwice(deployment, record.begun)));
    const checked = await checkAcknowledged(deployment.storeUri, record);
    const health = { asked: sum(watches.map(({ asked }) => asked)), wrong: watches.flatMap(({ wrong }) => wrong) };
    return { record, checked, health, ended, different };
  } finally {
    over.abort();
    await deployment.stop();
  }
}

/** What the read models show that lived through all, and what those of a new server show. */
async function shownTwice(deployment: Deployment, games: readonly string[]): Promise<[Shown, Shown]> {
  const kept = await shownBy(deployment.servers[0]!.url, games);
  const anew = deployment.anotherServer();
  await anew.start();
  try {
    return [kept, await shownBy(anew.url, games)];
  } finally {
    await anew.stop();
  }
}

type Shown = ReadonlyMap<string, string>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
