import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { Dispute } from '../contract/disputes.js';
import { ProblemNote } from '../http/problem-note.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';

interface OpenDisputeFormProps {
  readonly record: GameRecord;
  /** The event that is looked at. */
  readonly at: number;
  readonly body: object;
  readonly after: (dispute: Dispute) => void;
}

/** Opens a dispute about the event that is looked at. */
export function OpenDisputeForm({ record, at, body, after }: OpenDisputeFormProps): JSX.Element {
  const [claim, setClaim] = useState('');
  const { problem, busy, send } = useCommand(record);
  const submit = (event: Event): void => {
    event.preventDefault();
    send<Dispute>('disputes', { ...body, revision: at, claim }, (dispute) => {
      setClaim('');
      after(dispute);
    });
  };
  const line = record.lines[at]?.text ?? '';
  return (
    <form class="desk" onSubmit={submit} aria-label="Open a dispute">
      <h2>Open a dispute</h2>
      <p>
        About revision {at}
        {line !== '' && (
          <>
            : “<SymbolText text={line} />”
          </>
        )}
      </p>
      <p class="soft">Another line of the log, or another place of the time line, chooses another event.</p>
      <label>
        What was wrong?
        <textarea
          required
          rows={3}
          maxLength={2000}
          value={claim}
          onInput={(event) => setClaim(event.currentTarget.value)}
        />
        <small>The judge reads it at once, the other players once there is a ruling.</small>
      </label>
      {problem !== null && <ProblemNote problem={problem} />}
      <button type="submit" class="primary" disabled={busy || claim.trim() === ''}>
        Dispute revision {at}
      </button>
    </form>
  );
}
