import type { JSX } from 'preact';
import type { Board } from '../contract/board.js';
import type { RulingDraft } from './ruling-draft.js';

interface TimeFieldsProps {
  readonly board: Board;
  readonly draft: RulingDraft;
  readonly change: (changed: Partial<RulingDraft>) => void;
}

/** How much more time a ruling gives each seat. */
export function TimeFields({ board, draft: { minutes }, change }: TimeFieldsProps): JSX.Element {
  return (
    <fieldset class="time-fields">
      <legend>Minutes more</legend>
      {board.seats.map(({ player, name }) => (
        <label key={player}>
          {name}
          <input
            type="number"
            min="0"
            max="1440"
            step="any"
            value={minutes[player] ?? ''}
            onInput={(event) => change({ minutes: { ...minutes, [player]: event.currentTarget.value } })}
          />
        </label>
      ))}
    </fieldset>
  );
}
