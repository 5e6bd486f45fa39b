import type { JSX } from 'preact';
import { goTo, tableAddress } from '../routing/route.js';
import type { GameKeys } from './keys.js';

interface ViewerChoiceProps {
  readonly game: string;
  readonly as: string | null;
  readonly at: number | null;
  readonly keys: GameKeys;
  readonly names: readonly string[];
}

/** Chooses the role to look as, among those whose tokens this browser has. */
export function ViewerChoice({ game, as, at, keys, names }: ViewerChoiceProps): JSX.Element {
  const seats = Object.keys(keys.seats);
  return (
    <label class="viewer-choice">
      <span>Seen by</span>
      <select
        value={as ?? ''}
        onChange={(event) => goTo(tableAddress(game, { at, as: event.currentTarget.value || null }), true)}
      >
        <option value="">everyone</option>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {names[Number(seat)] ?? `Seat ${Number(seat) + 1}`}
          </option>
        ))}
        {keys.judge !== null && (
          <>
            <option value="judge">the judge</option>
            {names.map((name, seat) => (
              <option key={`judge ${seat}`} value={`judge ${seat}`}>
                the judge, as {name} sees it
              </option>
            ))}
          </>
        )}
      </select>
    </label>
  );
}
