import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { Explanation } from '../contract/log.js';
import { ProblemNote } from '../http/problem-note.js';
import { useRequest } from '../http/use-request.js';
import type { GameRecord } from '../table/game-record.js';
import type { WhyQuestion } from '../table/table-context.js';
import { askedRevision } from './asked-revision.js';

interface WhyPanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly question: WhyQuestion | null;
  readonly move: (revision: number) => void;
  /** Goes on to dispute an event; `null` where the viewer can't. */
  readonly dispute: ((revision: number) => void) | null;
}

/** Why something happened: its causes, each with its rule, back to a decision, a turn-based action or the setup. */
export function WhyPanel({ record, at, question, move, dispute }: WhyPanelProps): JSX.Element {
  // The revision at which the question was asked counts, so going back in time while reading changes nothing.
  const asked = useRef({ question, at, revision: null as number | null });
  if (asked.current.question !== question) asked.current = { question, at, revision: null };
  if (question !== null) asked.current.revision ??= askedRevision(record, asked.current.at, question);
  const { revision } = asked.current;
  if (question === null) {
    return (
      <p class="empty-note">
        Ask about anything: the rule at the end of a line of the log, a life total, or a card that you have chosen.
      </p>
    );
  }
  if (revision === null) return <p role="status">The game is still being loaded…</p>;
  return <Causes key={revision} {...{ record, revision, move, dispute }} />;
}

interface CausesProps {
  readonly record: GameRecord;
  readonly revision: number;
  readonly move: (revision: number) => void;
  readonly dispute: ((revision: number) => void) | null;
}

function Causes({ record, revision, move, dispute }: CausesProps): JSX.Element {
  const found = useRequest(
    (signal) => record.client.get<Explanation>(`${record.path}/events/${revision}/explanation`, { depth: 12 }, signal),
    [record, revision],
  );
  if (found.state === 'failed') return <ProblemNote problem={found.problem} />;
  if (found.state === 'loading') return <p role="status">Looking for the causes…</p>;
  return (
    <div class="why" aria-live="polite">
      <h2>Why?</h2>
      <ol class="causes">
        <Cause node={found.value} move={move} />
      </ol>
      {dispute !== null && (
        <button type="button" onClick={() => dispute(revision)}>
          Dispute this
        </button>
      )}
    </div>
  );
}

function Cause({ node, move }: { readonly node: Explanation; readonly move: (revision: number) => void }): JSX.Element {
  const { revision, rule, text, causes, repeated, truncated, type } = node;
  return (
    <li class={type === 'DecisionMade' ? 'decision' : ''}>
      <button type="button" class="log-text" onClick={() => move(revision)}>
        <SymbolText text={text} />
      </button>
      <span class="rule">CR {rule}</span>
      {repeated && <span class="soft"> (as above)</span>}
      {truncated && <span class="soft"> … and so on</span>}
      {causes.length > 0 && (
        <ol aria-label="because">
          {causes.map((cause) => (
            <Cause key={cause.revision} node={cause} move={move} />
          ))}
        </ol>
      )}
    </li>
  );
}
