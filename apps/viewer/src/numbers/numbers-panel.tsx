import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import type { GameRecord } from '../table/game-record.js';
import { Plot } from './plot.js';
import { numbersOf } from './series.js';

interface NumbersPanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
  readonly move: (revision: number) => void;
}

/** The game in numbers: as plots, and as a table of the moment that is shown. */
export function NumbersPanel({ record, at, board, move }: NumbersPanelProps): JSX.Element {
  const { revisions, series } = useMemo(() => numbersOf(record, at), [record, record.version, at]);
  const names = board.seats.map(({ name }) => name);
  const isWhole = revisions[0] === 0;
  return (
    <div class="numbers">
      {!isWhole && (
        <p class="soft" role="status">
          The beginning of the game is still being loaded.
        </p>
      )}
      {series.map((one) => (
        <Plot key={one.title} series={one} revisions={revisions} names={names} at={at} last={record.last} move={move} />
      ))}
      <table>
        <caption class="visually-hidden">The numbers at revision {at}</caption>
        <thead>
          <tr>
            <th scope="col">At {at}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ title, now }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {names.map((_, seat) => (
                <td key={seat}>{now[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
