import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { GamePage } from '../contract/games.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import type { GameRecord } from '../table/game-record.js';
import { useCommand } from './use-command.js';

interface OpenRequestsProps {
  readonly record: GameRecord;
  readonly board: Board;
  /** The viewer's seat, if they have one. */
  readonly seat: number | null;
}

/** The requests to take the game back that are neither granted nor refused. */
export function OpenRequests({ record, board, seat }: OpenRequestsProps): JSX.Element {
  const page = useRequest((signal) => record.client.get<GamePage>(record.path, {}, signal), [record, record.last]);
  const { problem, busy, send } = useCommand(record);
  if (page.state === 'failed') return <ProblemNote problem={page.problem} />;
  const requests = page.state === 'done' ? page.value.rewindRequests : [];
  const nameOf = (player: number): string => board.seats[player]?.name ?? `Seat ${player + 1}`;
  return (
    <section aria-label="Requests to take the game back" aria-live="polite">
      {requests.map(({ revision, player, to, reason, consents }) => (
        <div key={revision} class="request">
          <p>
            <strong>{nameOf(player)}</strong> asks to go back to revision {to}: “{reason}”
          </p>
          <p class="soft">Agreed so far: {consents.map(nameOf).join(', ')}</p>
          {seat !== null && !consents.includes(seat) && (
            <p class="button-row">
              {(['consent', 'refuse'] as const).map((vote) => (
                <button
                  key={vote}
                  type="button"
                  disabled={busy}
                  onClick={() => send(`rewind-requests/${revision}/votes`, { vote })}
                >
                  {vote === 'consent' ? 'Agree' : 'Refuse'}
                </button>
              ))}
            </p>
          )}
        </div>
      ))}
      {requests.length === 0 && <p class="empty-note">Nobody asks to take anything back.</p>}
      {problem !== null && <ProblemNote problem={problem} />}
    </section>
  );
}
