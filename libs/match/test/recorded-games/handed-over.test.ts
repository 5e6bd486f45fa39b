import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { createPublicKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { GameRecord, readBundle, recordOfBundle, verifyBundle, verifyGame } from '../../src/index.js';
import { isOfThisForm } from '../../src/storage/state-seal.js';

/** A game that the build of 2026-11-27 handed over, with digests of its states. */
const text = brotliDecompressSync(
  readFileSync(new URL('./fixtures/handed-over.bundle.br', import.meta.url)),
).toString();
const itsKey = createPublicKey(
  '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAk06RkJGxV5DNP4RZrgB6O4qzi/SgElWDCrVADfg62/4=\n-----END PUBLIC KEY-----\n',
);

describe('a bundle that an earlier build has handed over', () => {
  const bundle = readBundle(text);
  const record = recordOfBundle(bundle);

  test('holds: its signature, chain, draws, the states that its facts gave, and the facts that the rules make', () => {
    const { ok, checks } = verifyBundle(bundle, [itsKey]);
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect({ ok, statuses: new Set(checks.map(({ status }) => status)) }).toEqual({
      ok: true,
      statuses: new Set(['passed']),
    });
  });

  test('has a digest of the form of today after each batch: renaming a field of states would change them', () => {
    const seals = record.stored.flatMap(({ envelope: { batch } }) => (batch === undefined ? [] : [batch.state]));
    expect(seals.length).toBeGreaterThan(30);
    expect(seals.filter((seal) => seal === undefined || !isOfThisForm(seal))).toEqual([]);
  });

  test('names the facts that today’s rules make otherwise, and can be accepted as the record that it is', () => {
    const { id, stored, definitions } = record;
    const revision = stored.findIndex(({ type }) => type === 'LifeLost');
    const other = stored.map((event, i) =>
      i === revision ? { ...event, envelope: { ...event.envelope, rule: '119.1' } } : event,
    );
    const played = new GameRecord({ id, stored: other, definitions, secrets: null, metadata: [] });
    const resumed = (legacyOk: boolean) =>
      verifyGame(played, { legacyOk }).checks.find(({ check }) => check === 'resume');
    expect(resumed(false)).toMatchObject({ status: 'failed', problems: [{ revision }] });
    expect(resumed(false)?.problems[0]?.problem).toContain('recorded is LifeLost');
    expect(resumed(true)).toMatchObject({ status: 'tolerated', problems: [{ revision }] });
  });
});
