import type { Command } from 'commander';
import type { Revision } from '@stacktrail/game-events';
import { Matches, type GameRecord } from '@stacktrail/match';
import { fold } from '@stacktrail/rules/view';
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
  readonly revision: Revision;
}

/** `games`: the games of a store. */
export function addGames(program: Command, io: Io): void {
  const command = program
    .command('games')
    .description('list the games of a store, in the order in which they were begun');
  withStore(command).action((options: GamesOptions) =>
    useStore(io, options.store, 'existing', async (store) => {
      const matches = new Matches(store);
      const ids = await matches.games();
      const progress = beginProgress(io, 'games', ids.length);
      const games: GameLine[] = [];
      for (const id of ids) {
        games.push(lineOf(await matches.load(id)));
        progress.update(games.length);
      }
      progress.stop();
      print(io, options, games, () => gamesText(games, options.store));
    }),
  );
}

function lineOf({ id, catalog, events, setup }: GameRecord): GameLine {
  const { turn, outcome, revision } = fold(catalog, events).state;
  return {
    game: id,
    seats: setup.seats.map(({ name }) => name),
    turn,
    events: events.length,
    status: outcome === null ? 'unfinished' : 'over',
    winner: outcome?.winner ?? null,
    revision,
  };
}

function gamesText(games: readonly GameLine[], store: string): string {
  if (games.length === 0) return `The store ${store} holds no games.`;
  const rows = games.map((game) => [
    game.game,
    game.seats.join(' – '),
    `${game.turn}`,
    `${game.events}`,
    game.status === 'unfinished' ? 'unfinished' : winnerText(game),
  ]);
  return tableText(['game', 'seats', 'turns', 'events', 'result'], rows, [2, 3]);
}

function winnerText({ seats, winner }: GameLine): string {
  return winner === null ? 'draw' : `${seats[winner] ?? `seat ${winner}`} won`;
}
