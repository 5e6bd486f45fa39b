import { randomUUID } from 'node:crypto';
import type { CardDefinition } from '@stacktrail/card-tree';
import { dungeonsFor } from '@stacktrail/cards';
import type { EventStore } from '@stacktrail/event-store';
import type { Adjudicator } from '@stacktrail/game-events';
import type { FormatName } from '@stacktrail/game-state';
import { GameExists, Matches, type Bot } from '@stacktrail/match';
import { CommandError } from '../command-error.js';
import type { Deck } from '../decks/find-deck.js';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';
import { counted } from '../output/words.js';
import { createAcknowledger } from './acknowledge.js';
import { playOn, seatedBots, type BotName } from './play-on.js';

/** How many games are played at once: their appends share commits, which take most of the time. */
const AT_ONCE = 64;

export interface GamesToPlay {
  readonly decks: readonly Deck[];
  readonly format?: FormatName;
  readonly teams?: readonly number[];
  /** Whether the games are played for ante (CR 407.1). */
  readonly ante?: boolean;
  readonly adjudication?: Adjudicator | 'off';
  /** One planar deck for all players (CR 901.15); none where it is empty. */
  readonly planes: readonly CardDefinition[];
  readonly bots: BotName;
  readonly games: number;
  /** Everything random derives from the seed and a game's number. Without a seed nobody can foresee what is random. */
  readonly seed?: string;
  /** Whether each commit is printed as soon as it is stored. */
  readonly acknowledge: boolean;
  /** Whether everything that was hidden is shown at the end (ADR 0022). Only bots play these games. */
  readonly openAfterEnd: boolean;
}

/** A game that was played to its end. */
export interface PlayedGame {
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly deck: string }[];
  /** The winning seat; `null` in a draw. */
  readonly winner: number | null;
  readonly turns: number;
  readonly decisions: number;
  readonly events: number;
  /** Whether it was ruled a draw because of a loop: no judge attends (CR 104.4b). */
  readonly loop: boolean;
}

/**
 * Plays games, up to `AT_ONCE` at a time. They begin in their order, and the results are in that order; the facts of
 * games that are played at a time are stored in between each other.
 */
export async function playGames(io: Io, store: EventStore, wanted: GamesToPlay): Promise<readonly PlayedGame[]> {
  const matches = new Matches(store);
  const progress = beginProgress(io, 'games', wanted.games);
  const played: PlayedGame[] = [];
  let [done, decisions] = [0, 0];
  const onStored = (): void => progress.update(done, counted(++decisions, 'decision'));
  try {
    for (let first = 0; first < wanted.games; first += AT_ONCE) {
      const begun: Begun[] = [];
      for (let i = first; i < Math.min(first + AT_ONCE, wanted.games); i++) begun.push(await begin(matches, wanted, i));
      const some = begun.map(async (each) => {
        const game = await playToItsEnd(io, matches, wanted, each, onStored);
        done += 1;
        return game;
      });
      played.push(...(await Promise.all(some)));
    }
  } finally {
    progress.stop();
  }
  return played;
}

/** A game that has begun, with a bot for each seat. */
export interface Begun {
  readonly game: string;
  readonly seats: PlayedGame['seats'];
  readonly players: readonly Bot[];
}

const NAMES = ['Alice', 'Bob', 'Carol', 'Dave', 'Eve', 'Frank', 'Grace', 'Heidi'];

/** Begins one of the games. */
export async function begin(
  matches: Matches,
  { decks, seed, bots, format, teams, ante, adjudication = 'off', planes, openAfterEnd }: GamesToPlay,
  number: number,
): Promise<Begun> {
  const seats = decks.map(({ name, cards, leftOut: _, ...brought }, seat) => ({
    name: NAMES[seat] ?? `Seat ${seat}`,
    deck: name,
    cards,
    ...brought,
  }));
  const ofGame = seed === undefined ? undefined : `${seed} game ${number}`;
  const create = matches.create({
    seats: seats.map(({ name, deck: _, cards, ...beside }) => ({ name, deck: cards, ...beside })),
    dungeons: dungeonsFor(seats.map(({ cards, commanders }) => [...cards, ...commanders])),
    openAfterEnd,
    ...(format === undefined ? {} : { format }),
    ...(teams === undefined ? {} : { teams }),
    ...(ante === undefined ? {} : { ante }),
    ...(adjudication === 'off' ? {} : { adjudication }),
    ...(planes.length === 0 ? {} : { planes }),
    ...(ofGame === undefined ? {} : { seed: ofGame }),
  });
  const { gameId } = await create.catch((error: unknown) => {
    if (!(error instanceof GameExists)) throw error;
    throw new CommandError(
      `The store holds game ${error.gameId} already, and with the seed “${seed ?? ''}” game number ${number + 1} would have the same id.`,
      'Give another --seed or another --store.',
    );
  });
  const players = seatedBots(bots, ofGame ?? randomUUID(), decks.length);
  return { game: gameId, seats: seats.map(({ name, deck }) => ({ name, deck })), players };
}

async function playToItsEnd(
  io: Io,
  matches: Matches,
  { acknowledge }: GamesToPlay,
  { game, seats, players }: Begun,
  onStored: () => void,
): Promise<PlayedGame> {
  const tell = createAcknowledger(io, game, acknowledge);
  const { decisions, loop } = await playOn(matches, game, players, (events) => {
    tell(events);
    onStored();
  });
  const { state, revision } = await matches.current(game);
  return {
    game,
    seats,
    winner: state.outcome?.winner ?? null,
    turns: state.turn,
    decisions,
    events: revision + 1,
    loop,
  };
}
