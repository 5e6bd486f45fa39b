import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Board } from '../contract/board.js';
import type { Dispute, Infractions } from '../contract/disputes.js';
import type { GamePage } from '../contract/games.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import { useCommand } from '../judge/use-command.js';
import type { GameRecord } from '../table/game-record.js';
import { emptyRuling, rulingBody, type RulingDraft } from './ruling-draft.js';
import { InfractionFields } from './infraction-fields.js';
import { RewindFields } from './rewind-fields.js';
import { TimeFields } from './time-fields.js';

interface RulingFormProps {
  readonly record: GameRecord;
  readonly board: Board;
  readonly dispute: Dispute;
  readonly body: object;
  readonly after: (dispute: Dispute) => void;
}

/** A judge's ruling: the rule, the words, the infraction with its penalty and remedy, a rewind, and more time. */
export function RulingForm({ record, board, dispute, body, after }: RulingFormProps): JSX.Element {
  const [draft, setDraft] = useState<RulingDraft>(() => emptyRuling(dispute.revision));
  const details = useRef<HTMLDetailsElement>(null);
  const { problem, busy, send } = useCommand(record);
  const lists = useRequest((signal) => record.client.get<Infractions>('/infractions', {}, signal), []);
  const page = useRequest((signal) => record.client.get<GamePage>(record.path, {}, signal), [record]);
  const hasClocks = page.state === 'done' && page.value.clock !== null;
  const change = (changed: Partial<RulingDraft>): void => setDraft({ ...draft, ...changed });
  const submit = (event: Event): void => {
    event.preventDefault();
    send<Dispute>(`disputes/${dispute.number}/ruling`, { ...body, ...rulingBody(draft) }, (done) => {
      setDraft(emptyRuling(dispute.revision));
      if (details.current !== null) details.current.open = false;
      after(done);
    });
  };
  return (
    <details class="dispute-form" ref={details}>
      <summary>Rule</summary>
      <form onSubmit={submit} aria-label="Ruling">
        <label>
          The number of the rule
          <input
            required
            value={draft.rule}
            maxLength={20}
            placeholder="509.1a"
            onInput={(event) => change({ rule: event.currentTarget.value })}
          />
        </label>
        <label>
          The ruling
          <textarea
            required
            rows={4}
            maxLength={2000}
            value={draft.ruling}
            onInput={(event) => change({ ruling: event.currentTarget.value })}
          />
          <small>Everybody reads it: name no hidden card.</small>
        </label>
        {lists.state === 'failed' && <ProblemNote problem={lists.problem} />}
        {lists.state === 'done' && <InfractionFields {...{ draft, setDraft, board }} lists={lists.value} />}
        <RewindFields {...{ record, board, draft, change }} />
        {hasClocks && <TimeFields {...{ board, draft, change }} />}
        {problem !== null && <ProblemNote problem={problem} />}
        <button type="submit" class="primary" disabled={busy || draft.rule.trim() === '' || draft.ruling.trim() === ''}>
          {draft.goesBack ? `Rule, and take the game back to ${draft.to}` : 'Give this ruling'}
        </button>
      </form>
    </details>
  );
}
