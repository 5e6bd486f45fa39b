import type { AnyGameEvent } from '@stacktrail/game-events';
import type { Accepted, AnswerAhead, ShortcutTaken } from '@stacktrail/rules';

/** What a command comes to before it is stored. */
export interface Decided {
  readonly accepted: true;
  readonly events: readonly AnyGameEvent[];
  readonly reversed: Accepted['reversed'];
  readonly unused: readonly AnswerAhead[];
  readonly shortcut?: ShortcutTaken;
}

/** A decision that stores facts which no rule of the game made, such as a judge's words or a vote. */
export function decidedOutsideRules(events: readonly AnyGameEvent[]): Decided {
  return { accepted: true, events, reversed: null, unused: [] };
}
