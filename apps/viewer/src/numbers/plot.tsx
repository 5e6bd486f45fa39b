import type { JSX } from 'preact';
import type { Series } from './series.js';

interface PlotProps {
  readonly series: Series;
  readonly revisions: readonly number[];
  readonly names: readonly string[];
  readonly at: number;
  readonly last: number;
  readonly move: (revision: number) => void;
}

/** A number of each seat over the game, as steps. A click goes to that moment. */
export function Plot({ series, revisions, names, at, last, move }: PlotProps): JSX.Element {
  const all = series.values.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const y = (value: number): number => 100 - (100 * (value - low)) / (high - low);
  const click = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGSVGElement).getBoundingClientRect();
    move(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  return (
    <figure class="plot">
      <figcaption>
        <strong>{series.title}</strong>
        {names.map((name, seat) => (
          <span key={seat} class={`key series-${seat % 8}`}>
            {name} {series.now[seat]}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${Math.max(last, 1)} 100`} preserveAspectRatio="none" aria-hidden="true" onClick={click}>
        <line class="axis" x1={0} x2={last} y1={y(0)} y2={y(0)} />
        {series.values.map((values, seat) => (
          <polyline key={seat} class={`series-${seat % 8}`} points={stepsOf(values, revisions, y)} />
        ))}
        <line class="now" x1={at} x2={at} y1={0} y2={100} />
      </svg>
    </figure>
  );
}

function stepsOf(values: readonly number[], revisions: readonly number[], y: (value: number) => number): string {
  const points: string[] = [];
  values.forEach((value, i) => {
    const before = values[i - 1];
    if (before !== undefined && before !== value) points.push(`${revisions[i]},${y(before).toFixed(1)}`);
    if (before !== value || i === values.length - 1) points.push(`${revisions[i]},${y(value).toFixed(1)}`);
  });
  return points.join(' ');
}
