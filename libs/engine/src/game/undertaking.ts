import type { PlayerId } from '@stacktrail/game-events';

/**
 * Something that a player, or an object that they control, is in the midst of: casting, activating, paying, resolving.
 * It ends unfinished if the player leaves the game (CR 800.4).
 */
export class Undertaking {
  constructor(readonly player: PlayerId) {}
}

/** Nothing of an undertaking happens any more. Whoever runs it catches this. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned';

  constructor(readonly undertaking: Undertaking) {
    super('the player has left the game');
  }
}
