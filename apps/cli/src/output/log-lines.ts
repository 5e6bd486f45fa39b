import type { AnyGameEvent, EventType, PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import type { Timeline } from '@stacktrail/game-state';
import { describeEvent, reversedBy, reversedStretches, reversalsIn, type Around } from '@stacktrail/views';

/** One fact as a viewer may read it. */
export interface LogLine {
  readonly revision: Revision;
  readonly type: EventType;
  readonly rule: string;
  readonly causes: readonly Revision[];
  readonly turn: number;
  readonly player: PlayerId | null;
  readonly text: string;
  /** The reversal that took it back; `null` if none did. */
  readonly reversedBy: Revision | null;
}

/**
 * The log of a game up to a revision; reversed stretches are in it and marked (CR 731).
 *
 * @param events the game's events up to there, without those that can't be read
 * @param isWanted which events have a line; all where absent
 */
export function logLines(
  timeline: Timeline,
  events: readonly AnyGameEvent[],
  at: Revision,
  viewer: Viewer,
  isWanted: (event: AnyGameEvent, around: Around) => boolean = () => true,
): readonly LogLine[] {
  const stretches = reversedStretches(reversalsIn(events), at);
  let before = timeline.at(-1 as Revision);
  return events.flatMap((event) => {
    const after = timeline.at(event.revision);
    const around = { before, after };
    before = after;
    if (!isWanted(event, around)) return [];
    const { revision, type, rule, causes, player } = event;
    const text = describeEvent(event, around, viewer);
    return [
      { revision, type, rule, causes, turn: after.turn, player, text, reversedBy: reversedBy(stretches, revision) },
    ];
  });
}

/** Whether a fact only records a question, or a player who passes priority: most facts of a game are of that kind. */
export function isBookkeeping(event: AnyGameEvent): boolean {
  switch (event.type) {
    case 'DecisionAsked':
    case 'PriorityPassed':
      return true;
    case 'DecisionMade': {
      const { answer } = event.data;
      return answer.form === 'action' && (answer.action.do === 'pass' || answer.action.do === 'pay');
    }
    default:
      return false;
  }
}

const RULE_WIDTH = 9;

/** Log lines as text, without a newline at the end. What a reversal took back has a `~` before it. */
export function logText(lines: readonly LogLine[]): string {
  const width = String(lines.at(-1)?.revision ?? 0).length;
  return lines
    .flatMap((line) => {
      const mark = line.reversedBy === null ? ' ' : '~';
      const text = `${mark}${String(line.revision).padStart(width)}  ${line.rule.padEnd(RULE_WIDTH)}${line.text}`;
      return line.type === 'TurnBegan' ? ['', text] : [text];
    })
    .join('\n');
}
