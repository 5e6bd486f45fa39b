import type { PlayerId, Revision } from '@stacktrail/game-events';

/** Players who win or lose the game at the same time. */
export interface SimultaneousResults {
  readonly wins: PlayerResult[];
  readonly losses: PlayerResult[];
}

/** A player's win or loss, with its rule and causes. */
export interface PlayerResult {
  readonly player: PlayerId;
  readonly rule: string;
  readonly causes: readonly Revision[];
}
