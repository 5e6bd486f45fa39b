import type { EventStore } from '@stacktrail/event-store';
import type { CreateGame } from '../commands.js';
import { InvalidSetup } from '../errors.js';
import type { Seed } from '../storage/secrets.js';
import { SeedPromises, type SeedPromise } from '../storage/seed-promises.js';

/** Seeds that are promised before a game is begun with them. */
export class PromisedSeeds {
  private readonly promises: SeedPromises;

  constructor(store: EventStore) {
    this.promises = new SeedPromises(store);
  }

  make(): Promise<SeedPromise> {
    return this.promises.make();
  }

  /** What was promised, without the seed; nothing where there is no such promise. */
  async find(id: string): Promise<SeedPromise | undefined> {
    const found = await this.promises.find(id);
    if (found === undefined) return undefined;
    const { seed: _secret, ...promise } = found;
    return promise;
  }

  /** The seed that a command says was promised, taken for its game; none where it names none. @throws InvalidSetup */
  async seedOf(command: CreateGame, gameId: string): Promise<Seed | undefined> {
    const { promise, seed, seats } = command;
    if (promise === undefined) return undefined;
    if (seed !== undefined) throw new InvalidSetup('A game with a promised seed can’t have a seed of its own');
    if (seats.some(({ nonce }) => nonce === undefined)) {
      throw new InvalidSetup('Where a seed was promised each seat gives its nonce, so that nobody chose the outcome');
    }
    const found = await this.promises.find(promise);
    if (found === undefined) throw new InvalidSetup(`There is no promised seed ${promise}`);
    if (await this.promises.takeFor(promise, gameId)) return found.seed;
    throw new InvalidSetup(`The promised seed ${promise} was used for another game`);
  }
}
