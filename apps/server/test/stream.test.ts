import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Json } from './harness.js';
import { readEvents, type Message } from './read-events.js';
import { annsMain, answer, begin, pass, passUntil, pendingAt, startTable } from './table.js';

describe('the stream of events', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  let url: string;

  beforeAll(async () => {
    table = await startTable();
    url = `${await table.harness.app.getUrl()}${table.path}/stream`;
    await begin(table);
  });

  afterAll(() => table.harness.stop());

  const lastRevision = async (): Promise<number> =>
    (await table.judge.get(`${table.path}/board`).expect(200)).body.revision;
  const idsOf = (messages: readonly Message[]): readonly number[] => messages.map(({ id }) => Number(id));
  const upTo = (last: number, first: number): readonly number[] =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i);

  test('without a place to begin it gives what happens from now on', async () => {
    const before = await lastRevision();
    let answered: Promise<Json> | undefined;
    const messages = await readEvents(url, {
      on: ({ type }) => {
        if (type === 'ready') answered = answer(table, pass);
      },
      until: ({ type }) => type === 'DecisionAsked',
    });
    const { revisions } = await answered;
    expect(messages[0]).toMatchObject({ type: 'ready', id: `${before}` });
    expect(idsOf(messages.slice(1))).toEqual(upTo(revisions.last, revisions.first));
    const [made] = messages.slice(1);
    expect(made!.type).toBe('DecisionMade');
    expect(JSON.parse(made!.data)).toMatchObject({ type: 'DecisionMade', envelope: { revision: before + 1 } });
  });

  test('Last-Event-ID takes it up where it broke off, each event once and in order', async () => {
    const first = await readEvents(`${url}?after=-1`, { until: ({ id, type }) => type !== 'ready' && id === '9' });
    expect(idsOf(first.slice(1))).toEqual(upTo(9, 0));
    await passUntil(table, annsMain(1));
    const last = await lastRevision();
    const rest = await readEvents(`${url}?after=-1`, { lastEventId: '9', until: ({ id }) => id === `${last}` });
    expect(rest[0]).toMatchObject({ type: 'ready', id: '9' });
    expect(idsOf(rest.slice(1))).toEqual(upTo(last, 10));
  });

  test('a place that is none is refused', async () => {
    await expect(readEvents(url, { lastEventId: 'yesterday', until: () => true })).rejects.toThrow(/400/);
    await expect(readEvents(url, { token: 'nobody', until: () => true })).rejects.toThrow(/401/);
  });

  test('a seat sees its own cards in it, and a spectator nobody’s', async () => {
    const last = await lastRevision();
    const draws = async (token?: string): Promise<readonly Json[]> => {
      const from = { until: ({ id }: Message) => id === `${last}`, ...(token === undefined ? {} : { token }) };
      const messages = await readEvents(`${url}?after=-1`, from);
      return messages.map(({ data }) => JSON.parse(data)).filter(({ data }) => data?.manner === 'draw');
    };
    const anns = await draws(table.tokens[0]);
    expect(anns.filter(({ data }) => data.veiled.data !== undefined).every(({ data }) => data.seenBy === 1)).toBe(true);
    expect(anns.some(({ data }) => data.veiled.data !== undefined)).toBe(true);
    for (const { data } of await draws()) expect(data.veiled).toEqual({ commitment: data.veiled.commitment });
  });

  test('the server ends it when it goes down, and does not wait for its readers', async () => {
    const other = await startTable();
    const itsUrl = `${await other.harness.app.getUrl()}${other.path}/stream`;
    const { id } = await pendingAt(other);
    let stopped: Promise<void> | undefined;
    const messages = await readEvents(itsUrl, {
      on: () => {
        stopped = other.harness.stop();
      },
      until: () => false,
    });
    await stopped;
    expect(idsOf(messages)).toEqual([id]);
  });
});
