import type { JSX } from 'preact';

/** Who says what the program can't know: clauses that can't be read, and what chance did elsewhere. */
export interface EnteringChoice {
  readonly adjudication: 'off' | 'players' | 'judge';
  readonly isTold: boolean;
}

export const nothingEntered: EnteringChoice = { adjudication: 'off', isTold: false };

interface EnteringFormProps {
  readonly choice: EnteringChoice;
  readonly change: (choice: EnteringChoice) => void;
}

/** Whether cards that can't be read may be played, and whether the game is entered from one that was played elsewhere. */
export function EnteringForm({ choice, change }: EnteringFormProps): JSX.Element {
  const { adjudication, isTold } = choice;
  return (
    <fieldset class="clock-form">
      <legend>Cards and chance</legend>
      <label>
        Cards that can’t be read
        <select
          value={adjudication}
          onChange={(event) => change({ ...choice, adjudication: adjudicationOf(event.currentTarget.value) })}
        >
          <option value="off">are refused</option>
          <option value="players">the players say what they do</option>
          <option value="judge">a judge says what they do</option>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isTold}
          onChange={(event) => change({ ...choice, isTold: event.currentTarget.checked })}
        />
        it was played elsewhere: draws, coins and dice are told
      </label>
    </fieldset>
  );
}

function adjudicationOf(value: string): EnteringChoice['adjudication'] {
  return value === 'players' || value === 'judge' ? value : 'off';
}

/** What is sent of it: nothing of what is as usual. */
export function enteringBody({ adjudication, isTold }: EnteringChoice): object {
  return { ...(adjudication === 'off' ? {} : { adjudication }), ...(isTold ? { chance: 'told' } : {}) };
}
