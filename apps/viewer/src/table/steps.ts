import type { LogLine } from '../contract/log.js';
import { isBookkeeping } from './bookkeeping.js';

/** The kind of steps in which the viewer goes through a game. */
export type Stride = 'event' | 'decision' | 'turn';

function stops(line: LogLine, stride: Stride): boolean {
  if (stride === 'turn') return line.type === 'TurnBegan';
  if (stride === 'decision') return line.type === 'DecisionMade' || line.type === 'ActionReversed';
  return !isBookkeeping(line);
}

/**
 * The next revision at which a walk in a direction stops; the first or the last one if there is none. Before the log is
 * loaded, it is the neighbor.
 */
export function nextStop(lines: readonly LogLine[], at: number, stride: Stride, direction: 1 | -1): number {
  if (lines.length === 0) return Math.max(0, at + direction);
  for (let i = at + direction; i >= 0 && i < lines.length; i += direction) {
    const line = lines[i];
    if (line !== undefined && stops(line, stride)) return i;
  }
  return direction === 1 ? Math.max(at, lines.length - 1) : 0;
}
