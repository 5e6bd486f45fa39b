import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from '../routing/link.js';
import { goTo } from '../routing/route.js';
import { gamesAddress, type WantedGames } from './wanted-games.js';

const kinds = [
  [null, 'All'],
  ['playing', 'Live'],
  ['over', 'Finished'],
  ['disputed', 'Disputed'],
] as const;

/** Chooses which games are listed. */
export function GamesFilter({ status, search }: WantedGames): JSX.Element {
  const [text, setText] = useState(search);
  const find = (event: Event): void => {
    event.preventDefault();
    goTo(gamesAddress({ status, search: text.trim(), before: null }));
  };
  return (
    <div class="filter">
      <nav class="tabs" aria-label="Which games">
        {kinds.map(([kind, label]) => (
          <Link key={label} to={gamesAddress({ status: kind, search, before: null })} current={status === kind}>
            {label}
          </Link>
        ))}
      </nav>
      <form role="search" onSubmit={find}>
        <input
          type="search"
          value={text}
          placeholder="Player, deck, match or card"
          aria-label="Find games by player, deck, match or card"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">Find</button>
      </form>
    </div>
  );
}
