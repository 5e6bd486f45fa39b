import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';

/** The players of a game by their names, to choose one of them. */
export function SeatOptions({ seats }: Pick<Board, 'seats'>): JSX.Element {
  return (
    <>
      {seats.map(({ player, name }) => (
        <option key={player} value={player}>
          {name}
        </option>
      ))}
    </>
  );
}
