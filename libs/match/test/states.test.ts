import fc from 'fast-check';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { StoredGameEvent } from '@stacktrail/game-events';
import { fold, stateDigest } from '@stacktrail/game-state';
import { GameRecord, simulate, verifyGame, type CheckResult } from '../src/index.js';
import { decks } from './decks.js';

let game: GameRecord;
beforeAll(async () => {
  game = (await simulate({ decks, seed: 'states', bots: ['random', 'random'] })).record;
});

function withStored(stored: readonly StoredGameEvent[], secrets = game.secrets): GameRecord {
  const { id, definitions, metadata } = game;
  return new GameRecord({ id, definitions, secrets, metadata, stored });
}

function states(record: GameRecord): CheckResult {
  return verifyGame(record).checks.find(({ check }) => check === 'states')!;
}

/** The same batches with another digest in the `at`th. */
function withOther(at: number, digest: (state: string) => string): readonly StoredGameEvent[] {
  const ends = game.stored.flatMap(({ envelope }, i) => (envelope.batch === undefined ? [] : [i]));
  return game.stored.map((event, i) => {
    const { batch } = event.envelope;
    if (i !== ends[at]) return event;
    return { ...event, envelope: { ...event.envelope, batch: { ...batch!, state: digest(batch!.state!) } } };
  });
}

describe('docs/decisions.md D7: each batch holds a digest of the state after it', () => {
  test('the facts give today the states that they gave', () => {
    const batches = game.stored.filter(({ envelope }) => envelope.batch !== undefined);
    expect(states(game)).toMatchObject({ status: 'passed', examined: batches.length, problems: [] });
  });

  test('verify names the first revision where they give another one', () => {
    const stored = withOther(40, (state) => state.slice(0, -1) + (state.endsWith('0') ? '1' : '0'));
    const revision = stored.filter(({ envelope }) => envelope.batch !== undefined)[40]!.envelope.revision;
    const { status, problems } = states(withStored(stored));
    expect([status, problems.map((problem) => problem.revision)]).toEqual(['failed', [revision]]);
  });

  test('a state has one digest, whichever states of its game were digested before it', () => {
    const inOrder = fold(game.catalog, game.events);
    const revisions = game.events.map(({ revision }) => revision);
    const digests = new Map(revisions.map((revision) => [revision, stateDigest(inOrder.at(revision))]));
    expect(new Set(digests.values()).size).toBeGreaterThan(revisions.length * 0.9);
    const places = fc.array(fc.nat(revisions.length - 1), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(places, (order) => {
        const afresh = fold(withStored(game.stored).catalog, game.events);
        for (const place of order) {
          const revision = revisions[place]!;
          expect([revision, stateDigest(afresh.at(revision))]).toEqual([revision, digests.get(revision)]);
        }
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 10) },
    );
  });

  test('digests of a form that this program does not make are passed over, and so are batches without any', () => {
    const examined = states(game).examined - 1;
    expect(states(withStored(withOther(40, (state) => `ff${state.slice(2)}`)))).toMatchObject({ examined });
    const without = game.stored.map((event) => {
      const { batch, ...envelope } = event.envelope;
      if (batch === undefined) return event;
      const { state: _, ...seal } = batch;
      return { ...event, envelope: { ...envelope, batch: seal } };
    });
    expect(states(withStored(without))).toMatchObject({ status: 'skipped', examined: 0 });
  });

  test('a digest is salted: equal states of two games have different ones', async () => {
    const other = (await simulate({ decks, seed: 'another', bots: ['random', 'random'] })).record;
    const first = (record: GameRecord): unknown =>
      record.stored.find(({ envelope }) => envelope.batch)!.envelope.batch!.state;
    expect(first(game)).toMatch(/^01[0-9a-f]{16}$/);
    expect(first(other)).not.toBe(first(game));
  });
});
