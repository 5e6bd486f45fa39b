import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { exampleInstruction, instructionIn } from './instruction-in.js';

/** An action that isn't suggested, as the card language writes it; docs/adjudication.md has the words. */
export function OtherInstruction({ add }: { readonly add: (action: object) => void }): JSX.Element {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const take = (): void => {
    const read = instructionIn(text);
    if (typeof read === 'string') return setFault(read);
    setFault('');
    setText('');
    add(read);
  };
  return (
    <details>
      <summary>Another instruction of the card language</summary>
      <label>
        As JSON
        <textarea
          rows={2}
          value={text}
          placeholder={exampleInstruction}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {fault !== '' && (
        <p class="taken-back-note" role="alert">
          {fault}
        </p>
      )}
      <button type="button" disabled={text.trim() === ''} onClick={take}>
        Add it
      </button>
    </details>
  );
}
