import type { AnyGameEvent } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead, ShortcutTaken } from '@stacktrail/rules';

/** The result of a command before it is stored. */
export interface Decided {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Accepted['reversed'];
  readonly unused: readonly AnswerAhead[];
  readonly shortcut?: ShortcutTaken;
}

/** A result with facts that no rule of the game made, such as a judge's words or a vote. */
export function decidedOutsideRules(events: readonly AnyGameEvent[]): Decided {
  return { accepted: true, events, reversed: null, unused: [] };
}
