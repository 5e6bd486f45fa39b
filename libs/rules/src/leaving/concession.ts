import type { PlayerId } from '@stacktrail/game-events';

/** Ways for a player to lose the game while it waits for anything, with the fact and the rule of each. */
export const interrupts = {
  /** CR 104.3a. */
  PlayerConceded: '104.3a',
  /** CR 104.3k. */
  ClockRanOut: '104.3k',
} as const;
export type Interrupt = keyof typeof interrupts;

/**
 * A player concedes, or their clock runs out, while the game waits for a decision. It is thrown into the waiting
 * procedure.
 */
export class Concession extends Error {
  override readonly name = 'Concession';

  constructor(
    readonly player: PlayerId,
    readonly interrupt: Interrupt,
  ) {
    super(`a player loses: ${interrupt}`);
  }
}
