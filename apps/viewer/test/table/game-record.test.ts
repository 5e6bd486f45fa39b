import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Client } from '../../src/http/client.js';
import { RequestProblem } from '../../src/http/problem.js';
import { GameRecord } from '../../src/table/game-record.js';

/** A server whose game grows by hand, and which can be made to wait before it answers for the log. */
class GrowingGame extends Client {
  last = 0;
  logWaitsFor: Promise<void> = Promise.resolve();
  /** Thrown instead of the next answers, in order. */
  failures: unknown[] = [];
  /** The revisions that reverse what stands after another one. */
  reversals: readonly { readonly revision: number; readonly to: number }[] = [];
  logRequests = 0;
  private tell: (text: string) => void = () => undefined;

  override async get<T>(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): Promise<T> {
    return (await this.answerTo(path, Number(query['from'] ?? 0), Number(query['limit'] ?? Infinity))) as T;
  }

  private async answerTo(path: string, from: number, limit: number): Promise<object> {
    if (this.failures.length > 0) throw this.failures.shift();
    const { last } = this;
    if (path.endsWith('/board')) return { revision: last };
    if (path.endsWith('/frames')) {
      return { first: { revision: from }, changes: Array.from({ length: last - from }, () => null), next: null };
    }
    await this.logWaitsFor;
    this.logRequests += 1;
    const count = Math.min(limit, last - from + 1);
    const next = from + count > last ? null : from + count;
    return { at: last, lines: Array.from({ length: count }, (_, i) => this.lineAt(from + i)), next };
  }

  private lineAt(revision: number): object {
    const done = this.reversals.filter((reversal) => reversal.revision <= this.last);
    const type = done.some((reversal) => reversal.revision === revision) ? 'ActionReversed' : 'PriorityPassed';
    const by = done.find((reversal) => reversal.to < revision && revision < reversal.revision);
    return { revision, type, reversedBy: by?.revision ?? null };
  }

  stream(): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.tell = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body);
  }

  /** One more event, of which the stream tells. */
  grow(): void {
    this.last += 1;
    this.tell(`id: ${this.last}\nevent: PriorityPassed\ndata: {}\n\n`);
  }
}

describe('the record of a game that goes on', () => {
  let game: GrowingGame;
  let record: GameRecord;

  beforeEach(async () => {
    game = new GrowingGame();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(game.stream()));
    record = new GameRecord(game, '/games/a');
    await record.start(null);
  });
  afterEach(() => {
    record.end();
    jest.restoreAllMocks();
  });

  async function untilLast(last: number): Promise<void> {
    for (let waited = 0; record.last < last; waited += 10) {
      if (waited > 3000) throw new Error(`the record ends at ${record.last}, not at ${last}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  test('has what the stream tells of', async () => {
    game.grow();
    await untilLast(1);
    expect(record.lines.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  test('has what the stream tells of while an earlier log is still being loaded', async () => {
    let answer: () => void = () => undefined;
    game.logWaitsFor = new Promise((resolve) => (answer = resolve));
    game.grow();
    await untilLast(1);
    game.grow();
    await new Promise((resolve) => setTimeout(resolve, 400));
    answer();
    await untilLast(2);
  });

  test('asks again for what was refused for a while, though nothing else happens', async () => {
    const told: string[] = [];
    record.subscribe(() => told.push(record.problem?.title ?? 'nothing'));
    game.failures = [new RequestProblem(503, 'The read model is behind', 'Ask again.')];
    game.grow();
    await untilLast(1);
    expect(told).toContain('The read model is behind');
    expect(record.problem).toBeNull();
    expect(record.lines.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  test('asks again once the network is back', async () => {
    game.failures = [new RequestProblem(0, 'The server can’t be reached', 'fetch failed')];
    const refreshed = record.refresh();
    game.last = 1;
    await refreshed;
    expect(record).toMatchObject({ last: 1, problem: null });
  });

  test('says that the page has a fault where the page has one, and tries nothing again', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new TypeError('undefined is no board');
    game.failures = [fault];
    await record.refresh();
    expect(record.problem).toMatchObject({ status: null, title: 'The page has a fault', detail: fault.message });
    expect(complaint).toHaveBeenCalledWith(fault);
    game.grow();
    await untilLast(1);
    expect(record.problem).toBeNull();
  });
});

describe('the record of a game with reversals', () => {
  let game: GrowingGame;
  let record: GameRecord;
  beforeEach(() => {
    game = new GrowingGame();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(game.stream()));
    record = new GameRecord(game, '/games/a');
  });
  afterEach(() => {
    record.end();
    jest.restoreAllMocks();
  });

  test('that is long is loaded once, whichever page a reversal stands in', async () => {
    game.last = 4500;
    game.reversals = [
      { revision: 900, to: 880 },
      { revision: 2600, to: 1900 },
      { revision: 4400, to: 4390 },
    ];
    await record.start(null);
    expect(game.logRequests).toBe(3);
    expect(record.lines).toHaveLength(4501);
    expect(record.lines.filter(({ reversedBy }) => reversedBy === 2600)).toHaveLength(699);
  });

  test('has earlier lines marked as reversed once a reversal comes', async () => {
    game.last = 30;
    game.reversals = [{ revision: 31, to: 20 }];
    await record.start(null);
    expect(record.lines[25]).toMatchObject({ reversedBy: null });
    game.last = 31;
    await record.refresh();
    expect(record.lines.map(({ revision }) => revision)).toEqual(Array.from({ length: 32 }, (_, i) => i));
    expect(record.lines[25]).toMatchObject({ reversedBy: 31 });
  });

  test('has them so too where the reversal comes between two pages', async () => {
    game.last = 2500;
    game.reversals = [{ revision: 2501, to: 100 }];
    let answer: () => void = () => undefined;
    const begun = record.start(null);
    while (game.logRequests === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    game.logWaitsFor = new Promise((resolve) => (answer = resolve));
    game.last = 2501;
    answer();
    await begun;
    await record.refresh();
    expect(record.lines).toHaveLength(2502);
    expect(record.lines[1000]).toMatchObject({ reversedBy: 2501 });
  });
});

describe('the record of a game that can’t be asked about at first', () => {
  test('begins as soon as the server answers', async () => {
    const game = new GrowingGame();
    game.failures = [new RequestProblem(503, 'The read model is behind', 'Ask again.')];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(game.stream()));
    const record = new GameRecord(game, '/games/a');
    await record.start(null);
    expect(record).toMatchObject({ last: 0, problem: null });
    record.end();
    jest.restoreAllMocks();
  });
});
