import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Client } from '../../src/http/client.js';
import { problemOf, RequestProblem } from '../../src/http/problem.js';
import { untilAnswered } from '../../src/http/until-answered.js';

const away = (status: number | null, retryAfterMs = 0): RequestProblem =>
  new RequestProblem(status, 'It is away', 'Ask again.', null, [], retryAfterMs);

/** A request that fails so, one time after the other, and is answered then; and how long was waited between. */
function failing(...failures: Error[]) {
  const waits: number[] = [];
  return {
    waits,
    request: (): Promise<string> =>
      failures.length === 0 ? Promise.resolve('done') : Promise.reject(failures.shift()!),
    wait: (ms: number): Promise<void> => Promise.resolve(void waits.push(ms)),
  };
}

describe('a request that is made until it is answered', () => {
  test('is made again while the server is busy, away, or out of reach, with longer and longer pauses', async () => {
    const { request, wait, waits } = failing(...[0, 429, 502, 503, 504, 0, 503].map((status) => away(status)));
    const told: unknown[] = [];
    const onProblem = ({ status }: RequestProblem): void => void told.push(status);
    expect(await untilAnswered(request, { wait, onProblem })).toBe('done');
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(told).toEqual([0, 429, 502, 503, 504, 0, 503]);
  });

  test('waits as long as the server asks for', async () => {
    const { request, wait, waits } = failing(away(429, 30_000), away(503));
    await untilAnswered(request, { wait });
    expect(waits).toEqual([30_000, 1000]);
  });

  test.each([400, 401, 403, 404, 409, 422, 500, null])(
    'is made once if it is refused for good (%s)',
    async (status) => {
      const { request, wait, waits } = failing(away(status));
      await expect(untilAnswered(request, { wait })).rejects.toMatchObject({ status });
      expect(waits).toEqual([]);
    },
  );

  test('is made no more often than it may be', async () => {
    const { request, wait, waits } = failing(away(503), away(503), away(503));
    await expect(untilAnswered(request, { wait, attempts: 3 })).rejects.toMatchObject({ status: 503 });
    expect(waits).toHaveLength(2);
  });

  test('ends when nobody wants the answer any more', async () => {
    const stop = new AbortController();
    const { request } = failing(away(503), away(503));
    const wait = (): Promise<void> => Promise.resolve(stop.abort());
    await expect(untilAnswered(request, { wait, signal: stop.signal })).rejects.toMatchObject({ status: 503 });
  });
});

describe('what went wrong with a request', () => {
  afterEach(() => void jest.restoreAllMocks());

  const fetches = (answer: () => Promise<Response>): void =>
    void jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

  test('no answer, or one that breaks off: the server can’t be reached', async () => {
    fetches(() => Promise.reject(new TypeError('fetch failed')));
    await expect(new Client().get('/games')).rejects.toMatchObject({ status: 0, detail: 'fetch failed' });
    fetches(() => Promise.resolve(new Response('{"ga')));
    await expect(new Client().get('/games')).rejects.toMatchObject({ status: 0, title: 'The server can’t be reached' });
  });

  test('a refusal: its title, its rule, and how long to wait', async () => {
    const body = JSON.stringify({ title: 'The rules say no', detail: 'Not now.', rule: '601.2' });
    fetches(() => Promise.resolve(new Response(body, { status: 422, headers: { 'Retry-After': '2' } })));
    await expect(new Client().get('/games')).rejects.toMatchObject({
      status: 422,
      title: 'The rules say no',
      rule: '601.2',
      retryAfterMs: 2000,
    });
  });

  test('anything else is the page’s own fault', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(problemOf(new TypeError('no such field'))).toMatchObject({ status: null, title: 'The page has a fault' });
    expect(complaint).toHaveBeenCalledTimes(1);
  });

  test('a command is sent again with the same id', async () => {
    const ids: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      ids.push(new Headers(init?.headers).get('Idempotency-Key'));
      return Promise.resolve(new Response('{}', { status: ids.length === 1 ? 503 : 200 }));
    });
    await new Client().post('/games', {});
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });
});
