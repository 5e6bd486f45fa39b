import type { PlayerId } from '@stacktrail/game-events';

/** Why a player loses the game in the midst of whatever it waits for: the fact of it, and its rule. */
export const interrupts = {
  /** CR 104.3a. */
  PlayerConceded: '104.3a',
  /** CR 104.3k. */
  ClockRanOut: '104.3k',
} as const;
export type Interrupt = keyof typeof interrupts;

/** A player concedes, or their clock runs out, while the game waits for a decision: thrown into what waits. */
export class Concession extends Error {
  override readonly name = 'Concession';

  constructor(
    readonly player: PlayerId,
    readonly interrupt: Interrupt,
  ) {
    super(`a player loses: ${interrupt}`);
  }
}
