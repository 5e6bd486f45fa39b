import type { EventStore } from '@stacktrail/event-store';
import type { AnyGameEvent } from '@stacktrail/game-events';
import type { LiveGame, Secrets } from '@stacktrail/rules';
import { checkCommand } from '../checks/command-faults.js';
import type { CreateGame } from '../commands.js';
import { beginMatch, randomnessOf } from '../starting/begin-match.js';
import { storePlayed } from '../starting/store-match.js';
import { sealBatch } from '../storage/game-stream.js';

/** A game that is played in memory by whoever holds it, and can be stored once it has been played. */
export interface MemoryGame {
  readonly gameId: string;
  readonly live: LiveGame;
  /** The seed and nonces of its random draws: with them play can go on from any of its states. */
  readonly secrets: Secrets;
  /** Its first facts. */
  readonly events: readonly AnyGameEvent[];
  /**
   * Stores it.
   *
   * @param batches the facts since the first ones, a list for each answer
   */
  store(store: EventStore, batches: readonly (readonly AnyGameEvent[])[]): Promise<void>;
}

/**
 * Begins a game in memory. The same command with the same seed begins the same game.
 *
 * @throws InvalidCommand, InvalidSetup
 */
export function beginInMemory(command: CreateGame): MemoryGame {
  checkCommand(command);
  const randomness = randomnessOf(command);
  const begun = beginMatch(command, randomness.uuid('game'), randomness);
  const { gameId, live, secrets, chain } = begun.match;
  return {
    gameId,
    live,
    secrets: { ...begun.seed, nonces: secrets.nonces },
    events: begun.events,
    store: (store, batches) =>
      storePlayed(
        store,
        begun,
        batches.map((each) => sealBatch(gameId, chain, each)),
      ),
  };
}
