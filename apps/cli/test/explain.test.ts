import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LogLine } from '../src/output/log-lines.js';
import type { Workplace } from './cli.js';
import { withPlayedGame } from './played-store.js';

describe('explain', () => {
  let place: Workplace;
  let lines: readonly LogLine[];
  beforeAll(async () => {
    place = await withPlayedGame('explain');
    ({ lines } = await place.json<{ lines: readonly LogLine[] }>('replay', 'last', '--view', 'log', '--full'));
  });
  afterAll(() => place.remove());

  test('a spell that was cast leads back to the decision to cast it, each step with its rule', async () => {
    const cast = lines.find(({ type, reversedBy }) => type === 'SpellCast' && reversedBy === null)?.revision ?? 0;
    const { code, out } = await place.run('explain', 'last', `${cast}`);
    expect(code).toBe(0);
    const steps = out.trim().split('\n');
    expect(steps[0]).toMatch(new RegExp(`^${cast} \\(CR 601\\.2i\\) \\w+ has cast `));
    for (const step of steps) expect(step).toMatch(/\d+ \(CR \d{3}\.\S+\) \S/);
    expect(out).toContain("a player's decision");
  });

  test('what several facts led to shows each as a branch', async () => {
    const many = lines.find(({ causes }) => new Set(causes).size > 1);
    const { out } = await place.run('explain', 'last', `${many?.revision}`);
    expect(out).toContain('├─ ');
    expect(out).toContain('└─ ');
    for (const cause of many?.causes ?? []) expect(out).toMatch(new RegExp(`[├└]─ ${cause} \\(CR `));
  });

  test('every event of a game can be explained down to decisions, the turn or the setup', async () => {
    interface Explained {
      readonly revision: number;
      readonly origin: string | null;
      readonly causes: readonly Explained[];
    }
    for (let revision = 0; revision < lines.length; revision += 97) {
      const { explanation } = await place.json<{ explanation: Explained }>('explain', 'last', `${revision}`);
      expect(explanation.revision).toBe(revision);
      expect(explanation.origin === null).toBe(explanation.causes.length > 0);
    }
  });

  test('CR 613: an object is told with each effect that changes it', async () => {
    const { account } = await place.json<{ account: { is: { power: number }; effects: readonly { rule: string }[] } }>(
      'explain',
      'last',
      `${lines.length - 1}`,
      '--object',
      'a',
    );
    for (const { rule } of account.effects) expect(rule).toMatch(/^613\./);
    const { out } = await place.run('explain', 'last', '--object', 'a');
    expect(out).toMatch(/printed or copied: /);
  });

  test('CR 508.1: something that couldn’t be done is told with the rule', async () => {
    const asked = lines.find(({ type, text }) => type === 'DecisionAsked' && text.includes('priority'))!.revision;
    const { code, out } = await place.run('explain', 'last', `${asked}`, '--object', 'a', '--why-not', 'attack');
    expect(code).toBe(0);
    expect(out).toMatch(/No, by rule 508\.1\./);
  });

  test.each([
    [['--why-not', 'cast'], 'with which object'],
    [[], 'No event is named'],
    [['--object', 'no such thing'], 'There is no object “no such thing”'],
    [['--object', 'a', '--why-not', 'fly'], 'Allowed choices are cast, play, activate, attack, block'],
  ])('%j is refused with what would have been right', async (options, words) => {
    const { code, err } = await place.run('explain', 'last', ...options);
    expect(code).not.toBe(0);
    expect(err).toContain(words);
  });
});
