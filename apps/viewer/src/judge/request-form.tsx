import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ProblemNote } from '../http/problem-note.js';
import type { GameRecord } from '../table/game-record.js';
import { useCommand } from './use-command.js';

/** Asks the other players to go back to the moment that the board shows. */
export function RequestForm({ record, at }: { readonly record: GameRecord; readonly at: number }): JSX.Element {
  const [reason, setReason] = useState('');
  const { problem, busy, send } = useCommand(record);
  const submit = (event: Event): void => {
    event.preventDefault();
    send('rewind-requests', { to: at, reason }, () => setReason(''));
  };
  return (
    <form class="desk" onSubmit={submit}>
      <h2>Ask to take the game back</h2>
      {at >= record.last ? (
        <p class="soft">Go back in time to the moment from which you want to go on.</p>
      ) : (
        <>
          <label>
            Why
            <input required maxLength={500} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={busy}>
            Ask to go back to revision {at}
          </button>
        </>
      )}
      {problem !== null && <ProblemNote problem={problem} />}
    </form>
  );
}
