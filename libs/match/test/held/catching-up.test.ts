import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable, MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import type { Revision } from '@stacktrail/game-events';
import { stateDigest } from '@stacktrail/game-state';
import { Prng } from '@stacktrail/kernel';
import { isResumePoint } from '@stacktrail/rules';
import { randomDecks } from '@stacktrail/test-kit';
import { Matches, verifyGame, type CurrentGame } from '../../src/index.js';
import { ada, ben, Table } from '../table.js';

/** How many games of random decks are played; `CATCHING_UP_GAMES=200` is the long form. */
const games = Number(process.env['CATCHING_UP_GAMES'] ?? 4);

/** A store that notes from which revision on games are read, and can lose the answer of an append. */
class Watched extends MemoryEventStore {
  readonly readFrom: number[] = [];
  /** Whether the next append is stored, and whether it is answered. */
  next: 'stored' | 'answer lost' | 'not stored' = 'stored';

  override read(...[stream, options]: Parameters<EventStore['read']>): ReturnType<EventStore['read']> {
    this.note(stream, options);
    return super.read(stream, options);
  }

  override async append(...append: Parameters<EventStore['append']>): ReturnType<EventStore['append']> {
    const { next } = this;
    this.next = 'stored';
    if (next === 'not stored') throw new EventStoreUnavailable('the store is away');
    const appended = await super.append(...append);
    if (next === 'answer lost') throw new EventStoreUnavailable('the answer was lost');
    return appended;
  }

  private note(stream: string, { from, limit, direction }: Parameters<EventStore['read']>[1] = {}): void {
    if (stream.startsWith('game-') && direction !== 'backward' && limit !== 1) this.readFrom.push(Number(from ?? 0));
  }
}

function shown({ state, revision, decision, requests, drawOffer }: CurrentGame): object {
  const question = decision?.question;
  const actions = question?.form === 'action' ? question.actions() : [];
  // Questions hold functions, which no comparison looks into.
  const asked = JSON.parse(JSON.stringify({ decision, actions })) as object;
  return { state: stateDigest(state), revision, asked, requests, drawOffer };
}

/** What a process says of the game is what one says that has just read it whole. */
async function expectAsStored(table: Table, matches: Matches): Promise<void> {
  const fresh = await new Matches(table.store).current(table.gameId);
  expect(shown(await matches.current(table.gameId))).toEqual(shown(fresh));
}

async function expectVerified({ store, gameId }: Table): Promise<void> {
  expect(verifyGame(await new Matches(store).load(gameId)).checks.flatMap(({ problems }) => problems)).toEqual([]);
}

describe('a process that another one has overtaken', () => {
  const numbers = Array.from({ length: games }, (_, game) => game);
  test.each(numbers)('has the game as the store has it, whatever was played meanwhile (game %i)', async (game) => {
    const seats = randomDecks(`overtaken ${game}`, 2).map((deck, seat) => ({ name: `seat ${seat}`, deck }));
    const table = await Table.open(`overtaken ${game}`, new MemoryEventStore(), {}, { seats });
    const [one, other] = [new Matches(table.store), new Matches(table.store)];
    const chance = Prng.from(`overtaken ${game}`);
    for (let round = 0; round < 30; round++) {
      await table.play(1 + chance.below(6), one);
      await expectAsStored(table, other);
      await table.play(chance.below(4), other);
      if ((await other.current(table.gameId)).decision === null) break;
    }
    await expectVerified(table);
  });

  test('reads what was added since, and the whole game only before it has a priority point', async () => {
    const store = new Watched();
    const table = await Table.open('reads', store);
    const other = new Matches(store);
    await table.playToPriority();
    await other.current(table.gameId);
    store.readFrom.length = 0;
    for (let round = 0; round < 20; round++) {
      await table.play(2);
      await table.play(2, other);
    }
    expect(store.readFrom.length).toBeGreaterThan(20);
    expect(store.readFrom).not.toContain(0);
  });

  test('has what was rewound, offered, asked for and conceded by others', async () => {
    const table = await Table.open('besides');
    const other = new Matches(table.store);
    const { gameId, matches } = table;
    await table.play(60);
    await expectAsStored(table, other);
    const points = (await matches.load(gameId)).events.flatMap((_, i, events) => (isResumePoint(events, i) ? [i] : []));
    for (const back of [1, 12]) {
      await matches.rewind(gameId, {
        commandId: table.nextCommand(),
        judge: 'Jo',
        to: points.at(-back)! as Revision,
        reason: 'a missed trigger',
      });
      await expectAsStored(table, other);
      await table.play(3, other);
      await expectAsStored(table, matches);
    }
    await matches.offerDraw(gameId, { commandId: table.nextCommand(), player: ada });
    await expectAsStored(table, other);
    await matches.requestRewind(gameId, {
      commandId: table.nextCommand(),
      player: ben,
      to: points.at(-2)! as Revision,
      reason: 'a slip',
    });
    await expectAsStored(table, other);
    await table.play(4, other);
    await other.concede(gameId, { commandId: table.nextCommand(), player: ben });
    await expectAsStored(table, matches);
    expect((await matches.current(gameId)).decision).toBeNull();
    await expectVerified(table);
  });
});

describe('a process whose append was not answered', () => {
  test.each(['answer lost', 'not stored'] as const)(
    'finds out that it was %s from the end of the game',
    async (next) => {
      const store = new Watched();
      const table = await Table.open('unanswered', store);
      await table.playToPriority();
      for (let round = 0; round < 20; round++) {
        store.readFrom.length = 0;
        store.next = next;
        await expect(table.answer()).rejects.toThrow(EventStoreUnavailable);
        const repeated = await table.matches.submit(table.gameId, table.sent.at(-1)!);
        expect(repeated).toMatchObject({ accepted: true, repeated: next === 'answer lost' });
        expect(store.readFrom.filter((from) => from === 0)).toEqual([]);
        await expectAsStored(table, table.matches);
        await table.play(1);
      }
      await expectVerified(table);
    },
  );
});

/** The store up to a revision of its game. */
async function copied(store: EventStore, end: Revision): Promise<MemoryEventStore> {
  const copy = new MemoryEventStore();
  for (const name of await store.streams('')) {
    for await (const event of store.read(name)) {
      if (!name.startsWith('game-') || event.revision <= end) await copy.append(name, 'any', [event]);
    }
  }
  return copy;
}

describe('a stream that isn’t what it was known to be is read whole', () => {
  test('where its end is gone', async () => {
    const store = new Watched();
    const table = await Table.open('shorter', store);
    await table.play(40);
    const end = (await table.current()).revision;
    await table.play(3);
    const copy = await copied(store, end);
    const matches = new Matches(store);
    await matches.current(table.gameId);
    Object.assign(store, { read: copy.read.bind(copy) });
    expect((await matches.current(table.gameId)).revision).toBe(end);
  });

  test('where another batch stands in the place of the last one', async () => {
    const store = new Watched();
    const table = await Table.open('another', store);
    const { gameId, matches } = table;
    await table.playToPriority();
    const copy = await copied(store, (await table.current()).revision);
    await matches.offerDraw(gameId, { commandId: 'one', player: ada });
    await new Matches(copy).offerDraw(gameId, { commandId: 'other', player: ben });
    Object.assign(store, { read: copy.read.bind(copy), next: 'not stored' });
    await expect(table.answer()).rejects.toThrow(EventStoreUnavailable);
    expect((await table.current()).drawOffer?.player).toBe(ben);
  });
});
