import type { JSX } from 'preact';
import type { GameSummary } from '../contract/games.js';
import { Client } from '../http/client.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { Link } from '../routing/link.js';
import { GameRow } from './game-row.js';
import { GamesFilter } from './games-filter.js';
import { gamesAddress, type WantedGames } from './wanted-games.js';

const pageSize = 25;

/** The games of the store, the youngest first, a page at a time. */
export function GamesPage(wanted: WantedGames): JSX.Element {
  const { status, search, before } = wanted;
  const games = useRequest(
    (signal) => {
      const query = { limit: pageSize + 1, status: status ?? undefined, search: search || undefined };
      return new Client().get<GameSummary[]>('/games', { ...query, before: before ?? undefined }, signal);
    },
    [status, search, before],
  );
  return (
    <main id="main" class="narrow">
      <div class="title-row">
        <h1>Games</h1>
        <Link to="/new" class="button primary">
          New game
        </Link>
      </div>
      <GamesFilter key={search} {...wanted} />
      <p class="visually-hidden" role="status">
        {games.state === 'done' ? `${Math.min(games.value.length, pageSize)} games are shown` : 'Loading games'}
      </p>
      {games.state === 'failed' && <ProblemNote problem={games.problem} />}
      {games.state === 'done' && <GamesList games={games.value} wanted={wanted} />}
    </main>
  );
}

function GamesList({
  games,
  wanted,
}: {
  readonly games: readonly GameSummary[];
  readonly wanted: WantedGames;
}): JSX.Element {
  const shown = games.slice(0, pageSize);
  const last = shown.at(-1);
  if (last === undefined) return <p class="empty">No game fits. Start one, or look for something else.</p>;
  return (
    <>
      <ul class="games">
        {shown.map((game) => (
          <GameRow key={game.game} game={game} />
        ))}
      </ul>
      <nav class="pager" aria-label="More games">
        {wanted.before !== null && (
          <>
            <Link to={gamesAddress({ ...wanted, before: null })}>Newest</Link>
            <button type="button" class="quiet" onClick={() => history.back()}>
              ← Newer
            </button>
          </>
        )}
        {games.length > pageSize && <Link to={gamesAddress({ ...wanted, before: last.game })}>Older →</Link>}
      </nav>
    </>
  );
}
