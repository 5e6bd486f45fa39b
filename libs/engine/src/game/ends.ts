import type { PlayerId, Revision } from '@stacktrail/game-events';

/** Players who win or lose the game at one time. */
export interface Ends {
  readonly wins: Ending[];
  readonly losses: Ending[];
}

/** That a player wins or loses, by which rule, and what it follows from. */
export interface Ending {
  readonly player: PlayerId;
  readonly rule: string;
  readonly causes: readonly Revision[];
}
