import type { JSX } from 'preact';
import type { Dispute } from '../contract/disputes.js';
import { ProblemNote } from '../http/problem-note.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';

interface EvidenceFormProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly dispute: Dispute;
  readonly body: object;
  readonly after: (dispute: Dispute) => void;
}

/** A judge gathers what everybody could know at the moment that the board shows. */
export function EvidenceForm({ record, at, dispute, body, after }: EvidenceFormProps): JSX.Element {
  const { problem, busy, send } = useCommand(record);
  const isThere = dispute.evidence.some(({ revision }) => revision === at);
  const gather = (): void =>
    send<Dispute>(`disputes/${dispute.number}/evidence`, { ...body, revision: at }, (done) => after(done));
  return (
    <details class="dispute-form">
      <summary>Gather the evidence of another moment</summary>
      <form onSubmit={(event) => event.preventDefault()}>
        <p class="soft">
          {isThere
            ? `The evidence of revision ${at} is there. Show another moment on the board.`
            : 'What everybody could know at the moment that the board shows.'}
        </p>
        {problem !== null && <ProblemNote problem={problem} />}
        <button type="button" disabled={busy || isThere} onClick={gather}>
          Gather the evidence of revision {at}
        </button>
      </form>
    </details>
  );
}
