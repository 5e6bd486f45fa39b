import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { GameRecord } from '@stacktrail/match';
import { RecordedGame } from '@stacktrail/match/testing';
import { ReadModels } from '@stacktrail/projection-runtime';
import { describeEvent } from '@stacktrail/views';
import { LogProjection, type LogLine, type LogPage } from '../src/index.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 8);
const viewers: readonly Viewer[] = [{ seat: 0 as PlayerId }, { seat: 1 as PlayerId }, 'spectator', 'judge'];

describe('the read model of logs', () => {
  let store: MemoryEventStore;
  let models: ReadModels;
  let log: LogProjection;
  let game: RecordedGame;
  beforeEach(async () => {
    store = new MemoryEventStore();
    models = await ReadModels.open(':memory:');
    log = LogProjection.start({ store, models });
    game = await RecordedGame.play('log', 300);
    await log.runner.waitFor(await game.store(store));
  });
  afterEach(async () => {
    await log.stop();
    models.close();
    await store.close();
  });

  const allLines = async (viewer: Viewer, at?: number): Promise<readonly LogLine[]> =>
    (await log.lines(game.id, viewer, { limit: 100_000, ...(at === undefined ? {} : { at }) }))!.lines;

  test('has a line for each event, with its rule, turn, step and causes', async () => {
    const timeline = fold(game.record.catalog, game.record.events);
    const lines = await allLines('judge');
    expect(lines).toHaveLength(game.length);
    game.record.events.forEach((event, i) => {
      const { turn, step } = timeline.at(i as Revision);
      const { type, rule, causes, player, revision } = event;
      expect(lines[i]).toMatchObject({ type, rule, causes, player, revision, turn, step });
    });
  });

  test('tells each viewer what they may know', async () => {
    const timeline = fold(game.record.catalog, game.record.events);
    for (const viewer of viewers) {
      const texts = game.record.events.map((event, i) => {
        const before = timeline.at((i - 1) as Revision);
        return describeEvent(event, { before, after: timeline.at(i as Revision) }, viewer);
      });
      expect((await allLines(viewer)).map((line) => line.text)).toEqual(texts);
    }
    const [own, others] = [await allLines({ seat: 0 as PlayerId }), await allLines({ seat: 1 as PlayerId })];
    const drawn = own.find((line, i) => line.text.startsWith('Ada draws ') && others[i]!.text === 'Ada draws a card.');
    expect(drawn?.text).not.toBe('Ada draws a card.');
  });

  test('a seat that the game does not have is told what a spectator is', async () => {
    for (const seat of [2, 32, -1, 0.5, 'judge']) {
      expect(await allLines({ seat: seat as PlayerId })).toEqual(await allLines('spectator'));
    }
  });

  test('CR 731: marks what a reversal took out of the game, with the reversal', async () => {
    const effective = new Set(
      fold(game.record.catalog, game.record.events)
        .effective()
        .map((event) => event.revision),
    );
    const lines = await allLines('spectator');
    expect(lines.filter((line) => line.reversedBy === null).map((line) => line.revision)).toEqual([...effective]);
    const reversed = lines.filter((line) => line.reversedBy !== null);
    expect(reversed.length).toBeGreaterThan(0);
    for (const { revision, reversedBy } of reversed) {
      const reversal = lines[reversedBy!]!;
      expect(reversal.type).toBe('ActionReversed');
      expect(revision).toBeLessThan(reversal.revision);
    }
  });

  test('at an earlier revision is as it was then: no later line, and no later reversal', async () => {
    const reversal = (await allLines('judge')).find((line) => line.reversedBy !== null)!;
    const at = reversal.reversedBy! - 1;
    const then = await allLines('judge', at);
    expect(then).toHaveLength(at + 1);
    expect(then.every((line) => line.reversedBy === null)).toBe(true);
    expect((await allLines('judge', at + 1))[reversal.revision]!.reversedBy).toBe(at + 1);
  });

  test('comes in pages', async () => {
    const pages: LogLine[] = [];
    let from: number | null = 0;
    while (from !== null) {
      const page: LogPage = (await log.lines(game.id, 'spectator', { from, limit: 37 }))!;
      expect(page.lines.length).toBeLessThanOrEqual(37);
      pages.push(...page.lines);
      from = page.next;
    }
    expect(pages).toEqual(await allLines('spectator'));
    expect(await log.lines('none', 'spectator')).toBeUndefined();
  });

  test('counts the effective game alone', async () => {
    const effective = fold(game.record.catalog, game.record.events).effective();
    const statistics = (await log.statistics(game.id))!;
    const number = (type: string): number => effective.filter((event) => event.type === type).length;
    expect(statistics).toMatchObject({ events: game.length, effective: effective.length });
    expect(statistics.reversed).toBe(game.length - effective.length);
    expect(statistics.counts.SpellCast ?? 0).toBe(number('SpellCast'));
    expect(statistics.counts.DecisionMade).toBe(number('DecisionMade'));
    const landsOf = statistics.players.map((player) => player.counts.LandPlayed ?? 0);
    expect(landsOf.reduce((sum, lands) => sum + lands, 0)).toBe(number('LandPlayed'));
    expect(await log.statistics('none')).toBeUndefined();
  });
});

