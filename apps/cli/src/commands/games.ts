import type { Command } from 'commander';
import { StreamDamaged, type StoreAddress } from '@stacktrail/event-store';
import type { Damage, Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { GameDamaged, MatchError, Matches, type GameRecord } from '@stacktrail/match';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { beginProgress } from '../output/progress.js';
import { tableText } from '../output/table-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';
import { useStore } from '../stores/use-store.js';

type GamesOptions = StoreOptions & AnswerOptions;

/** A stored game in a line. */
interface GameLine {
  readonly game: string;
  readonly seats: readonly string[];
  readonly turn: number;
  readonly events: number;
  readonly status: 'over' | 'unfinished';
  /** The winning seat; `null` in a draw and while the game goes on. */
  readonly winner: number | null;
  /** The last revision that can be read; -1 if none can. */
  readonly revision: Revision;
  /** Where its record can't be read; `null` if it can be read whole. */
  readonly damaged: Damage | null;
}

/** `games`: the games of a store. */
export function addGames(command: Command, io: Io): void {
  withStore(command).action((options: GamesOptions) =>
    useStore(io, options.store, 'read', async (store) => {
      const matches = new Matches(store);
      const ids = await matches.games();
      const progress = beginProgress(io, 'games', ids.length);
      const games: GameLine[] = [];
      for (const id of ids) {
        games.push(await lineOfGame(matches, id));
        progress.update(games.length);
      }
      progress.stop();
      print(io, options, games, () => gamesText(games, options.store));
    }),
  );
}

async function lineOfGame(matches: Matches, id: string): Promise<GameLine> {
  try {
    return lineOf(await matches.load(id));
  } catch (error) {
    const damaged = damageIn(error);
    if (damaged === null) throw error;
    const revision = -1 as Revision;
    return { game: id, seats: [], turn: 0, events: 0, status: 'unfinished', winner: null, revision, damaged };
  }
}

/** Where a game can't be read: from the first event on where its cards or its seeds are missing. */
function damageIn(error: unknown): Damage | null {
  if (error instanceof GameDamaged) return error.damage;
  const concernsIt = error instanceof MatchError || error instanceof StreamDamaged;
  return concernsIt ? { revision: 0 as Revision, problem: error.message } : null;
}

function lineOf({ id, catalog, history, setup, stored, damage: damaged }: GameRecord): GameLine {
  const { turn, outcome, revision } = fold(catalog, history).state;
  return {
    game: id,
    seats: setup.seats.map(({ name }) => name),
    turn,
    events: stored.length,
    status: outcome === null ? 'unfinished' : 'over',
    winner: outcome?.winner ?? null,
    revision,
    damaged,
  };
}

function gamesText(games: readonly GameLine[], store: StoreAddress): string {
  if (games.length === 0) return `The store ${store.shown} holds no games.`;
  const rows = games.map((game) => [
    game.game,
    game.seats.join(' – '),
    `${game.turn}`,
    `${game.events}`,
    resultOf(game),
  ]);
  return tableText(['game', 'seats', 'turns', 'events', 'result'], rows, [2, 3]);
}

function resultOf(game: GameLine): string {
  const result = game.status === 'unfinished' ? 'unfinished' : winnerText(game);
  return game.damaged === null ? result : `${result}, damaged at ${game.damaged.revision}`;
}

function winnerText({ seats, winner }: GameLine): string {
  return winner === null ? 'draw' : `${seats[winner] ?? `seat ${winner}`} won`;
}
