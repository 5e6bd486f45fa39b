import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SymbolText } from '../cards/symbol-text.js';
import type { GameRecord } from './game-record.js';
import { branchesIn, marksIn } from './marks.js';
import { nextStop, type Stride } from './steps.js';
import { TimeMarks } from './time-marks.js';
import { usePlace } from './use-place.js';
import { usePlayback } from './use-playback.js';
import { useTimeKeys } from './use-time-keys.js';

interface TimeBarProps {
  readonly record: GameRecord;
  readonly at: number;
  readonly move: (revision: number) => void;
}

const strides: readonly (readonly [Stride, string])[] = [
  ['event', 'event'],
  ['decision', 'decision'],
  ['turn', 'turn'],
];

/** The whole game as a line: the current moment, marks, and the controls to go through it. */
export function TimeBar({ record, at, move: show }: TimeBarProps): JSX.Element {
  const { lines, last } = record;
  const { asked, move, slide } = usePlace(at, show);
  const marks = useMemo(() => marksIn(lines), [lines]);
  const branches = useMemo(() => branchesIn(lines), [lines]);
  const [stride, setStride] = useState<Stride>('event');
  const step = (direction: 1 | -1, by: Stride = stride): void => move(nextStop(lines, asked(), by, direction));
  const playback = usePlayback(at, last, () => step(1, 'event'));
  useTimeKeys({ step, togglePlayback: playback.toggle, move, last });
  const line = lines[at];
  return (
    <section class="time-bar" aria-label="Time">
      <p class="time-caption" role="status">
        <span class="time-place">
          {line !== undefined && line.turn > 0 ? `Turn ${line.turn}, ${line.step}` : 'Before the game'}
        </span>{' '}
        <span class="time-text">
          <SymbolText text={line?.text ?? ''} />
        </span>
        {(line?.reversedBy ?? null) !== null && <span class="badge bad">taken back later</span>}
      </p>
      <div class="time-line">
        <TimeMarks marks={marks} branches={branches} last={last} at={at} move={move} />
        <Slider at={at} last={last} slide={slide} text={line?.text ?? ''} />
      </div>
      <div class="time-buttons">
        <button type="button" onClick={() => step(-1)} aria-label={`Back one ${stride}`}>
          ‹
        </button>
        <button type="button" class="primary" onClick={playback.toggle} aria-label={playback.plays ? 'Pause' : 'Play'}>
          {playback.plays ? '❚❚' : '▶'}
        </button>
        <button type="button" onClick={() => step(1)} aria-label={`On one ${stride}`}>
          ›
        </button>
        <label>
          <span class="visually-hidden">Step by</span>
          <select value={stride} onChange={(event) => setStride(event.currentTarget.value as Stride)}>
            {strides.map(([value, label]) => (
              <option key={value} value={value}>
                by {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="visually-hidden">Speed</span>
          <select value={playback.speed} onChange={(event) => playback.setSpeed(Number(event.currentTarget.value))}>
            {[1, 2, 4, 8].map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        <output class="time-number">
          {at} / {last}
        </output>
        {at < last && (
          <button type="button" class="quiet" onClick={() => move(last)} aria-label="To the end">
            ⇥
          </button>
        )}
      </div>
    </section>
  );
}

/** The slider itself. */
function Slider({
  at,
  last,
  slide,
  text,
}: {
  readonly at: number;
  readonly last: number;
  readonly slide: (revision: number) => void;
  readonly text: string;
}): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.value = String(at);
  }, [at, last]);
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={Math.max(last, 1)}
      step={1}
      aria-label="Revision"
      aria-valuetext={`${at} of ${last}: ${text}`}
      onInput={(event) => slide(Number(event.currentTarget.value))}
    />
  );
}
