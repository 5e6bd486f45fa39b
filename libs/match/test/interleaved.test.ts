import { expect, test } from '@jest/globals';
import {
  EventStoreUnavailable,
  MemoryEventStore,
  streamName,
  type Appended,
  type EventStore,
  type StoredEvent,
} from '@stacktrail/event-store';
import fc, { type Scheduler } from 'fast-check';
import type { Committed, SubmitAnswer } from '../src/commands.js';
import { Matches, RandomBot, Sight, verifyGame } from '../src/index.js';
import { seats } from './decks.js';

/** A store whose every call waits its turn, and which loses the answers of some appends that it has stored. */
class Interleaved extends MemoryEventStore {
  constructor(
    private readonly inner: EventStore,
    private readonly scheduler: Scheduler,
    private readonly losesAnswer: () => boolean,
  ) {
    super();
  }

  override async append(...append: Parameters<EventStore['append']>): Promise<Appended> {
    await this.scheduler.schedule(Promise.resolve(), 'append');
    const appended = await this.inner.append(...append);
    await this.scheduler.schedule(Promise.resolve(), 'answer');
    if (this.losesAnswer()) throw new EventStoreUnavailable('the answer was lost');
    return appended;
  }

  override async *read(...read: Parameters<EventStore['read']>): AsyncIterable<StoredEvent> {
    await this.scheduler.schedule(Promise.resolve(), 'read');
    yield* this.inner.read(...read);
  }
}

/** Sends a command until it is answered. */
async function untilAnswered(matches: Matches, game: string, command: SubmitAnswer): Promise<Committed | 'stale'> {
  for (;;) {
    try {
      const done = await matches.submit(game, command);
      if (done.accepted) return done;
      if (done.stale) return 'stale';
      throw new Error(`${done.rule}: ${done.message}`);
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
    }
  }
}

/** The two answers of two players' tools to the pending decision, each under an id of its own. */
async function rivalAnswers(matches: Matches, game: string, round: number): Promise<readonly SubmitAnswer[]> {
  const { state, decision } = await matches.current(game);
  if (decision === null) throw new Error('the game is over');
  const player = decision.decidedBy;
  return ['one', 'other'].map((rival) => {
    const answer = new RandomBot(`${rival} ${round}`).answer(new Sight(state, player), decision);
    return { commandId: `${rival} ${round}`, player, decision: decision.id, ...answer };
  });
}

async function commandsIn(store: EventStore, game: string): Promise<readonly unknown[]> {
  const ids = new Set<unknown>();
  for await (const { metadata } of store.read(streamName(`game-${game}`))) {
    if (metadata['command'] === 'SubmitAnswer') ids.add(metadata['$correlationId']);
  }
  return [...ids];
}

const rounds = 4;

test('two processes that get two answers each at once, their calls to the store in any order, hold one game right', async () => {
  const lostAnswers = fc.array(fc.boolean(), { maxLength: 12 });
  const property = fc.asyncProperty(fc.scheduler(), lostAnswers, async (scheduler, lost) => {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats, seed: 'interleaved' });
    const left = [...lost];
    const shared = new Interleaved(store, scheduler, () => left.shift() === true);
    const servers = [new Matches(shared), new Matches(shared)];
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const commands = await rivalAnswers(new Matches(store), gameId, round);
      const sent = servers.flatMap((server) => commands.map((command) => untilAnswered(server, gameId, command)));
      const [one, other, oneAgain, otherAgain] = await scheduler.waitFor(Promise.all(sent));
      expect([one === 'stale', other === 'stale'].sort()).toEqual([false, true]);
      expect(spanOf(oneAgain)).toEqual(spanOf(one));
      expect(spanOf(otherAgain)).toEqual(spanOf(other));
      acknowledged.push(commands[one === 'stale' ? 1 : 0]!.commandId);
    }
    expect(await commandsIn(store, gameId)).toEqual(acknowledged);
    expect(verifyGame(await new Matches(store).load(gameId)).ok).toBe(true);
  });
  await fc.assert(property, { numRuns: 40 });
});

function spanOf(done: Committed | 'stale' | undefined): unknown {
  return typeof done === 'object' ? [done.firstRevision, done.lastRevision] : done;
}
