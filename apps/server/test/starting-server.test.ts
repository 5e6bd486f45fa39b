import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, type StreamName } from '@stacktrail/event-store';
import { Freshness } from '../src/stores/freshness.js';
import { startServer, type Harness } from './harness.js';
import { begin, sitDown, takeSeats, type Table } from './table.js';

const slownessMs = 300;

/** A store whose list of streams comes late: as where much stands before a game in the log. */
class BeginningLate extends MemoryEventStore {
  override async streams(prefix: string): Promise<readonly StreamName[]> {
    await delay(slownessMs);
    return super.streams(prefix);
  }
}

test('a read model that catches up just as it is asked is asked again', async () => {
  const fresh = new Freshness(() => Promise.resolve(undefined));
  const follower = { caughtUp: false, whenCaughtUp: () => Promise.resolve(), waitFor: () => Promise.resolve() };
  const answers = [[], ['a game']];
  const find = (): readonly string[] => {
    follower.caughtUp = true;
    return answers.shift() ?? [];
  };
  expect(await fresh.listed(follower, find)).toEqual(['a game']);
  Object.assign(follower, { caughtUp: false });
  answers.push([], ['a page']);
  expect(await fresh.found('a game', follower, () => find()[0])).toBe('a page');
});

describe('a server that has just started on a store with a game', () => {
  const harnesses: Harness[] = [];
  const store = new BeginningLate();
  let begun: Table;
  let object: number;

  beforeAll(async () => {
    const before = await startServer(store);
    harnesses.push(before);
    begun = await sitDown(before);
    await begin(begun);
    const { body: board } = await begun.seats[0]!.get(`${begun.path}/board`).expect(200);
    object = board.seats[0].hand.cards[0].id;
  });
  afterAll(async () => {
    for (const each of harnesses) await each.stop();
  });

  const started = async (): Promise<Table> => {
    const harness = await startServer(store);
    harnesses.push(harness);
    return takeSeats(harness, begun.game, begun.tokens, begun.judgeToken);
  };

  const pages = [
    '',
    '/board?at=0',
    '/frames?limit=1',
    '/log',
    '/statistics',
    '/events/1/explanation?depth=1',
    '/objects/HAND/account',
    '/events',
    '/disputes',
  ];
  test.each(pages)('waits for its read models before it answers for %s', async (page) => {
    const table = await started();
    await table.seats[0]!.get(table.path + page.replace('HAND', `${object}`)).expect(200);
  });

  test('says of a game that nobody knows that there is none once it has read all', async () => {
    const table = await started();
    const { body } = await table.judge.get('/games/11111111-1111-4111-8111-111111111111/board').expect(404);
    expect(body.type).toBe('urn:stacktrail:problem:no-such-game');
  });
});
