import { randomUUID } from 'node:crypto';
import { encodeBatch } from '../../src/batch.js';
import { appendToStream } from '../../src/eventstoredb/append.js';
import { connect } from '../../src/eventstoredb/connection.js';
import { revision, type ExpectedRevision } from '../../src/revision.js';
import { streamName } from '../../src/stream-name.js';
import { EventStoreDbFake } from '../eventstoredb-fake/eventstoredb-fake.js';

/**
 * Closes the channel in the moment between an append's decision to use it and its use, as another call does that fails
 * then. Prints where the append was stored. A rejection that nobody awaits would end this process.
 */
const stream = streamName('game-followed');
const node = await EventStoreDbFake.start();
const connection = connect(node.uri);
const append = (expected: ExpectedRevision): ReturnType<typeof appendToStream> => {
  const events = [{ id: randomUUID(), type: 'SpellCast', data: {}, metadata: {} }];
  return appendToStream(connection, stream, expected, encodeBatch(stream, events));
};

await append('noStream');
const { getChannel } = connection.client as unknown as { getChannel: () => Promise<{ close: () => void }> };
const channel = await getChannel();
const appended = append(revision(0));
channel.close();
const { nextExpectedRevision } = await appended;
console.log(`stored at ${nextExpectedRevision}`);
await connection.close();
node.kill();
