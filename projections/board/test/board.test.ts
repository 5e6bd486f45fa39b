import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import type { PlayerId, Revision, Viewer } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import type { GameRecord } from '@stacktrail/match';
import { RecordedGame } from '@stacktrail/match/testing';
import { GameUnreadable, ReadModels } from '@stacktrail/projection-runtime';
import { boardView } from '@stacktrail/views';
import { BoardProjection, NoSuchRevision, type GameSummary } from '../src/index.js';

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
    expect(long.length).toBeGreaterThan(1400);
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

  test('lists the game that began last first, also where the clock ran backwards', async () => {
    let hour = 12;
    const backwards = new MemoryEventStore(() => new Date(Date.UTC(2026, 0, 1, (hour -= 1))));
    const games = await Promise.all(['first', 'second', 'third'].map((seed) => RecordedGame.play(seed, 5)));
    const listing = BoardProjection.start({ store: backwards, models: await ReadModels.open(':memory:') });
    for (const game of games) await listing.runner.waitFor(await game.store(backwards));
    const newestFirst = games.map(({ id }) => id).reverse();
    expect(listing.games().map(({ game }) => game)).toEqual(newestFirst);
    const [newest] = listing.games({ limit: 1 });
    expect(listing.games({ before: newest! }).map(({ game }) => game)).toEqual(newestFirst.slice(1));
    const [, middle, oldest] = listing.games();
    expect(listing.games({ after: oldest! }).map(({ game }) => game)).toEqual(newestFirst.slice(0, 2));
    expect(listing.games({ after: oldest!, limit: 1 })).toEqual([middle]);
    expect(listing.games({ after: newest! })).toEqual([]);
    await listing.runner.rebuild();
    expect(listing.games().map(({ game }) => game)).toEqual(newestFirst);
    await listing.stop();
  });

  test.each(['ab'.repeat(32), 'no hash at all', ''])(
    'a game whose pinned cards are not there (%j) is marked',
    async (hash) => {
      const [lost, sound] = await Promise.all([RecordedGame.play('lost', 20), RecordedGame.play('sound', 20)]);
      await sound.store(store);
      const other = lost.changed(([first, ...rest]) => [
        { ...first!, data: { ...first!.data, veiled: { ...first!.data.veiled!, data: { definitions: hash } } } },
        ...rest,
      ]);
      await board.runner.waitFor(await other.store(store));
      expect(board.runner.deadLetters()).toEqual([]);
      const damaged = { revision: 0, problem: expect.stringContaining(`cards-${hash}`) };
      expect(board.game(lost.id)).toMatchObject({ seats: [], status: 'starting', revision: -1, damaged });
      await expect(board.board(lost.id, 'judge')).rejects.toBeInstanceOf(GameUnreadable);
      expect((await board.board(sound.id, 'judge'))!.revision).toBe(sound.length - 1);
      expect(board.damagedGames()).toBe(1);
    },
  );
});

describe('a game that can’t be read whole', () => {
  const at = 40;
  const problem = 'data: expected an object, found string';
  let store: MemoryEventStore;
  let models: ReadModels;
  let board: BoardProjection;
  let game: RecordedGame;
  beforeEach(async () => {
    store = new MemoryEventStore();
    models = await ReadModels.open(':memory:');
    board = BoardProjection.start({ store, models, hot: 1 });
    game = await RecordedGame.play('damaged', 60);
  });
  afterEach(async () => {
    await board.stop();
    models.close();
    await store.close();
  });

  const spoilt = (stored: GameRecord['stored']): readonly unknown[] =>
    stored.map((event, revision) => (revision === at ? { ...event, data: 'lost' } : event));
  const ending = (stored: GameRecord['stored']): readonly unknown[] => {
    const reversal = { to: at - 1, reason: 'ruling', detail: '' };
    const over = { winner: null, by: 'draw', winners: [] };
    const envelope = { schemaVersion: 1, rule: '104.4', causes: [at - 1] };
    return [
      ...spoilt(stored),
      { type: 'ActionReversed', data: reversal, envelope: { ...envelope, revision: stored.length } },
      { type: 'GameEnded', data: over, envelope: { ...envelope, schemaVersion: 2, revision: stored.length + 1 } },
    ];
  };

  test('is shown up to the damage, and marked', async () => {
    const damaged = game.changed(spoilt);
    await board.runner.waitFor(await damaged.store(store));
    const timeline = fold(game.record.catalog, game.record.events);
    for (const revision of [0, 17, at - 1] as Revision[]) {
      expect(await board.board(game.id, 'judge', revision)).toEqual(boardView(timeline.at(revision), 'judge'));
    }
    expect(await board.board(game.id, 'judge')).toEqual(boardView(timeline.at((at - 1) as Revision), 'judge'));
    for (const revision of [at, at + 1, game.length - 1]) {
      const refused = board.board(game.id, 'judge', revision);
      await expect(refused).rejects.toEqual(new GameUnreadable(game.id, { revision: at as Revision, problem }));
    }
    await expect(board.board(game.id, 'judge', game.length)).rejects.toBeInstanceOf(NoSuchRevision);
    expect(board.game(game.id)).toMatchObject({ revision: at - 1, damaged: { revision: at, problem } });
    expect(board.damagedGames()).toBe(1);
    expect(board.runner.deadLetters()).toEqual([]);
  });

  test('stands as its judge has ended it', async () => {
    const ended = game.changed(ending);
    await board.runner.waitFor(await ended.store(store));
    const last = ended.length - 1;
    expect(await board.board(game.id, 'judge')).toMatchObject({ revision: last, outcome: { winner: null } });
    expect(board.game(game.id)).toMatchObject({ status: 'over', revision: last, damaged: { revision: at, problem } });
    expect(board.games({ status: 'over' })).toHaveLength(1);
    await expect(board.board(game.id, 'judge', at)).rejects.toBeInstanceOf(GameUnreadable);
  });

  test('equals the rebuilt one, wherever it was cut and taken up again, in memory or not', async () => {
    const ended = game.changed(ending);
    const other = await RecordedGame.play('other', 5);
    for (const end of [at - 3, at, at + 1, at + 2, ended.length - 1, ended.length]) {
      await board.runner.waitFor(await ended.store(store, end));
      if (end === at) await board.runner.waitFor(await other.store(store));
      await board.stop();
      board = BoardProjection.start({ store, models, hot: 1 });
      await board.runner.whenCaughtUp();
    }
    const read = async (): Promise<unknown> => [
      board.games(),
      await board.board(game.id, 'judge'),
      board.damagedGames(),
    ];
    const incremental = await read();
    await board.runner.rebuild();
    expect(await read()).toEqual(incremental);
    expect(board.damagedGames()).toBe(1);
  });

  test('of which nothing can be read is listed all the same', async () => {
    const lost = game.changed(([, ...rest]) => [{ type: 'GameStarted', data: {}, envelope: {} }, ...rest]);
    await board.runner.waitFor(await lost.store(store));
    expect(board.games()).toMatchObject([{ game: game.id, seats: [], edition: null, damaged: { revision: 0 } }]);
    await expect(board.board(game.id, 'judge', 3)).rejects.toBeInstanceOf(GameUnreadable);
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
