import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

const example = '{"do":"counter","what":{"objects":"result","label":"#12"}}';

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
        <textarea rows={2} value={text} placeholder={example} onInput={(event) => setText(event.currentTarget.value)} />
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

/** The instruction that a text holds, or what is wrong with the text. */
export function instructionIn(text: string): object | string {
  try {
    const read = JSON.parse(text) as unknown;
    const isOne = typeof read === 'object' && read !== null && 'do' in read;
    return isOne ? read : `An instruction is one object with “do”, such as ${example}`;
  } catch {
    return `This can’t be read as JSON. It would be, for example: ${example}`;
  }
}
