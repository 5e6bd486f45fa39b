import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { RewindPreview } from '../contract/rewinds.js';

/** Shows what a rewind would undo, and the cards that were seen and can't be unseen. */
export function PreviewNote({
  preview,
  board,
}: {
  readonly preview: RewindPreview;
  readonly board: Board;
}): JSX.Element {
  const { to, turn, step, undone, decisions, seen, seedIsRevealed } = preview;
  const nameOf = (player: number): string => board.seats[player]?.name ?? `Seat ${player + 1}`;
  return (
    <div class="preview" role="status">
      <p>
        Play would go on from revision {to} ({turn === 0 ? 'before the first turn' : `turn ${turn}, ${step}`}). {undone}{' '}
        events would be undone, {decisions} decisions among them.
      </p>
      {seen.length === 0 ? (
        <p>Nobody has seen a card since that they did not know before.</p>
      ) : (
        <>
          <p>These cards stay seen:</p>
          <ul>
            {seen.map(({ name, owner, by }, i) => (
              <li key={i}>
                {name} of {nameOf(owner)}, by {by.map(nameOf).join(' and ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {seedIsRevealed && (
        <p>
          <strong>The seed has been revealed:</strong> everybody can work out the libraries. Play would go on with
          another seed; have what nobody knows put into a random order again.
        </p>
      )}
    </div>
  );
}
