import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Dispute } from '../contract/disputes.js';
import { ProblemNote } from '../http/problem-note.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';

interface WordsFormProps {
  readonly record: GameRecord;
  /** Where the command goes, below the game. */
  readonly path: string;
  /** The field of the command that holds the words. */
  readonly field: 'text' | 'grounds' | 'reason';
  /** What else is sent. */
  readonly body: object;
  readonly title: string;
  readonly label: string;
  readonly longest: number;
  readonly after: (dispute: Dispute) => void;
  /** More fields. */
  readonly children?: ComponentChildren;
}

/** A form that is opened to say something in a dispute, and closed once it is said. */
export function WordsForm(props: WordsFormProps): JSX.Element {
  const { record, path, field, body, title, label, longest, after, children } = props;
  const [words, setWords] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const { problem, busy, send } = useCommand(record);
  const submit = (event: Event): void => {
    event.preventDefault();
    send<Dispute>(path, { ...body, [field]: words }, (done) => {
      setWords('');
      if (details.current !== null) details.current.open = false;
      after(done);
    });
  };
  return (
    <details class="dispute-form" ref={details}>
      <summary>{title}</summary>
      <form onSubmit={submit}>
        <label>
          {label}
          <textarea
            required
            rows={3}
            maxLength={longest}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        {children}
        {problem !== null && <ProblemNote problem={problem} />}
        <button type="submit" disabled={busy || words.trim() === ''}>
          {title}
        </button>
      </form>
    </details>
  );
}
