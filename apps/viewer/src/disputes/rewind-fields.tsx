import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import type { RewindPreview } from '../contract/rewinds.js';
import { ProblemNote } from '../http/problem-note.js';
import { PreviewNote } from '../judge/preview-note.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';
import type { RulingDraft } from './ruling-draft.js';

interface RewindFieldsProps {
  readonly record: GameRecord;
  readonly board: Board;
  readonly draft: RulingDraft;
  readonly change: (changed: Partial<RulingDraft>) => void;
}

/** Whether a ruling takes the game back, where to, and what that would undo. */
export function RewindFields({ record, board, draft, change }: RewindFieldsProps): JSX.Element {
  const { goesBack, to, reshuffleUnknown } = draft;
  const [preview, setPreview] = useState<RewindPreview | null>(null);
  const { problem, busy, send } = useCommand(record);
  useEffect(() => setPreview(null), [to, record.last]);
  const look = (): void =>
    send<RewindPreview>('rewinds', { to: Number(to), reason: 'preview', reshuffleUnknown, dryRun: true }, setPreview);
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={goesBack}
          onChange={(event) => change({ goesBack: event.currentTarget.checked })}
        />
        the game is taken back
      </label>
      {goesBack && (
        <>
          <label>
            To revision
            <input
              type="number"
              min="0"
              max={record.last}
              value={to}
              onInput={(event) => change({ to: event.currentTarget.value })}
            />
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={reshuffleUnknown}
              onChange={(event) => change({ reshuffleUnknown: event.currentTarget.checked })}
            />
            what nobody knows of the libraries is shuffled again
          </label>
          <p class="button-row">
            <button type="button" disabled={busy || to === ''} onClick={look}>
              What would that undo?
            </button>
          </p>
          {preview !== null && <PreviewNote preview={preview} board={board} />}
          {problem !== null && <ProblemNote problem={problem} />}
        </>
      )}
    </>
  );
}
