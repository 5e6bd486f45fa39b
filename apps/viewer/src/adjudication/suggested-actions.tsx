import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { Option } from '../contract/decision.js';

interface SuggestedActionsProps {
  readonly options: readonly Option[];
  readonly add: (action: object) => void;
  readonly busy: boolean;
}

/** More than these aren't shown at once: a word finds the others. */
const mostShown = 12;

/** The actions that the server suggests, found by words of them; each is added to the ruling and can be changed there. */
export function SuggestedActions({ options, add, busy }: SuggestedActionsProps): JSX.Element {
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase().split(/\s+/);
  const found = options.flatMap(({ label, piece }) =>
    typeof piece === 'object' && piece !== null && wanted.every((word) => label.toLowerCase().includes(word))
      ? [{ label, piece }]
      : [],
  );
  return (
    <div class="suggested">
      <label>
        Add what happens
        <input
          type="search"
          value={words}
          placeholder="draw, damage, counter, a name …"
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <ul class="options" aria-label="Actions to add">
        {found.slice(0, mostShown).map(({ label, piece }) => (
          <li key={label}>
            <button type="button" class="option-button" disabled={busy} onClick={() => add(piece)}>
              <span>
                <SymbolText text={label} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p class="soft">{found.length - mostShown} more: a word above finds them.</p>}
      {found.length === 0 && <p class="soft">None of these. Another one can be written below.</p>}
    </div>
  );
}
