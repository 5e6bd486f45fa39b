import type { ComponentChildren, JSX } from 'preact';
import type { Board } from '../contract/board.js';

/** The steps of a turn as they are shown, each with the engine's names for it. */
const steps = [
  ['Untap', ['untap']],
  ['Upkeep', ['upkeep']],
  ['Draw', ['draw']],
  ['Main 1', ['precombat main']],
  ['Begin combat', ['beginning of combat']],
  ['Attack', ['declare attackers']],
  ['Block', ['declare blockers']],
  ['Damage', ['first-strike damage', 'combat damage']],
  ['End combat', ['end of combat']],
  ['Main 2', ['postcombat main']],
  ['End', ['end']],
  ['Cleanup', ['cleanup']],
] as const;

interface PhaseBarProps {
  readonly board: Board;
  /** What stands at the end of the line. */
  readonly children: ComponentChildren;
}

/** Where in the turn the game is, whose turn it is, and who has priority. */
export function PhaseBar({ board, children }: PhaseBarProps): JSX.Element {
  const { turn, step, activePlayer, priority, seats, outcome } = board;
  const nameOf = (player: number): string => seats[player]?.name ?? `Seat ${player + 1}`;
  return (
    <div class="phase-bar">
      <p class="turn-line">
        {turn === 0 ? (
          <strong>Before the game</strong>
        ) : (
          <>
            <strong>Turn {turn}</strong> {nameOf(activePlayer)}
          </>
        )}
        {outcome === null && priority !== null && <span class="priority-note">{nameOf(priority)} has priority</span>}
        {outcome !== null && (
          <span class="outcome">{outcome.winner === null ? 'A draw' : `${nameOf(outcome.winner)} has won`}</span>
        )}
      </p>
      <ol class="steps" aria-label="Steps of the turn">
        {steps.map(([label, names]) => {
          const current = turn > 0 && (names as readonly string[]).includes(step);
          return (
            <li key={label} class={current ? 'current' : ''} aria-current={current ? 'step' : undefined}>
              {label}
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
