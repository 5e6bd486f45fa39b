import type { JSX } from 'preact';
import type { GameSummary } from '../contract/games.js';
import { Link } from '../routing/link.js';
import { tableAddress } from '../routing/route.js';

/** A game of the list: who plays, how it stands, and when it began. */
export function GameRow({ game }: { readonly game: GameSummary }): JSX.Element {
  const { seats, decks, life, winner, match } = game;
  return (
    <li>
      <Link to={tableAddress(game.game)} class="game-row">
        <span class="players">
          {seats.map((name, seat) => (
            <span key={seat} class={winner === seat ? 'winner' : ''}>
              {name}
              <b class="life">{life[seat]}</b>
              {typeof decks[seat] === 'string' && <span class="deck">{decks[seat]}</span>}
            </span>
          ))}
          {seats.length === 0 && <span>Nothing of it can be read</span>}
        </span>
        <span class="facts">
          {match !== null && <span>{match}</span>}
          <span>{standing(game)}</span>
          <span>{game.revision + 1} events</span>
          <time dateTime={game.startedAt}>{new Date(game.startedAt).toLocaleString()}</time>
          {game.damaged !== null && <span class="badge bad">damaged</span>}
        </span>
      </Link>
    </li>
  );
}

function standing({ status, turn, winner, seats }: GameSummary): JSX.Element {
  if (status === 'starting') return <span class="badge">starting</span>;
  if (status === 'playing') return <span class="badge live">live, turn {turn}</span>;
  const name = winner === null ? null : (seats[winner] ?? `Seat ${winner + 1}`);
  return <span class="badge">{name === null ? `a draw in turn ${turn}` : `${name} won in turn ${turn}`}</span>;
}
