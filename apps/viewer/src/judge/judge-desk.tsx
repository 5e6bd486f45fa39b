import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import type { RewindPreview } from '../contract/rewinds.js';
import { ProblemNote } from '../http/problem-note.js';
import type { GameRecord } from '../table/game-record.js';
import { PreviewNote } from './preview-note.js';
import { useCommand } from './use-command.js';

interface JudgeDeskProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly board: Board;
}

/** The commands of a judge: to rule, and to take the game back after a preview of what that would undo. */
export function JudgeDesk({ record, at, board }: JudgeDeskProps): JSX.Element {
  const [words, setWords] = useState('');
  const [reshuffle, setReshuffle] = useState(false);
  const [preview, setPreview] = useState<RewindPreview | null>(null);
  const { problem, busy, send } = useCommand(record);
  useEffect(() => setPreview(null), [at, record.last]);
  const body = { to: at, reason: words, reshuffleUnknown: reshuffle };
  const isPast = at < record.last;
  return (
    <form class="desk" onSubmit={(event) => event.preventDefault()}>
      <h2>As a judge</h2>
      <label>
        Ruling or reason
        <textarea rows={3} maxLength={500} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <p class="button-row">
        <button
          type="button"
          disabled={busy || words.trim() === ''}
          onClick={() => send('rulings', { ruling: words }, () => setWords(''))}
        >
          Give the ruling
        </button>
        <button
          type="button"
          disabled={busy || !isPast}
          onClick={() => send<RewindPreview>('rewinds', { ...body, reason: 'preview', dryRun: true }, setPreview)}
        >
          What would going back to {at} undo?
        </button>
      </p>
      {!isPast && <p class="soft">To take the game back, show the moment on the board from which play shall go on.</p>}
      {preview !== null && (
        <>
          <PreviewNote preview={preview} board={board} />
          <label class="check">
            <input
              type="checkbox"
              checked={reshuffle}
              onChange={(event) => setReshuffle(event.currentTarget.checked)}
            />
            put what nobody knows of the libraries into a random order again
          </label>
          <button
            type="button"
            class="primary"
            disabled={busy || words.trim() === ''}
            onClick={() => send('rewinds', body, () => setWords(''))}
          >
            Take the game back to {preview.to}
          </button>
        </>
      )}
      {problem !== null && <ProblemNote problem={problem} />}
    </form>
  );
}
