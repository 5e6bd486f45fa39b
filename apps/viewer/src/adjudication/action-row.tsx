import type { JSX } from 'preact';
import { fieldsOf, withField, type ActionField } from './action-fields.js';
import type { Thing } from './things.js';

interface ActionRowProps {
  readonly action: object;
  readonly place: number;
  readonly objects: readonly Thing[];
  readonly players: readonly Thing[];
  readonly change: (action: object) => void;
  readonly remove: () => void;
  /** `null` for the first one. */
  readonly sooner: (() => void) | null;
}

/** One action of a ruling, with the parts of it that can be changed. */
export function ActionRow({ action, place, objects, players, change, remove, sooner }: ActionRowProps): JSX.Element {
  const verb = 'do' in action && typeof action.do === 'string' ? action.do : 'instruction';
  return (
    <li>
      <fieldset class="ruled-action">
        <legend>
          {place}. {verb}
        </legend>
        {fieldsOf(action).map((field) => (
          <label key={field.path.join(' ')}>
            {field.name}
            <FieldInput {...{ field, objects, players }} set={(value) => change(withField(action, field, value))} />
          </label>
        ))}
        <span class="button-row">
          {sooner !== null && (
            <button type="button" class="quiet" aria-label={`Action ${place} happens sooner`} onClick={sooner}>
              ↑ sooner
            </button>
          )}
          <button type="button" class="quiet" aria-label={`Remove action ${place}`} onClick={remove}>
            Remove
          </button>
        </span>
      </fieldset>
    </li>
  );
}

interface FieldInputProps {
  readonly field: ActionField;
  readonly objects: readonly Thing[];
  readonly players: readonly Thing[];
  readonly set: (value: string | number) => void;
}

function FieldInput({ field: { is, value }, objects, players, set }: FieldInputProps): JSX.Element {
  if (is === 'number') {
    return <input type="number" value={value} onInput={(event) => set(Number(event.currentTarget.value))} />;
  }
  if (is === 'text' || is === 'list') {
    return <input value={value} maxLength={100} onInput={(event) => set(event.currentTarget.value)} />;
  }
  const among = is === 'player' ? players : objects;
  // What an action is about may have left since: it stays as it was sent.
  const all = among.some(({ label }) => label === value)
    ? among
    : [{ label: String(value), name: String(value) }, ...among];
  return (
    <select value={value} onChange={(event) => set(event.currentTarget.value)}>
      {all.map(({ label, name }) => (
        <option key={label} value={label}>
          {name}
        </option>
      ))}
    </select>
  );
}
