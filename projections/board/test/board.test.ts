import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import { ReadModels } from '@stacktrail/projection-runtime';
import { boardView, fold, type Viewer } from '@stacktrail/rules/view';
import fc from 'fast-check';
import { BoardProjection, NoSuchRevision, type GameSummary } from '../src/index.js';
import { RecordedGame } from './recorded-game.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 8);
const viewers: readonly Viewer[] = [{ seat: 0 as PlayerId }, { seat: 1 as PlayerId }, 'spectator', 'judge'];

describe('the read model of boards', () => {
  let store: MemoryEventStore;
  let models: ReadModels;
  let board: BoardProjection;
  beforeEach(async () => {
    store = new MemoryEventStore();
    models = await ReadModels.open(':memory:');
    board = BoardProjection.start({ store, models });
  });
  afterEach(async () => {
    await board.stop();
    models.close();
    await store.close();
  });

  test('a board at any revision is that of the timeline there, for every viewer', async () => {
    const game = await RecordedGame.play('boards');
    await board.runner.waitFor(await game.store(store));
    const timeline = fold(game.record.catalog, game.record.events);
    for (let revision = 0; revision < game.length; revision += 7) {
      for (const viewer of viewers) {
        const expected = boardView(timeline.at(revision as Revision), viewer);
        expect(await board.board(game.id, viewer, revision)).toEqual(expected);
      }
    }
  });

  test('CR 731: where a stretch was reversed, the board is that of the effective game after it', async () => {
    const game = await RecordedGame.play('reversed', 400);
    const reversal = game.record.events.find((event) => event.type === 'ActionReversed');
    if (reversal?.type !== 'ActionReversed') throw new Error('this seed is chosen for an illegal action');
    await board.runner.waitFor(await game.store(store, reversal.revision + 1));
    const [before, after] = [
      await board.board(game.id, 'judge', reversal.data.to),
      await board.board(game.id, 'judge'),
    ];
    expect(after!.stack).toEqual(before!.stack);
    expect(after!.battlefield).toEqual(before!.battlefield);
    expect(after!.seats.map((seat) => seat.hand.count)).toEqual(before!.seats.map((seat) => seat.hand.count));
  });

  test('goes up to what the read model has, and says so of anything beyond', async () => {
    const game = await RecordedGame.play('beyond');
    await board.runner.waitFor(await game.store(store, 50));
    expect((await board.board(game.id, 'judge'))!.revision).toBe(49);
    await expect(board.board(game.id, 'judge', 50)).rejects.toThrow(NoSuchRevision);
    await expect(board.board(game.id, 'judge', -1)).rejects.toThrow('revisions 0 to 49');
    expect(await board.board('none', 'judge')).toBeUndefined();
  });

  test('CR 731: serves games that are not in memory from snapshots and what came since', async () => {
    const [long, other] = await Promise.all([RecordedGame.play('long', 700), RecordedGame.play('other', 40)]);
    const small = BoardProjection.start({ store, models: await ReadModels.open(':memory:'), hot: 1 });
    await small.runner.waitFor(await long.store(store));
    await small.runner.waitFor(await other.store(store));
    expect(long.length).toBeGreaterThan(1500);
    const timeline = fold(long.record.catalog, long.record.events);
    const reversals = long.record.events
      .filter((event) => event.type === 'ActionReversed')
      .map((event) => event.revision);
    expect(reversals.length).toBeGreaterThan(5);
    for (const revision of [0, 3, 511, 512, 513, 1023, 1024, 1100, ...reversals, long.length - 1] as Revision[]) {
      const viewer = viewers[revision % viewers.length]!;
      expect(await small.board(long.id, viewer, revision)).toEqual(boardView(timeline.at(revision), viewer));
      // Another game is looked at in between, so that none is taken into memory.
      expect((await small.board(other.id, viewer, 7))!.revision).toBe(7);
    }
    await small.stop();
  });

  test('takes a game into memory that is looked at again', async () => {
    const [game, other] = await Promise.all([RecordedGame.play('again', 40), RecordedGame.play('newer', 10)]);
    const small = BoardProjection.start({ store, models: await ReadModels.open(':memory:'), hot: 1 });
    for (const each of [game, other]) await small.runner.waitFor(await each.store(store));
    const expected = boardView(fold(game.record.catalog, game.record.events).state, 'spectator');
    expect(small.runner.foldInMemory(game.stream)).toBeNull();
    for (let i = 0; i < 3; i++) expect(await small.board(game.id, 'spectator')).toEqual(expected);
    await small.runner.fold(game.stream);
    expect(small.runner.foldInMemory(game.stream)).not.toBeNull();
    await small.stop();
  });

  test('lists the games, the youngest first, with how they stand', async () => {
    const games = await Promise.all([RecordedGame.play('old', Infinity), RecordedGame.play('young', 60)]);
    for (const game of games) await board.runner.waitFor(await game.store(store));
    const [young, old] = board.games() as [GameSummary, GameSummary];
    expect([young.game, old.game]).toEqual([games[1].id, games[0].id]);
    expect(young).toMatchObject({ seats: ['Ada', 'Ben'], status: 'playing', winner: null, endedAt: null });
    expect(old).toMatchObject({ status: 'over', revision: games[0].length - 1, edition: '2025-06-06' });
    expect(old.endedAt! >= old.startedAt).toBe(true);
    expect(board.games({ status: 'over' })).toEqual([old]);
    expect(board.games({ limit: 1 })).toEqual([young]);
    expect(board.games({ before: young })).toEqual([old]);
    expect(board.game(old.game)).toEqual(old);
    expect(board.game('none')).toBeUndefined();
  });

  test('a game whose pinned cards are missing makes a dead letter, and other games go on', async () => {
    const [lost, sound] = await Promise.all([RecordedGame.play('lost', 20), RecordedGame.play('sound', 20)]);
    await sound.store(store);
    const broken = {
      ...lost.record.stored[0]!,
      data: { ...lost.record.stored[0]!.data, definitions: 'ab'.repeat(32) },
    };
    const { type, data, envelope } = broken;
    const event = { id: '00000000-0000-4000-8000-000000000000', type, data: { data, envelope }, metadata: {} };
    const { position } = await store.append(lost.stream, 'noStream', [event]);
    await board.runner.waitFor(position);
    expect(board.runner.deadLetters()).toMatchObject([{ stream: lost.stream, revision: 0, eventType: 'GameStarted' }]);
    expect(await board.board(lost.id, 'judge')).toBeUndefined();
    expect((await board.board(sound.id, 'judge'))!.revision).toBe(sound.length - 1);
  });
});

