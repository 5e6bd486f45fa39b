import type { PlayerId } from '@stacktrail/game-events';

/**
 * An action that a player, or an object that they control, has begun: casting, activating, paying, resolving. It ends
 * unfinished if the player leaves the game (CR 800.4).
 */
export class Undertaking {
  constructor(readonly player: PlayerId) {}
}

/** The rest of an unfinished action doesn't happen. Whoever runs the action catches this. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';

  constructor(readonly undertaking: Undertaking) {
    super('the player has left the game');
  }
}
