import type { JSX } from 'preact';
import type { Deck } from '../contract/games.js';
import { byOf, type SeatChoice } from './seat-choice.js';

interface SeatFormProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  readonly decks: readonly Deck[];
  /** What is wrong with its deck, a line each. */
  readonly faults: readonly string[];
  readonly change: (choice: SeatChoice) => void;
  /** `null` where there would be too few. */
  readonly remove: (() => void) | null;
}

/** Chooses who plays a seat, and with which deck. */
export function SeatForm({ seat, choice, decks, faults, change, remove }: SeatFormProps): JSX.Element {
  const { name, by, deck, list, deckName } = choice;
  const choose = (chosen: string): void => change({ ...choice, deck: chosen, deckName: chosen });
  return (
    <fieldset class="seat-form">
      <legend>Seat {seat + 1}</legend>
      <label>
        Name
        <input
          required
          maxLength={100}
          value={name}
          onInput={(event) => change({ ...choice, name: event.currentTarget.value })}
        />
      </label>
      <label>
        Played by
        <select value={by} onChange={(event) => change({ ...choice, by: byOf(event.currentTarget.value) })}>
          <option value="me">me, in this browser</option>
          <option value="greedy">a bot that plays to win</option>
          <option value="random">a bot that plays anything</option>
        </select>
      </label>
      <label>
        Deck
        <select value={deck} onChange={(event) => choose(event.currentTarget.value)}>
          {decks.map(({ name: known }) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
          <option value="">a list of my own</option>
        </select>
      </label>
      {deck === '' && (
        <label>
          Deck list
          <textarea
            rows={12}
            value={list}
            placeholder={'24 Forest\n36 Llanowar Elves'}
            aria-describedby={`faults-${seat}`}
            aria-invalid={faults.length > 0}
            onInput={(event) => change({ ...choice, list: event.currentTarget.value })}
          />
        </label>
      )}
      <label>
        What the deck is called
        <input
          maxLength={100}
          value={deckName}
          placeholder="nothing"
          onInput={(event) => change({ ...choice, deckName: event.currentTarget.value })}
        />
        <small>Everybody reads it.</small>
      </label>
      <ul class="faults" id={`faults-${seat}`} aria-live="polite">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {remove !== null && (
        <button type="button" class="quiet" aria-label={`Remove seat ${seat + 1}`} onClick={remove}>
          Remove
        </button>
      )}
    </fieldset>
  );
}
