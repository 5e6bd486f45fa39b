import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Dispute } from '../contract/disputes.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
import { ProblemNote } from '../http/problem-note.js';
import type { GameRecord } from '../table/game-record.js';

interface ReportButtonProps {
  readonly record: GameRecord;
  readonly dispute: Dispute;
}

/** Saves the dispute as a page that stands alone, as far as the viewer may know it. A plain link would send no token. */
export function ReportButton({ record, dispute: { number } }: ReportButtonProps): JSX.Element {
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      saveAs(await record.client.text(`${record.path}/disputes/${number}/report`), `dispute-${number}.html`);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} />}
      <p>
        <button
          type="button"
          disabled={busy}
          onClick={() => {
            save().catch(problemOf);
          }}
        >
          Save the report (HTML)
        </button>
      </p>
    </>
  );
}

function saveAs(html: string, name: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
