import type { JSX } from 'preact';
import type { DecisionBarProps } from './decision-bar-props.js';
import { Stops } from './stops.js';

type SeatControlsProps = Pick<
  DecisionBarProps,
  'play' | 'paysItself' | 'setPaysItself' | 'settings' | 'changeSettings' | 'giveUp'
>;

/** What a player can do besides answering: how to pay, when to be asked, and to end the game. */
export function SeatControls(props: SeatControlsProps): JSX.Element {
  const { play, paysItself, setPaysItself, settings, changeSettings, giveUp } = props;
  return (
    <div class="seat-controls">
      <label class="check">
        <input type="checkbox" checked={paysItself} onChange={(event) => setPaysItself(event.currentTarget.checked)} />
        pay by itself
      </label>
      {settings !== null && <Stops settings={settings} change={changeSettings} busy={play.busy} />}
      {giveUp}
    </div>
  );
}
