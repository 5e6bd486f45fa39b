import type { JSX } from 'preact';
import type { Settings } from '../contract/settings.js';

/** The steps in which players get priority, as the server names them. */
const steps = [
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
] as const;

const passes = [
  ['end of turn', 'to the end of the turn'],
  ['my next main phase', 'to my next main phase'],
  ['something is put on the stack', 'until something is put on the stack'],
  ['I am attacked', 'until I am attacked'],
] as const;

interface StopsProps {
  readonly settings: Settings;
  readonly change: (settings: Settings) => void;
  readonly busy: boolean;
}

/** Chooses where the player wants priority, and passes until something happens. */
export function Stops({ settings, change, busy }: StopsProps): JSX.Element {
  const { stops } = settings;
  const toggle = (whose: 'mine' | 'theirs', step: string): void => {
    if (stops === null) return;
    const now = stops[whose];
    const next = now.includes(step) ? now.filter((one) => one !== step) : [...now, step];
    change({ ...settings, stops: { ...stops, [whose]: next } });
  };
  const everywhere = (checked: boolean): void =>
    change({ ...settings, stops: checked ? null : { mine: ['precombat main'], theirs: ['end'], ownOnStack: false } });
  return (
    <details class="stops">
      <summary>Passing and stops</summary>
      <p class="button-row">
        Pass
        {passes.map(([until, label]) => (
          <button key={until} type="button" disabled={busy} onClick={() => change({ ...settings, passUntil: [until] })}>
            {label}
          </button>
        ))}
      </p>
      <label class="check">
        <input type="checkbox" checked={stops === null} onChange={(event) => everywhere(event.currentTarget.checked)} />
        ask me whenever I have priority
      </label>
      {stops !== null && (
        <table>
          <caption>Ask me in</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">my turn</th>
              <th scope="col">others’ turns</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <td key={whose}>
                    <input
                      type="checkbox"
                      disabled={busy}
                      aria-label={`${step}, ${whose === 'mine' ? 'my turn' : 'others’ turns'}`}
                      checked={stops[whose].includes(step)}
                      onChange={() => toggle(whose, step)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
