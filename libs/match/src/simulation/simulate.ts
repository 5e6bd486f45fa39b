import type { CardDefinition } from '@stacktrail/card-tree';
import type { EventStore } from '@stacktrail/event-store';
import type { Adjudicator, PlayerId } from '@stacktrail/game-events';
import type { FormatName } from '@stacktrail/game-state';
import type { Bot } from '../bots/bot.js';
import { bots as knownBots, type BotName } from '../bots/index.js';
import { checkCommand } from '../checks/command-faults.js';
import type { CreateGame, SeatSetup } from '../commands.js';
import { GameRecord } from '../game-record.js';
import { beginMatch, randomnessOf, type BegunMatch } from '../starting/begin-match.js';
import { storePlayed } from '../starting/store-match.js';
import { sealBatch, type SealedBatch } from '../storage/game-stream.js';
import { playOut } from './play-out.js';

/** A game that bots play. */
export interface Simulation {
  readonly decks: readonly (readonly CardDefinition[])[];
  /** The same seed plays the same game, to the byte. */
  readonly seed: string;
  /** One for each seat: a bot, or the name of a kind of bot, which then plays by the game's seed. */
  readonly bots: readonly (Bot | BotName)[];
  /** Where the game is stored when it is over; nowhere where absent. */
  readonly store?: EventStore;
  readonly names?: readonly string[];
  readonly edition?: string;
  readonly format?: FormatName;
  /** Whether the game is played for ante (CR 407.1). */
  readonly ante?: boolean;
  /** Who says what unread clauses do; none is allowed where absent. No judge attends. */
  readonly adjudication?: Adjudicator;
  readonly teams?: readonly number[];
  /** What seats bring beside their decks, by seat. */
  readonly beside?: readonly Omit<SeatSetup, 'name' | 'deck'>[];
  /** One planar deck for all players (CR 901.15). */
  readonly planes?: readonly CardDefinition[];
  /** Whether everything that was hidden is shown at the end. */
  readonly openAfterEnd?: boolean;
  /** After how many decisions a game is left as it stands; without a limit where absent. */
  readonly maxDecisions?: number;
}

export interface Simulated {
  readonly gameId: string;
  readonly record: GameRecord;
  /** How it ended; `null` if it was left before its end. */
  readonly outcome: { readonly winner: PlayerId | null } | null;
  readonly turns: number;
  readonly decisions: number;
  /** Whether it was ruled a draw because of a loop: no judge attends a simulation (CR 104.4b). */
  readonly loop: boolean;
}

/** Plays a whole game in memory. Equal simulations give equal records, and equal canonical exports. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const begun = begin(simulation);
  const { match } = begun;
  const { gameId, chain, catalog, live } = match;
  const batches: SealedBatch[] = [];
  let loop = false;
  const decisions = playOut(
    live,
    botsOf(simulation),
    (events) => {
      loop ||= events.some(({ type }) => type === 'RulingGiven');
      batches.push(sealBatch(gameId, chain, events, match.stateSeal));
    },
    simulation.maxDecisions,
  );
  if (simulation.store !== undefined) await storePlayed(simulation.store, begun, batches);
  const record = new GameRecord({
    id: gameId,
    stored: [begun.batch, ...batches].flat(),
    definitions: catalog.pinned,
    secrets: match.secrets,
    metadata: [],
  });
  return { gameId, record, outcome: live.state.outcome, turns: live.state.turn, decisions, loop };
}

/** The result of a game of which nothing was kept. */
export interface FastResult {
  readonly winner: PlayerId | null;
  readonly turns: number;
  readonly events: number;
  readonly decisions: number;
  /** The head of its chain, where it was chained. */
  readonly head: Uint8Array | null;
}

/** Plays a whole game and keeps nothing of it, for benches and statistics. */
export function simulateFast(simulation: Simulation & { readonly chained?: boolean }): FastResult {
  const { chained = true } = simulation;
  const { match, events } = begin(simulation);
  const { live, chain } = match;
  let count = events.length;
  const decisions = playOut(
    live,
    botsOf(simulation),
    (batch) => {
      count += batch.length;
      if (chained) chain.append(batch, match.stateSeal);
    },
    simulation.maxDecisions,
  );
  const { outcome, turn } = live.state;
  return { winner: outcome?.winner ?? null, turns: turn, events: count, decisions, head: chained ? chain.head : null };
}

function begin({
  decks,
  seed,
  names,
  edition,
  format,
  teams,
  ante,
  adjudication,
  beside,
  planes,
  openAfterEnd,
}: Simulation): BegunMatch {
  const seats = decks.map((deck, seat) => ({ name: names?.[seat] ?? `Seat ${seat + 1}`, deck, ...beside?.[seat] }));
  const command: CreateGame = {
    seats,
    seed,
    ...(edition === undefined ? {} : { edition }),
    ...(format === undefined ? {} : { format }),
    ...(teams === undefined ? {} : { teams }),
    ...(ante === undefined ? {} : { ante }),
    ...(adjudication === undefined ? {} : { adjudication }),
    ...(planes === undefined ? {} : { planes }),
    ...(openAfterEnd === undefined ? {} : { openAfterEnd }),
  };
  checkCommand(command);
  const randomness = randomnessOf(command);
  return beginMatch(command, randomness.uuid('game'), randomness);
}

function botsOf({ bots, seed }: Simulation): readonly Bot[] {
  return bots.map((bot, seat) => (typeof bot === 'string' ? knownBots[bot](`${seed} ${seat}`) : bot));
}
