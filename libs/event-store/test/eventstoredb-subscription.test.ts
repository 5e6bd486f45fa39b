import { PassThrough } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import type { EventStoreDBClient, RecordedEvent } from '@eventstore/db-client';
import { subscribeOnce } from '../src/eventstoredb/subscription.js';

/** The client's subscription as a stream that the test writes to. */
function subscribe() {
  const source = Object.assign(new PassThrough({ objectMode: true }), { unsubscribe: () => Promise.resolve() });
  const client = { subscribeToAll: () => source } as unknown as EventStoreDBClient;
  const heard: string[] = [];
  const connection = { client, credentials: { username: '', password: '' }, hosts: [] };
  const { end } = subscribeOnce(connection, { after: 'start' }, undefined, {
    event: (event: RecordedEvent) => heard.push(event.type),
    caughtUp: () => heard.push('caught up'),
    lost: (error) => heard.push(`lost: ${error instanceof Error ? error.message : 'no reason'}`),
  });
  const deliver = (type: string): boolean => source.write({ event: { type } });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { source, heard, end, deliver, turn };
}

describe('a subscription of the client', () => {
  test('has caught up only when what the client holds back has been delivered', async () => {
    const { source, heard, deliver, turn } = subscribe();
    source.pause();
    deliver('A');
    deliver('B');
    await turn();
    source.emit('caughtUp');
    expect(heard).toEqual([]);
    source.resume();
    await turn();
    expect(heard).toEqual(['A', 'B', 'caught up']);
  });

  test('is lost once, whether it fails, ends or both', async () => {
    const { source, heard, turn } = subscribe();
    source.emit('error', new Error('connection reset'));
    source.end();
    await turn();
    expect(heard).toEqual(['lost: connection reset']);
    const ended = subscribe();
    ended.source.end();
    await ended.turn();
    expect(ended.heard).toEqual(['lost: no reason']);
  });

  test('says nothing more once it has been ended', async () => {
    const { source, heard, end, deliver, turn } = subscribe();
    deliver('A');
    await turn();
    end();
    deliver('B');
    source.emit('caughtUp');
    source.emit('error', new Error('too late'));
    await turn();
    expect(heard).toEqual(['A']);
  });
});
