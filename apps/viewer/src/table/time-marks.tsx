import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { Branch, Mark } from './marks.js';

interface TimeMarksProps {
  readonly marks: readonly Mark[];
  readonly branches: readonly Branch[];
  readonly last: number;
  readonly at: number;
  readonly move: (revision: number) => void;
}

/** What lies where on the slider: turns, casts, combats, deaths, rulings; and the lines of play that were taken back. */
export function TimeMarks({ marks, branches, last, at, move }: TimeMarksProps): JSX.Element {
  return (
    <div class="time-marks">
      <Marks marks={marks} last={last} />
      <Branches branches={branches} last={last} at={at} move={move} />
    </div>
  );
}

const heights = { turn: 20, combat: 13, cast: 8, death: 10, reversal: 16, ruling: 16 } as const;

const Marks = memo(function Marks({
  marks,
  last,
}: {
  readonly marks: readonly Mark[];
  readonly last: number;
}): JSX.Element {
  const turns = marks.filter(({ kind }) => kind === 'turn');
  const every = Math.ceil(turns.length / 16);
  return (
    <>
      <svg viewBox={`0 0 ${Math.max(last, 1)} 20`} preserveAspectRatio="none" aria-hidden="true">
        {marks.map(({ revision, kind }) => (
          <line
            key={`${kind} ${revision}`}
            class={`mark-${kind}`}
            x1={revision}
            x2={revision}
            y1={20}
            y2={20 - heights[kind]}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
      <div class="turn-numbers" aria-hidden="true">
        {turns.map(({ revision }, i) =>
          i % every === 0 ? (
            <span key={revision} style={{ left: `${(100 * revision) / Math.max(last, 1)}%` }}>
              {i + 1}
            </span>
          ) : null,
        )}
      </div>
    </>
  );
});

function Branches({ branches, last, at, move }: Omit<TimeMarksProps, 'marks'>): JSX.Element | null {
  if (branches.length === 0) return null;
  const percent = (revision: number): string => `${(100 * revision) / Math.max(last, 1)}%`;
  return (
    <ul class="branches" aria-label="Lines of play that were taken back">
      {branches.map(({ first, last: end, text }) => (
        <li key={first} style={{ left: percent(first), width: percent(end + 1 - first) }}>
          <button
            type="button"
            class={at >= first && at <= end ? 'current' : ''}
            onClick={() => move(end)}
            title={text}
            aria-label={`Revisions ${first} to ${end}: ${text}`}
          />
        </li>
      ))}
    </ul>
  );
}
