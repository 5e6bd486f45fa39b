import { randomUUID } from 'node:crypto';
import { EventStoreUnavailable } from '../../src/errors.js';
import { openEventStore } from '../../src/open-store.js';
import { streamName } from '../../src/stream-name.js';

/** Appends to the file that is named until nothing more can be stored, and says what came of it as a line of JSON. */
const store = await openEventStore(`sqlite:${process.argv[2] ?? ''}`);
const stream = streamName('game-full');
const beforehand = await outcome(() => store.assertWritable?.());
let stored = 0;
let refused: string | null = null;
while (refused === null && stored < 10_000) {
  const data = { text: 'x'.repeat(20_000) };
  refused = await outcome(() => store.append(stream, 'any', [{ id: randomUUID(), type: 'A', data, metadata: {} }]));
  if (refused === null) stored += 1;
}
const probed = await outcome(() => store.assertWritable?.());
let read = 0;
for await (const _ of store.read(stream)) read += 1;
process.stdout.write(`${JSON.stringify({ beforehand, stored, refused, probed, read })}\n`);
process.exit(0);

/** What kind of error the work ended with; `null` if with none. */
async function outcome(work: () => Promise<unknown> | undefined): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof EventStoreUnavailable ? 'unavailable' : String(error);
  }
}
