import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '../src/memory/memory-event-store.js';
import { openEventStore } from '../src/open-store.js';
import { streamName } from '../src/stream-name.js';
import { temporaryFolder } from './stores/sqlite-store.js';

const here = import.meta.dirname;
const loader = pathToFileURL(join(here, '..', '..', '..', 'scripts', 'typescript', 'loader.mjs')).href;

describe('a file that can’t grow any more', () => {
  let folder: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
  });
  afterAll(() => remove());

  test('refuses appends and says that it is not writable; what is stored can be read', async () => {
    const file = join(folder, 'full.sqlite');
    const program = join(here, 'sqlite-full', 'writer.ts');
    // The shell limits how large a file may become, in blocks of 1 KiB; without the signal a write fails as on a full disk.
    const script = `trap '' XFSZ; ulimit -f 600; exec "$0" --import "$1" "$2" "$3"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script, process.execPath, loader, program, file]);
    const { beforehand, stored, refused, probed, read } = JSON.parse(stdout) as Record<string, unknown>;
    expect({ beforehand, refused, probed }).toEqual({
      beforehand: null,
      refused: 'unavailable',
      probed: 'unavailable',
    });
    expect(stored).toBeGreaterThan(5);
    expect(read).toBe(stored);
    const after = await openEventStore(`sqlite:${file}`, { access: 'read' });
    let found = 0;
    for await (const _ of after.read(streamName('game-full'))) found += 1;
    expect(found).toBe(stored);
    await after.close();
  });
});

test('a store in memory has nothing to be full', () => {
  expect('assertWritable' in new MemoryEventStore()).toBe(false);
});
