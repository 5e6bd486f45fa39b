import type { PlayerId, Revision } from '@stacktrail/game-events';

/** Players who win or lose the game at one time. */
export interface Ends {
  readonly wins: Ending[];
  readonly losses: Ending[];
}

/** One player's win or loss: by which rule, and which facts caused it. */
export interface Ending {
  readonly player: PlayerId;
  readonly rule: string;
  readonly causes: readonly Revision[];
}
