import { copyFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { VerifyReport } from '@stacktrail/match';
import type { Workplace } from './cli.js';
import { forge } from './forger.js';
import { withPlayedGame } from './played-store.js';

describe('verify', () => {
  let place: Workplace;
  beforeAll(async () => {
    place = await withPlayedGame('verify');
  });
  afterAll(() => place.remove());

  /** A copy of the store in which somebody has changed what is stored, behind its back. */
  async function tampered(sql: string): Promise<string> {
    const file = place.file('tampered.sqlite');
    copyFileSync(place.file('stacktrail.sqlite'), file);
    await forge(file, sql);
    return 'sqlite:tampered.sqlite';
  }

  test('a game as it was stored holds in every respect', async () => {
    const { code, out } = await place.run('verify', 'last');
    expect(code).toBe(0);
    expect(out).toContain('holds');
    const [report] = await place.json<VerifyReport[]>('verify', '--all');
    expect(report?.checks.map(({ status }) => status)).toEqual(report?.checks.map(() => 'passed'));
  });

  test('a life total that was changed breaks the chain where it was, and the exit code says so', async () => {
    const store = await tampered(
      `UPDATE events SET data = replace(data, '"life":', '"life":1') WHERE type = 'LifeLost'`,
    );
    const { code, out, err } = await place.run('verify', 'last', '--store', store);
    expect(code).toBe(1);
    expect(out).toMatch(/chain of hashes +FAILED/);
    expect(out).toMatch(/revision \d+: /);
    expect(err).toContain('does not verify');
  });

  test('--legacy-ok does not excuse a broken chain', async () => {
    const store = await tampered(
      `UPDATE events SET data = replace(data, '"life":', '"life":1') WHERE type = 'LifeLost'`,
    );
    expect(await place.run('verify', 'last', '--legacy-ok', '--store', store)).toMatchObject({ code: 1 });
  });

  test('an event that can not be read any more is named with its revision', async () => {
    const store = await tampered(
      `UPDATE events SET data = replace(data, '"life":', '"loaf":') WHERE type = 'LifeLost'`,
    );
    const { code, out } = await place.run('verify', 'last', '--store', store);
    expect(code).toBe(1);
    expect(out).toMatch(/revision \d+: data\.l/);
    const { out: board } = await place.run('replay', 'last', '--store', store);
    expect(board).toMatch(/can't be read from revision \d+ on: data\.l/);
  });

  test('cards that were changed are not those that the game pinned', async () => {
    const store = await tampered(
      `UPDATE events SET data = replace(data, 'Forest', 'Desert') WHERE type = 'CardPinned'`,
    );
    const { code, out } = await place.run('verify', 'last', '--store', store);
    expect(code).toBe(1);
    expect(out).toMatch(/FAILED/);
  });
});
