import type { PlayerId, Revision } from '@stacktrail/game-events';

/** Players who win or lose the game at one time. */
export interface SimultaneousResults {
  readonly wins: PlayerResult[];
  readonly losses: PlayerResult[];
}

/** One player's win or loss: by which rule, and which facts caused it. */
export interface PlayerResult {
  readonly player: PlayerId;
  readonly rule: string;
  readonly causes: readonly Revision[];
}
