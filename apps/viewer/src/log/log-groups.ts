import type { LogLine } from '../contract/log.js';
import { isBookkeeping } from '../table/bookkeeping.js';

/** The lines of a step of a turn, one after the other. */
export interface StepGroup {
  readonly step: string;
  readonly lines: readonly LogLine[];
}

/** The lines of a turn, in steps. */
export interface TurnGroup {
  readonly turn: number;
  readonly first: number;
  readonly last: number;
  readonly steps: readonly StepGroup[];
}

/** A log grouped by turns and steps. If play was taken back, a turn can appear twice. */
export function groupLines(lines: readonly LogLine[]): readonly TurnGroup[] {
  const turns: { turn: number; first: number; last: number; steps: { step: string; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    let turn = turns.at(-1);
    if (turn?.turn !== line.turn) {
      turn = { turn: line.turn, first: line.revision, last: line.revision, steps: [] };
      turns.push(turn);
    }
    turn.last = line.revision;
    // When a turn begins, the state still has the last step of the turn before.
    const name = line.type === 'TurnBegan' ? 'untap' : line.step;
    const step = turn.steps.at(-1);
    if (step?.step === name) step.lines.push(line);
    else turn.steps.push({ step: name, lines: [line] });
  }
  return turns;
}

/** The lines of a step that are shown. */
export function shownLines({ lines }: StepGroup, everything: boolean): readonly LogLine[] {
  return everything ? lines : lines.filter((line) => !isBookkeeping(line));
}
