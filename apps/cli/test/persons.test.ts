import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openEventStore } from '@stacktrail/event-store';
import { Matches } from '@stacktrail/match';
import { shippedDecks } from '@stacktrail/test-kit';
import { Workplace } from './cli.js';

const ann = 'ann@example.org';

describe('persons on the command line', () => {
  const place = new Workplace();
  let game: string;
  beforeAll(async () => {
    const store = await openEventStore(`sqlite:${place.file('stacktrail.sqlite')}`);
    const seats = ['Ada', 'Ben'].map((name, i) => ({ name, deck: shippedDecks[i]! }));
    ({ gameId: game } = await new Matches(store).create({ seats, person: ann }));
    await store.close();
  });
  afterAll(() => place.remove());

  /** Whether a word is in any file of the folder. */
  const isWritten = (word: string): boolean => {
    const folder = dirname(place.file('x'));
    return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(word));
  };

  test('are listed with the ids by which events name them', async () => {
    expect(await place.json('persons', 'list')).toEqual([{ id: expect.any(String), person: ann }]);
    expect((await place.run('persons', 'list')).out).toContain(ann);
    expect(isWritten(ann)).toBe(true);
  });

  test('are gone from the file when they are erased, and their games verify', async () => {
    expect(await place.run('persons', 'erase', 'nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nobody gave a command under the name “nobody”'),
    });
    expect(await place.run('persons', 'erase', ann)).toMatchObject({ code: 0 });
    expect(await place.json('persons', 'list')).toEqual([]);
    expect(isWritten(ann)).toBe(false);
    expect(await place.run('verify', game)).toMatchObject({ code: 0 });
  });
});
