import { randomUUID } from 'node:crypto';
import type { ExpectedRevision } from '../../src/revision.js';
import { openEventStore } from '../../src/open-store.js';
import { streamName } from '../../src/stream-name.js';

export type AppenderArguments = readonly [file: string, streams: string, batchSize: string];

/**
 * Appends batches to several streams at once, without an end, and prints `stream last-revision` for each that was
 * acknowledged. Its parent kills it.
 */
const [file, streams, batchSize] = process.argv.slice(2) as unknown as AppenderArguments;
const store = await openEventStore(`sqlite:${file}`, { holder: 'the appender' });

async function appendForever(name: string): Promise<void> {
  const stream = streamName(name);
  let expected: ExpectedRevision = 'noStream';
  for await (const last of store.read(stream, { direction: 'backward', limit: 1 })) expected = last.revision;
  for (;;) {
    const batch = Array.from({ length: Number(batchSize) }, (_, index) => ({
      id: randomUUID(),
      type: 'SpellCast',
      data: { index, of: Number(batchSize) },
      metadata: {},
    }));
    ({ lastRevision: expected } = await store.append(stream, expected, batch));
    process.stdout.write(`${name} ${expected}\n`);
  }
}

await Promise.all(Array.from({ length: Number(streams) }, (_, number) => appendForever(`game-${number}`)));