test('a rebuilt log equals the incremental one, wherever that was cut and taken up again', async () => {
  const played = await RecordedGame.play('cuts', 80);
  const cuts = fc.array(fc.record({ by: fc.integer({ min: 1, max: 200 }), restart: fc.boolean() }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, async (steps) => {
      const [store, game] = [new MemoryEventStore(), played.afresh()];
      const models = await ReadModels.open(':memory:');
      let log = LogProjection.start({ store, models });
      let end = 0;
      for (const { by, restart } of [...steps, { by: game.length, restart: false }]) {
        const next = Math.min(end + by, game.length);
        if (next > end) await log.runner.waitFor(await game.store(store, next));
        end = next;
        if (!restart) continue;
        await log.stop();
        log = LogProjection.start({ store, models });
      }
      await log.runner.whenCaughtUp();
      const read = async (): Promise<unknown> => [
        await log.lines(game.id, 'judge', { limit: 10_000 }),
        await log.statistics(game.id),
      ];
      const incremental = await read();
      await log.runner.rebuild();
      expect(await read()).toEqual(incremental);
      await log.stop();
      models.close();
    }),
    { numRuns: runs },
  );
});

describe('the log of a game that can’t be read whole', () => {
  const at = 40;
  const damaged = { revision: at, problem: 'data: expected an object, found string' };

  async function logOf(change: (stored: GameRecord['stored']) => readonly unknown[]): Promise<{
    readonly log: LogProjection;
    readonly game: RecordedGame;
    readonly close: () => Promise<void>;
  }> {
    const [store, models] = [new MemoryEventStore(), await ReadModels.open(':memory:')];
    const game = (await RecordedGame.play('damaged', 60)).changed(change);
    const log = LogProjection.start({ store, models });
    await log.runner.waitFor(await game.store(store));
    const close = async (): Promise<void> => {
      await log.stop();
      models.close();
    };
    return { log, game, close };
  }

  const spoilt = (stored: GameRecord['stored']): readonly unknown[] =>
    stored.map((event, revision) => (revision === at ? { ...event, data: 'lost' } : event));

  test('ends before the damage, and is marked', async () => {
    const { log, game, close } = await logOf(spoilt);
    const { lines, ...page } = (await log.lines(game.id, 'judge', { limit: 10_000 }))!;
    expect(lines.map(({ revision }) => revision)).toEqual(Array.from({ length: at }, (_, i) => i));
    expect(page).toMatchObject({ at: at - 1, next: null, damaged });
    expect(await log.lines(game.id, 'judge', { from: at })).toMatchObject({ lines: [], next: null, damaged });
    expect(await log.statistics(game.id)).toMatchObject({ events: at, damaged });
    expect(log.runner.deadLetters()).toEqual([]);
    await close();
  });

  test('tells how its judge has ended it; pages leave out what can’t be read', async () => {
    const envelope = { schemaVersion: 1, rule: '731.1', causes: [at - 1] };
    const { log, game, close } = await logOf((stored) => [
      ...spoilt(stored),
      {
        type: 'ActionReversed',
        data: { to: at - 6, reason: 'ruling', detail: '' },
        envelope: { ...envelope, revision: stored.length },
      },
    ]);
    const revisions: number[] = [];
    for (let from: number | null = 0; from !== null;) {
      const page: LogPage = (await log.lines(game.id, 'judge', { from, limit: 7 }))!;
      revisions.push(...page.lines.map(({ revision }) => revision));
      from = page.next;
    }
    const last = game.length - 1;
    expect(revisions).toEqual([...Array.from({ length: at }, (_, i) => i), last]);
    const { lines } = (await log.lines(game.id, 'judge', { limit: 10_000 }))!;
    expect(lines.filter(({ reversedBy }) => reversedBy === last).map(({ revision }) => revision)).toEqual([
      at - 5,
      at - 4,
      at - 3,
      at - 2,
      at - 1,
    ]);
    await close();
  });

  test('of which nothing can be read is empty', async () => {
    const { log, game, close } = await logOf(([, ...rest]) => [
      { type: 'GameStarted', data: {}, envelope: {} },
      ...rest,
    ]);
    expect(await log.lines(game.id, 'judge')).toMatchObject({
      lines: [],
      at: -1,
      next: null,
      damaged: { revision: 0 },
    });
    expect(await log.statistics(game.id)).toMatchObject({ events: 0, turns: 0, damaged: { revision: 0 } });
    await close();
  });
});
