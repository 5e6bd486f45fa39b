import type { JSX } from 'preact';

/** What was filled in for the clocks; an empty text is no limit. */
export interface ClockChoice {
  readonly minutes: string;
  readonly secondsPerDecision: string;
}

export const noClock: ClockChoice = { minutes: '', secondsPerDecision: '' };

interface ClockFormProps {
  readonly choice: ClockChoice;
  readonly change: (choice: ClockChoice) => void;
}

/** The clocks of a new game. */
export function ClockForm({ choice, change }: ClockFormProps): JSX.Element {
  return (
    <fieldset class="clock-form">
      <legend>Clocks</legend>
      <label>
        Minutes for each player
        <input
          type="number"
          min="1"
          max="1440"
          value={choice.minutes}
          onInput={(event) => change({ ...choice, minutes: event.currentTarget.value })}
        />
      </label>
      <label>
        Seconds for each decision
        <input
          type="number"
          min="1"
          max="86400"
          value={choice.secondsPerDecision}
          onInput={(event) => change({ ...choice, secondsPerDecision: event.currentTarget.value })}
        />
      </label>
      <small>Whoever has no time left when they have to decide loses. Leave both empty to play without clocks.</small>
    </fieldset>
  );
}

/** What is sent of it: nothing where no limit is given. */
export function clockBody({ minutes, secondsPerDecision }: ClockChoice): object {
  const limits = {
    ...(minutes === '' ? {} : { seconds: Math.round(Number(minutes) * 60) }),
    ...(secondsPerDecision === '' ? {} : { perDecision: Number(secondsPerDecision) }),
  };
  return Object.keys(limits).length === 0 ? {} : { clock: limits };
}
