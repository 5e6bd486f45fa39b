import type { JSX } from 'preact';
import { SeatOptions } from '../board/seat-options.js';
import type { Board } from '../contract/board.js';

/** What is said of an unknown card. An empty place is none. */
export interface Telling {
  readonly owner: number;
  readonly card: string;
  readonly zone: string;
  readonly place: string;
}

interface TellFieldsProps {
  readonly board: Board;
  readonly telling: Telling;
  readonly change: (changed: Partial<Telling>) => void;
  /** Whether it has to be said whose card it is. */
  readonly asksOwner: boolean;
  /** The names that are offered; any other can be written. */
  readonly names: readonly string[];
}

/** The fields that say which card an unknown one is, and where. */
export function TellFields({ board, telling, change, asksOwner, names }: TellFieldsProps): JSX.Element {
  const { owner, card, zone, place } = telling;
  return (
    <>
      {asksOwner && (
        <label>
          Whose card
          <select value={owner} onChange={(event) => change({ owner: Number(event.currentTarget.value) })}>
            <SeatOptions seats={board.seats} />
          </select>
        </label>
      )}
      <label>
        Which card it is
        <input
          required
          list="names-left"
          maxLength={100}
          autocomplete="off"
          value={card}
          onInput={(event) => change({ card: event.currentTarget.value })}
        />
        <datalist id="names-left">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <label>
        Where it is
        <select value={zone} onChange={(event) => change({ zone: event.currentTarget.value })}>
          <option value="hand">in the hand</option>
          <option value="library">in the library</option>
        </select>
      </label>
      <label>
        Its place there
        <input
          type="number"
          min="1"
          max="1000"
          value={place}
          placeholder={zone === 'hand' ? 'the first unknown one' : 'not said'}
          onInput={(event) => change({ place: event.currentTarget.value })}
        />
        <small>1 is the {zone === 'hand' ? 'first card' : 'top'}. Leave it empty where that isn’t known.</small>
      </label>
    </>
  );
}
