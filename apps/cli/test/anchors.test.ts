import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Anchor, VerifyReport } from '@stacktrail/match';
import type { Workplace } from './cli.js';
import { forge } from './forger.js';
import { withPlayedGame } from './played-store.js';

describe('games that somebody has signed', () => {
  let place: Workplace;
  let anchor: Anchor;

  beforeAll(async () => {
    place = await withPlayedGame('anchors');
    await place.run('keys', 'club');
    const { code, err } = await place.run('anchor', '--all', '--key', 'club.pem', '--out', 'anchors.ndjson');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    anchor = JSON.parse(readFileSync(place.file('anchors.ndjson'), 'utf8')) as Anchor;
  });
  afterAll(() => place.remove());

  const trusting = ['--anchors', 'anchors.ndjson', '--trust', 'club.pub.pem'];

  /** What `verify` says of the anchors, after somebody who knows the file's form has changed it. */
  async function afterForging(sql: string): Promise<readonly VerifyReport[]> {
    copyFileSync(place.file('stacktrail.sqlite'), place.file('forged.sqlite'));
    await forge(place.file('forged.sqlite'), sql);
    const { out } = await place.run('verify', '--all', '--json', '--store', 'sqlite:forged.sqlite', ...trusting);
    return JSON.parse(out) as readonly VerifyReport[];
  }

  const ofGame = (): string => `stream = (SELECT id FROM streams WHERE name = 'game-${anchor.game}')`;

  const failed = ([report]: readonly VerifyReport[]) => report?.checks.filter(({ status }) => status === 'failed');

  test('a game as it was signed verifies, and the private key is its owner’s alone', async () => {
    const { code, out } = await place.run('verify', 'last', ...trusting);
    expect(code).toBe(0);
    expect(out).toMatch(/as it was signed +ok +1 anchor/);
    expect(statSync(place.file('club.pem')).mode & 0o077).toBe(0);
  });

  test('a stream that was cut at the end of a batch holds by its chain, and not by its anchor', async () => {
    const found = failed(
      await afterForging(`DROP TRIGGER IF EXISTS events_refuse_DELETE;
        DELETE FROM events WHERE ${ofGame()} AND revision > (
          SELECT max(revision) FROM events WHERE ${ofGame()} AND revision < ${anchor.events - 1}
            AND data LIKE '%"batch"%')`),
    );
    expect(found).toMatchObject([
      {
        check: 'anchors',
        problems: [{ problem: `the stream ends here; ${anchor.events} events were signed on ${anchor.at}` }],
      },
    ]);
  });

  test.each([
    ['the time of an event', 'recorded_at = recorded_at - 60000'],
    ['the command that made it', `metadata = replace(metadata, '"command":"', '"command":"not ')`],
  ])('%s is what was signed', async (_, change) => {
    const found = failed(await afterForging(`UPDATE events SET ${change} WHERE ${ofGame()} AND revision = 1`));
    expect(found).toMatchObject([
      { check: 'anchors', problems: [{ problem: expect.stringContaining('an id, a time, a person or a command') }] },
    ]);
  });

  test('a game that the store has lost is named', async () => {
    await place.run('play', '--seed', 'another', '--store', 'sqlite:other.sqlite');
    const { code, out } = await place.run('verify', '--all', '--store', 'sqlite:other.sqlite', ...trusting);
    expect(code).toBe(1);
    expect(out).toContain(`Game ${anchor.game}, 0 events: DOES NOT HOLD`);
    expect(out).toContain(`${anchor.events} events were signed on ${anchor.at}; none is stored`);
  });

  test('the word of a key that nobody trusts counts for nothing', async () => {
    await place.run('keys', 'stranger');
    const { code, out } = await place.run(
      'verify',
      'last',
      '--anchors',
      'anchors.ndjson',
      '--trust',
      'stranger.pub.pem',
    );
    expect(code).toBe(1);
    expect(out).toMatch(/a key that isn.t among those given/);
  });

  test('keys are never written over; what is no key, no anchor, or half of what is needed is refused', async () => {
    const again = await place.run('keys', 'club');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('club.pem') });
    writeFileSync(place.file('bad.ndjson'), '{"version":1}\n');
    const bad = await place.run('verify', 'last', '--anchors', 'bad.ndjson', '--trust', 'club.pub.pem');
    expect(bad.err).toContain('bad.ndjson is no anchor: it has no string “game”');
    const noKey = await place.run('anchor', 'last', '--key', 'anchors.ndjson');
    expect(noKey.err).toContain('There is no private key in');
    const half = await place.run('verify', 'last', '--anchors', 'anchors.ndjson');
    expect(half).toMatchObject({ code: 2, err: expect.stringContaining('no key whose word counts') });
  });
});
