import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { Dispute } from '../contract/disputes.js';
import { partyName, stateWords } from './dispute-words.js';

interface DisputeListProps {
  readonly disputes: readonly Dispute[];
  readonly board: Board;
  readonly choose: (dispute: number) => void;
}

/** The disputes of a game, with how each stands. */
export function DisputeList({ disputes, board, choose }: DisputeListProps): JSX.Element {
  return (
    <section aria-label="The disputes of this game" aria-live="polite">
      <h2>Disputes</h2>
      {disputes.length === 0 ? (
        <p class="empty-note">Nothing that you may know of is disputed.</p>
      ) : (
        <ul class="dispute-list">
          {disputes.map(({ number, revision, state, openedBy, claim }) => (
            <li key={number}>
              <button type="button" class={`dispute-row ${state}`} onClick={() => choose(number)}>
                <strong>Dispute {number}</strong>
                <span class={`badge dispute-state ${state}`}>{stateWords[state]}</span>
                <span class="soft">
                  {partyName(openedBy, board)}, about revision {revision}
                </span>
                {claim !== null && <span class="dispute-claim">“{claim.text}”</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
