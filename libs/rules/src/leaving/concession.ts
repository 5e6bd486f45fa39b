import type { PlayerId } from '@stacktrail/game-events';

/** A player concedes while the game waits for a decision (CR 104.3a): thrown into what waits. */
export class Concession extends Error {
  override readonly name = 'Concession';

  constructor(readonly player: PlayerId) {
    super('a player concedes');
  }
}
