import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openEventStore, streamName, type StoredEvent } from '@stacktrail/event-store';
import { Workplace } from './cli.js';

describe('an archive of a game', () => {
  const place = new Workplace();
  let game: string;
  beforeAll(async () => {
    expect(await place.run('play', '--games', '2', '--seed', 'archive')).toMatchObject({ code: 0 });
    game = (await place.json<{ game: string }[]>('games'))[1]!.game;
    expect(await place.run('archive', game, '--to', 'game.archive')).toMatchObject({ code: 0 });
  });
  afterAll(() => place.remove());

  /** What is stored of the game, but for where it stands in the log. */
  async function storedIn(file: string): Promise<readonly Omit<StoredEvent, 'position'>[]> {
    const store = await openEventStore(`sqlite:${place.file(file)}`);
    const found: Omit<StoredEvent, 'position'>[] = [];
    for (const stream of [`game-${game}`, `secret-${game}`])
      for await (const { position: _, ...event } of store.read(streamName(stream))) found.push(event);
    await store.close();
    return found;
  }

  test('brings the game back as it was stored: ids, times, people, commands, secrets and cards', async () => {
    const at = ['--store', 'sqlite:back.sqlite'];
    const { events } = JSON.parse(readFileSync(place.file('game.archive'), 'utf8').split('\n')[0] ?? '');
    expect(await place.json('unarchive', 'game.archive', ...at)).toEqual({ game, copied: events, present: 0 });
    const before = await storedIn('stacktrail.sqlite');
    expect(before.length).toBeGreaterThan(100);
    expect(await storedIn('back.sqlite')).toEqual(before);
    expect(await place.run('verify', '--all', ...at)).toMatchObject({ code: 0 });
    expect(await place.run('export', game, ...at)).toEqual(await place.run('export', game));
    expect(await place.json('unarchive', 'game.archive', ...at)).toEqual({ game, copied: 0, present: events });
  });

  test('is for its owner alone, and never written over a file', async () => {
    expect(statSync(place.file('game.archive')).mode & 0o777).toBe(0o600);
    const again = await place.run('archive', game, '--to', 'game.archive');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('there already') });
  });

  test('that was cut off or changed is refused, and nothing is stored', async () => {
    const text = readFileSync(place.file('game.archive'), 'utf8');
    const harmed = [text.slice(0, text.length / 2), text.replace('"recordedAt":1', '"recordedAt":2'), '', 'no archive'];
    for (const [i, content] of harmed.entries()) {
      writeFileSync(place.file(`harmed-${i}`), content);
      const ran = await place.run('unarchive', `harmed-${i}`, '--store', 'sqlite:none.sqlite');
      expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('isn') });
    }
    expect(await place.run('games', '--store', 'sqlite:none.sqlite')).toMatchObject({ code: 1 });
    expect(await place.run('unarchive', 'missing')).toMatchObject({ code: 1 });
  });

  test('brings no events but those of its game', async () => {
    const token = { stream: 'access-tokens', revision: 0, id: '', type: '', data: {}, metadata: {}, recordedAt: 0 };
    const body = [{ format: 'stacktrail/archive/1', game, events: 1 }, token].map(
      (line) => `${JSON.stringify(line)}\n`,
    );
    const sha256 = createHash('sha256').update(body.join('')).digest('hex');
    writeFileSync(place.file('forged'), `${body.join('')}${JSON.stringify({ sha256 })}\n`);
    const ran = await place.run('unarchive', 'forged', '--store', 'sqlite:none.sqlite');
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('access-tokens') });
  });

  test('of a game that is not over is not made', async () => {
    // Whoever plays the first seat is gone before their first decision.
    await place.run('play', '--seat', '1', '--store', 'sqlite:open.sqlite');
    const ran = await place.run('archive', 'last', '--to', 'open.archive', '--store', 'sqlite:open.sqlite');
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('over') });
    expect(existsSync(place.file('open.archive'))).toBe(false);
  });

  test('is refused where the store has other events of that game', async () => {
    const store = await openEventStore(`sqlite:${place.file('other.sqlite')}`);
    const event = { id: '00000000-0000-4000-8000-000000000001', type: 'Noted', data: {}, metadata: {} };
    await store.append(streamName(`game-${game}`), 'noStream', [event]);
    await store.close();
    const ran = await place.run('unarchive', 'game.archive', '--store', 'sqlite:other.sqlite');
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining(`game-${game}`) });
  });
});
