import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Session } from 'node:http2';
import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { events, freshStream } from '../src/contract/sample-events.js';
import { EventStoreUnavailable } from '../src/errors.js';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store.js';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';

/** A message of gRPC: a flag, its length, and its bytes. */
function framed(message: { serializeBinary(): Uint8Array }): Buffer {
  const bytes = message.serializeBinary();
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function options(stream: string): Buffer {
  const id = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  const named = new streams.AppendReq.Options().setStreamIdentifier(id).setNoStream(new shared.Empty());
  return framed(new streams.AppendReq().setOptions(named));
}

function proposed(): Buffer {
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(new shared.UUID().setString(randomUUID()));
  message.setData(Buffer.from('{}')).setCustomMetadata(Buffer.from('{}'));
  message.getMetadataMap().set('type', 'T').set('content-type', 'application/json');
  return framed(new streams.AppendReq().setProposedMessage(message));
}

/** Sends an append of a batch of which more would follow, as a process does that is killed meanwhile. */
async function sendAPart(port: number, stream: string): Promise<Socket> {
  const socket = connectSocket(port, '127.0.0.1');
  const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
  session.on('error', () => undefined);
  const call = session.request({
    ':method': 'POST',
    ':path': '/event_store.client.streams.Streams/Append',
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  call.on('error', () => undefined);
  call.write(options(stream));
  await new Promise((written) => call.write(proposed(), written));
  // The node answers a ping after what was sent before it.
  await new Promise((answered) => session.ping(answered));
  return socket;
}

describe('an append whose client dies before it has sent all', () => {
  let fake: EventStoreDbFake;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    fake = await EventStoreDbFake.start();
    store = new EventStoreDbEventStore(fake.uri);
  });
  afterEach(async () => {
    await store.close();
    fake.kill();
  });

  test('stores nothing', async () => {
    const stream = freshStream();
    const socket = await sendAPart(fake.port, stream);
    socket.destroy();
    await once(socket, 'close');
    // By the time another client's append is answered, the node has noticed.
    await store.append(freshStream(), 'noStream', events(1));
    const stored = [];
    for await (const { revision } of store.read(stream)) stored.push(revision);
    expect(stored).toEqual([]);
  });
});

/** A server that takes every call and answers none. */
async function silentServer(): Promise<{
  readonly port: number;
  readonly calls: readonly IncomingHttpHeaders[];
  readonly stop: () => void;
}> {
  const calls: IncomingHttpHeaders[] = [];
  const sessions: ServerHttp2Session[] = [];
  const server = createServer();
  server.on('session', (session) => sessions.push(session));
  server.on('stream', (call, headers) => {
    call.on('error', () => undefined).resume();
    calls.push(headers);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = (): void => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, calls, stop };
}

/** gRPC's form of a time: a number, and the letter of its unit. */
function hoursIn(timeout: string | undefined): number {
  if (timeout === undefined) return Infinity;
  const perHour = { H: 1, M: 60, S: 3600, m: 3_600_000 }[timeout.slice(-1)] ?? NaN;
  return Number(timeout.slice(0, -1)) / perHour;
}

test('an append is given up after its time, but not cancelled, for a call that is cancelled may be stored in part', async () => {
  const server = await silentServer();
  const store = new EventStoreDbEventStore(`esdb://127.0.0.1:${server.port}?tls=false`, { patienceMs: 200 });
  try {
    await expect(store.append(freshStream(), 'noStream', events(3))).rejects.toBeInstanceOf(EventStoreUnavailable);
    const append = server.calls.find(({ ':path': path }) => path?.endsWith('/Append') === true);
    expect(append).toBeDefined();
    expect(hoursIn(append?.['grpc-timeout'] as string | undefined)).toBeGreaterThan(24);
  } finally {
    server.stop();
    await store.close();
  }
});
