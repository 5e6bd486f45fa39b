import { isStoredEvent, Pace, readEntries, type EventStore } from '@stacktrail/event-store';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { streamOfGame, type GameHistory } from '@stacktrail/projection-runtime';
import { isSought, type Around } from '@stacktrail/views';
import { lineOf, seated, type LinesFor, type LogLine } from './log-line.js';
import { ruledBy } from './ruled.js';
import type { CountedLine } from './statistics.js';

/** Which lines are wanted: from a revision to another, both included, and how many at most. */
export interface WantedLines {
  readonly game: string;
  readonly from: number;
  readonly last: Revision;
  readonly limit: number;
}

/** The lines of a game whose events can be read, in order. */
export async function linesFrom(
  store: EventStore,
  { timeline }: GameHistory,
  { game, from, last, limit }: WantedLines,
  wishes: LinesFor,
): Promise<readonly LogLine[]> {
  if (timeline === null || from > last || limit <= 0) return [];
  const lines: LogLine[] = [];
  const eventAt = (revision: Revision): AnyGameEvent | undefined => timeline.event(revision);
  const states = timeline.states((from - 1) as Revision, last);
  let before: GameState = next(states);
  for await (const entry of readEntries(store, streamOfGame(game), { from, limit: last - from + 1 })) {
    if (lines.length >= limit) break;
    const after = next(states);
    const event = timeline.event(entry.revision);
    if (event !== undefined && isStoredEvent(entry) && isWanted(event, { before, after }, wishes)) {
      lines.push(lineOf(event, { before, after }, entry.recordedAt.toISOString(), wishes, ruledBy(event, eventAt)));
    }
    before = after;
  }
  return lines;
}

function isWanted(event: AnyGameEvent, around: Around, { sought, viewer }: LinesFor): boolean {
  return sought === undefined || isSought(event, around, sought, seated(viewer, around.after.players.length));
}

/** What is counted of each event up to a revision that can be read. */
export async function countedLines({ timeline }: GameHistory, last: Revision): Promise<readonly CountedLine[]> {
  if (timeline === null || last < 0) return [];
  const lines: CountedLine[] = [];
  let revision = 0;
  const pace = new Pace();
  for (const { turn } of timeline.states(0 as Revision, last)) {
    if (pace.isOver()) await pace.nextTurn();
    const event = timeline.event(revision as Revision);
    if (event !== undefined) {
      const isRuled = ruledBy(event, (at) => timeline.event(at)) !== null;
      lines.push([event.revision, event.type, event.player, turn, isRuled]);
    }
    revision += 1;
  }
  return lines;
}

function next(states: Generator<GameState>): GameState {
  const found = states.next() as IteratorResult<GameState, undefined>;
  if (found.done === true) throw new Error('a game has a state for each of its revisions');
  return found.value;
}
