import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { LogLine } from '../contract/log.js';
import type { GameRecord } from '../table/game-record.js';
import type { WhyQuestion } from '../table/table-context.js';
import { groupLines, shownLines, type TurnGroup } from './log-groups.js';

interface LogPanelProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly move: (revision: number) => void;
  readonly ask: (question: WhyQuestion) => void;
}

/** What happened, turn by turn. The turn that is shown on the board is open. */
export function LogPanel({ record, at, move, ask }: LogPanelProps): JSX.Element {
  const groups = useMemo(() => groupLines(record.lines), [record.lines]);
  const [everything, setEverything] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    const panel = list.current?.parentElement;
    if (current === null || current === undefined || panel === null || panel === undefined) return;
    // Only the panel is scrolled, not the page: on a phone the board would leave the screen.
    const [line, box] = [current.getBoundingClientRect(), panel.getBoundingClientRect()];
    if (line.top < box.top + 40) panel.scrollTop += line.top - box.top - 40;
    else if (line.bottom > box.bottom) panel.scrollTop += line.bottom - box.bottom;
  }, [at, everything, groups]);
  return (
    <div class="log" ref={list}>
      <label class="log-all">
        <input type="checkbox" checked={everything} onChange={(event) => setEverything(event.currentTarget.checked)} />
        with all bookkeeping
      </label>
      {groups.map((group) => (
        <TurnView
          key={group.first}
          group={group}
          at={at >= group.first && at <= group.last ? at : null}
          everything={everything}
          move={move}
          ask={ask}
        />
      ))}
    </div>
  );
}

interface TurnViewProps {
  readonly group: TurnGroup;
  /** The shown revision, if it is in this turn. */
  readonly at: number | null;
  readonly everything: boolean;
  readonly move: (revision: number) => void;
  readonly ask: (question: WhyQuestion) => void;
}

const TurnView = memo(function TurnView({ group, at, everything, move, ask }: TurnViewProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const isOpen = open || at !== null;
  const { turn } = group;
  return (
    <section class="log-turn">
      <h2>
        <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!open)}>
          {turn === 0 ? 'Before the first turn' : `Turn ${turn}`}
        </button>
      </h2>
      {isOpen && <TurnLines group={group} at={at} everything={everything} move={move} ask={ask} />}
    </section>
  );
});

function TurnLines({ group, at, everything, move, ask }: TurnViewProps): JSX.Element {
  const steps = group.steps
    .map((step) => ({ step: step.step, lines: shownLines(step, everything) }))
    .filter(({ lines }) => lines.length > 0);
  const current =
    at === null
      ? undefined
      : currentOf(
          steps.flatMap(({ lines }) => lines),
          at,
        );
  return (
    <>
      {steps.map(({ step, lines }) => (
        <div key={lines[0]?.revision} class="log-step">
          <h3>{step}</h3>
          <ol>
            {lines.map((line) => (
              <LogEntry key={line.revision} line={line} current={line === current} move={move} ask={ask} />
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** The current line: the last shown line up to the current revision. */
function currentOf(lines: readonly LogLine[], at: number): LogLine | undefined {
  return lines.findLast(({ revision }) => revision <= at);
}

interface LogEntryProps {
  readonly line: LogLine;
  readonly current: boolean;
  readonly move: (revision: number) => void;
  readonly ask: (question: WhyQuestion) => void;
}

const LogEntry = memo(function LogEntry({ line, current, move, ask }: LogEntryProps): JSX.Element {
  const { revision, rule, text, type, reversedBy, differencesToday } = line;
  const classes = [`log-line type-${type}`, reversedBy === null ? '' : 'taken-back'].join(' ');
  return (
    <li class={classes} aria-current={current ? 'true' : undefined}>
      <button type="button" class="log-text" onClick={() => move(revision)}>
        {reversedBy === null ? <SymbolText text={text} /> : <s>{text}</s>}
        {reversedBy !== null && <span class="visually-hidden"> (taken back)</span>}
      </button>
      <button
        type="button"
        class="log-why"
        aria-label={`Why? Rule ${rule}: ${text}`}
        onClick={() => ask({ about: 'event', revision })}
      >
        {rule}
      </button>
      {differencesToday.map((difference) => (
        <p key={difference} class="difference">
          {difference}
        </p>
      ))}
    </li>
  );
});
