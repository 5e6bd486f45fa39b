import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SeatOptions } from '../board/seat-options.js';
import type { Board } from '../contract/board.js';
import { ProblemNote } from '../http/problem-note.js';
import type { GameRecord } from '../table/game-record.js';
import { useClocks } from '../table/use-clocks.js';
import { useCommand } from './use-command.js';

interface ClockDeskProps {
  readonly record: GameRecord;
  readonly board: Board;
}

/** A judge's commands to the clocks: to stop them, let them run, and give a seat more time. Nothing where there are none. */
export function ClockDesk({ record, board }: ClockDeskProps): JSX.Element | null {
  const now = useClocks(record, true);
  const [seat, setSeat] = useState(0);
  const [minutes, setMinutes] = useState('1');
  const [reason, setReason] = useState('');
  const { problem, busy, send } = useCommand(record);
  if (now === null || board.outcome !== null) return null;
  const { stopped } = now.clocks;
  const seconds = Math.round(Number(minutes) * 60);
  return (
    <form class="desk" onSubmit={(event) => event.preventDefault()}>
      <h2>The clocks</h2>
      <label>
        Why
        <input value={reason} maxLength={500} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <p class="button-row">
        {stopped ? (
          <button type="button" disabled={busy} onClick={() => send('clock/starts', {})}>
            Let the clocks run
          </button>
        ) : (
          <button
            type="button"
            disabled={busy || reason.trim() === ''}
            onClick={() => send('clock/stops', { reason }, () => setReason(''))}
          >
            Stop the clocks
          </button>
        )}
      </p>
      <label>
        Seat
        <select value={seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          <SeatOptions seats={board.seats} />
        </select>
      </label>
      <label>
        Minutes more
        <input
          type="number"
          min="1"
          max="1440"
          value={minutes}
          onInput={(event) => setMinutes(event.currentTarget.value)}
        />
      </label>
      <p class="button-row">
        <button
          type="button"
          disabled={busy || reason.trim() === '' || !(seconds >= 1)}
          onClick={() => send('clock/extensions', { player: seat, seconds, reason }, () => setReason(''))}
        >
          Give the time
        </button>
      </p>
      {problem !== null && <ProblemNote problem={problem} />}
    </form>
  );
}
