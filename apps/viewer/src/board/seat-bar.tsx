import type { JSX } from 'preact';
import { Symbol } from '../cards/symbol.js';
import type { Board, Seat } from '../contract/board.js';
import { useTable } from '../table/table-context.js';
import { SeatClock } from './seat-clock.js';
import { choiceOf, keyOf, type TableChoices } from './table-choices.js';

interface SeatBarProps {
  readonly board: Board;
  readonly seat: Seat;
  /** The seat before the last event, to show what has changed. */
  readonly before: Seat | undefined;
  readonly choices: TableChoices;
  readonly openZone: (zone: 'graveyard' | 'exile' | 'hand', player: number) => void;
}

/** A player in a line: life, hand, library, graveyard, exile, mana and counters. */
export function SeatBar({ board, seat, before, choices, openZone }: SeatBarProps): JSX.Element {
  const { player, name, life, manaPool, counters, lost } = seat;
  const { choose, why } = useTable();
  const exiled = board.exile.filter((card) => 'owner' in card && card.owner === player).length;
  const choice = choiceOf(choices, keyOf({ is: 'player', id: player }));
  const difference = before === undefined ? 0 : life - before.life;
  const isActive = board.activePlayer === player && board.turn > 0;
  const waits = board.outcome === null && (board.priority ?? board.pending?.decidedBy) === player;
  return (
    <div
      class={`seat-bar ${isActive ? 'active' : ''} ${waits ? 'waits' : ''} ${lost ? 'lost' : ''}`}
      data-player={player}
    >
      <button
        type="button"
        class={`seat-name ${choice ?? ''}`}
        aria-label={`${name}${choice === 'option' ? ', can be chosen' : ''}${waits ? ', the game waits for them' : ''}`}
        onClick={() => choose({ is: 'player', id: player })}
      >
        <span class="light" aria-hidden="true" />
        {name}
      </button>
      <button
        type="button"
        class={`life ${difference === 0 ? '' : difference > 0 ? 'up' : 'down'}`}
        onClick={() => why({ about: 'life', player })}
      >
        <svg viewBox="0 0 20 18" width="14" height="13" aria-hidden="true">
          <path
            d="M10 17C3 12 1 8.5 1 5.5A4.5 4.5 0 0 1 10 4a4.5 4.5 0 0 1 9 1.5C19 8.5 17 12 10 17z"
            fill="currentColor"
          />
        </svg>
        <span class="visually-hidden">
          {name}: {life} life. Why?
        </span>
        <b aria-hidden="true">{life}</b>
        {difference !== 0 && (
          <i aria-hidden="true">
            {difference > 0 ? '+' : '−'}
            {Math.abs(difference)}
          </i>
        )}
      </button>
      <SeatClock player={player} name={name} />
      <ZoneCounts seat={seat} exiled={exiled} openZone={openZone} />
      {counters.map(({ kind, count }) => (
        <span key={kind} class="badge">
          {count} {kind}
        </span>
      ))}
      {manaPool.length > 0 && (
        <span class="pool" aria-label={`Mana pool of ${name}`} role="group">
          {manaPool.map((type, i) => (
            <Symbol key={i} code={type} />
          ))}
        </span>
      )}
      {lost && <span class="badge bad">has lost</span>}
    </div>
  );
}

/** How many cards the seat's zones have; those that everyone sees can be opened. */
function ZoneCounts({
  seat: { player, hand, library, graveyard },
  exiled,
  openZone,
}: Pick<SeatBarProps, 'seat' | 'openZone'> & { readonly exiled: number }): JSX.Element {
  return (
    <ul class="zone-counts">
      <li>
        <button type="button" onClick={() => openZone('hand', player)} data-zone={`hand ${player}`}>
          Hand <b>{hand.count}</b>
        </button>
      </li>
      <li>
        <span>
          Library <b>{library.count}</b>
        </span>
      </li>
      <li>
        <button type="button" onClick={() => openZone('graveyard', player)} data-zone={`graveyard ${player}`}>
          Graveyard <b>{graveyard.length}</b>
        </button>
      </li>
      <li>
        <button type="button" onClick={() => openZone('exile', player)}>
          Exile <b>{exiled}</b>
        </button>
      </li>
    </ul>
  );
}