test('a rebuilt read model equals the incremental one, wherever that was cut and taken up again', async () => {
  const played = await Promise.all(['a', 'b'].map((seed) => RecordedGame.play(seed, 60)));
  const cuts = fc.array(fc.record({ game: fc.nat(1), by: fc.integer({ min: 1, max: 150 }), restart: fc.boolean() }), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(cuts, async (steps) => {
      const store = new MemoryEventStore();
      const games = played.map((game) => game.afresh());
      const ends = [0, 0];
      const models = await ReadModels.open(':memory:');
      let board = BoardProjection.start({ store, models });
      for (const { game, by, restart } of [
        ...steps,
        { game: 0, by: 9999, restart: false },
        { game: 1, by: 9999, restart: true },
      ]) {
        const end = Math.min(ends[game]! + by, games[game]!.length);
        if (end > ends[game]!) await board.runner.waitFor(await games[game]!.store(store, end));
        ends[game] = end;
        if (!restart) continue;
        await board.stop();
        board = BoardProjection.start({ store, models });
        await board.runner.whenCaughtUp();
      }
      const incremental = [
        board.games(),
        await board.board(games[0]!.id, 'judge'),
        await board.board(games[1]!.id, 'judge'),
      ];
      await board.runner.rebuild();
      const rebuilt = [
        board.games(),
        await board.board(games[0]!.id, 'judge'),
        await board.board(games[1]!.id, 'judge'),
      ];
      expect(rebuilt).toEqual(incremental);
      expect(
        board
          .games()
          .map((game) => game.revision)
          .sort(),
      ).toEqual(games.map((game) => game.length - 1).sort());
      await board.stop();
      models.close();
    }),
    { numRuns: runs },
  );
});
