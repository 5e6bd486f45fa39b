import { invariant } from '@stacktrail/kernel';
import { createInterface } from 'node:readline';
import type { AnyGameEvent, Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { GameRecord } from '@stacktrail/match';
import { boardView } from '@stacktrail/views';
import type { Io } from '../io.js';
import { boardText } from '../output/board-text.js';
import { isBookkeeping, logLines, type LogLine } from '../output/log-lines.js';
import { paint } from '../output/paint.js';

const help = 'n next, p previous, t next turn, w why, b board, q quit';

/**
 * Goes through a game fact by fact: a letter a step, each followed by Enter.
 *
 * @param from the revision to begin at
 */
export async function goThrough(io: Io, record: GameRecord, from: Revision, viewer: Viewer): Promise<void> {
  const timeline = fold(record.catalog, record.history);
  const { facts } = record;
  const all = logLines(timeline, facts, record.lastRevision, viewer);
  const lines = all.filter((_, i) => !isBookkeeping(facts[i] as AnyGameEvent));
  let at = Math.max(
    0,
    lines.findIndex(({ revision }) => revision >= from),
  );
  const here = (): LogLine => {
    const line = lines[at];
    invariant(line !== undefined, () => `there is no line ${at} of ${lines.length}`);
    return line;
  };
  if (lines.length === 0) return;
  io.out.write(`${help}\n${lineText(io, here())}\n`);
  for await (const typed of createInterface({ input: io.input() as NodeJS.ReadableStream })) {
    const key = typed.trim();
    if (key === 'q') return;
    if (key === 'w') io.out.write(whyText(io, here(), all));
    else if (key === 'b') io.out.write(`${boardText(boardView(timeline.at(here().revision), viewer))}\n`);
    else if (key === 'n' || key === '') at = Math.min(lines.length - 1, at + 1);
    else if (key === 'p') at = Math.max(0, at - 1);
    else if (key === 't') at = nextTurn(lines, at);
    else io.out.write(`${help}\n`);
    if (['n', '', 'p', 't'].includes(key)) io.out.write(`${lineText(io, here())}\n`);
  }
}

function nextTurn(lines: readonly LogLine[], at: number): number {
  const next = lines.findIndex(({ type }, i) => i > at && type === 'TurnBegan');
  return next < 0 ? lines.length - 1 : next;
}

function lineText(io: Io, { revision, turn, rule, text, reversedBy }: LogLine): string {
  const taken = reversedBy === null ? '' : paint(io, 'red', ` (taken back at ${reversedBy})`);
  return `${paint(io, 'dim', `${revision}  turn ${turn}`)}  ${paint(io, 'cyan', rule)}  ${text}${taken}`;
}

/** What a fact follows from, back to the decision behind it, one cause after the other. */
function whyText(io: Io, line: LogLine, all: readonly LogLine[]): string {
  const told: string[] = [];
  for (let at: LogLine | undefined = line; at !== undefined && told.length < 20; at = all[at.causes[0] ?? -1]) {
    told.push(`${'  '.repeat(Math.min(told.length, 8))}${lineText(io, at)}`);
  }
  return `${told.join('\n')}\n`;
}
