import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Combine, Option } from '../contract/decision.js';
import { answerOf, type Draft } from './draft.js';

interface TextAnswerProps {
  readonly combine: Combine;
  readonly options: readonly Option[];
  readonly draft: Draft;
  readonly busy: boolean;
  readonly send: (answer: object) => void;
}

/** A field for a text that is none of the options, such as the name of a card. */
export function TextAnswer({ combine, options, draft, busy, send }: TextAnswerProps): JSX.Element {
  const [text, setText] = useState('');
  const written = text.trim();
  const submit = (event: Event): void => {
    event.preventDefault();
    const answer = answerOf(draft, combine, options) as Record<string, readonly unknown[]>;
    send({ ...answer, [combine.into]: [...(answer[combine.into] ?? []), written] });
  };
  return (
    <form class="text-answer" onSubmit={submit}>
      <label>
        Or {combine.text}
        <input
          type="text"
          maxLength={200}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </label>
      <button type="submit" class="quiet" disabled={busy || written === ''}>
        Choose it
      </button>
    </form>
  );
}
