import { beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { canonicalExport, type PlayerId, type Revision } from '@stacktrail/game-events';
import { follow, InvalidCommand, Matches, partingOf, verifyGame, type GameForked } from '../src/index.js';
import { lastSealOf, playedGame } from './deleted-game.js';

describe('another line of play', () => {
  let store: MemoryEventStore;
  let matches: Matches;
  let game: string;
  let length: number;
  beforeEach(async () => {
    store = new MemoryEventStore();
    game = await playedGame(store, 'parent');
    matches = new Matches(store);
    length = (await matches.load(game)).stored.length;
  });

  const fork = (at?: number, commandId = 'fork'): Promise<GameForked> =>
    matches.forks.fork(game, { commandId, ...(at === undefined ? {} : { at: at as Revision }) });
  const half = (): number => Math.floor(length / 2);

  test('has the events of the other game, hash for hash, then says so; the other game stays as it is', async () => {
    const before = canonicalExport((await matches.load(game)).stored, game);
    const { gameId, at, decision, parent } = await fork(half());
    const [mine, theirs] = [await matches.load(gameId), await matches.load(game)];
    expect(at).toBeLessThanOrEqual(half());
    expect(mine.stored.slice(0, at + 1)).toEqual(theirs.stored.slice(0, at + 1));
    expect(lastSealOf(mine.stored.slice(0, at + 1))).toBe(lastSealOf(theirs.stored.slice(0, at + 1)));
    expect(mine.facts.at(-1)).toMatchObject({ type: 'GameForked', data: { game: gameId, parent, at } });
    expect(decision?.id).toBe(at);
    expect(canonicalExport(theirs.stored, game)).toBe(before);
  });

  test('goes on by other answers, and its record holds', async () => {
    const { gameId, decision } = await fork(half());
    const { player } = decision!;
    expect((await matches.concede(gameId, { commandId: 'c', player })).accepted).toBe(true);
    const report = verifyGame(await matches.load(gameId));
    expect(report.checks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(report.ok).toBe(true);
    expect((await matches.current(gameId)).state.outcome).not.toBeNull();
  });

  test('draws what the other game drew, as long as its answers are given again', async () => {
    const { gameId, at } = await fork(half());
    const followed = await follow(matches, gameId);
    expect(followed.because).toBeNull();
    expect(followed.answers).toBeGreaterThan(10);
    const [mine, theirs] = [await matches.load(gameId), await matches.load(game)];
    const { common, decisions } = partingOf(mine, theirs);
    expect(common).toBeGreaterThan(theirs.facts.length - 10);
    expect(decisions).toEqual([null, null]);
    expect(mine.facts.slice(at + 2).map(({ type }) => type)).toEqual(
      theirs.facts.slice(at + 1, at + 1 + mine.facts.length - at - 2).map(({ type }) => type),
    );
  });

  test('parts at the first decision that is another one, and follows on as far as the answers fit', async () => {
    const { gameId, decision } = await fork(half());
    const { player } = decision!;
    // At priority: the other game's answer there is another one than conceding or passing for ever.
    const theirs = await matches.load(game);
    const answered = theirs.facts.find(
      (event) => event.type === 'DecisionMade' && event.data.decision === decision!.id,
    )!;
    await matches.concede(gameId, { commandId: 'c', player });
    const { at, decisions } = partingOf(theirs, await matches.load(gameId));
    expect(at[0]).toBe(answered.revision);
    expect(decisions).toEqual([
      { revision: answered.revision, player: answered.player, kind: decision!.question.kind },
      null,
    ]);
    expect(await follow(matches, gameId)).toEqual({ answers: 0, stoppedAt: null, because: null, position: null });
  });

  test('is private, with tokens of its own that the other game doesn’t know', async () => {
    const { gameId, seats, judgeToken } = await fork(half());
    expect(await matches.tokens.isOpen(game)).toBe(true);
    expect(await matches.tokens.isOpen(gameId)).toBe(false);
    expect(await matches.tokens.who(gameId, seats[1]!.token!)).toEqual({ seat: 1 as PlayerId });
    expect(await matches.tokens.who(gameId, judgeToken!)).toBe('judge');
    expect(await matches.tokens.who(game, judgeToken!)).toBeNull();
  });

  test('is made once, however often the command comes; another command makes another one', async () => {
    const first = await fork(half());
    const again = await fork(half());
    expect(again).toMatchObject({ gameId: first.gameId, at: first.at, repeated: true, judgeToken: null });
    expect((await fork(half(), 'other')).gameId).not.toBe(first.gameId);
    expect((await matches.load(first.gameId)).facts.filter(({ type }) => type === 'GameForked')).toHaveLength(1);
  });

  test('is found again by its command when the other game has gone on, or is over', async () => {
    const id = await playedGame(store, 'under way', 60);
    const first = await matches.forks.fork(id, { commandId: 'same' });
    await matches.concede(id, { commandId: 'c', player: first.decision!.player });
    const again = await matches.forks.fork(id, { commandId: 'same' });
    expect(again).toMatchObject({ gameId: first.gameId, at: first.at, repeated: true });
    await expect(matches.forks.fork(id, { commandId: 'another' })).rejects.toThrow(
      'must be before the end of the game',
    );
  });

  test('is finished by the same command where it was cut off while its events were copied', async () => {
    let appends = 0;
    const append = store.append.bind(store);
    store.append = (stream, expected, events) => {
      if (stream.startsWith('game-') && ++appends === 5) return Promise.reject(new Error('the power went'));
      return append(stream, expected, events);
    };
    await expect(fork(half())).rejects.toThrow('the power went');
    const forked = await new Matches(store).forks.fork(game, { commandId: 'fork', at: half() as Revision });
    expect(forked.repeated).toBe(false);
    const [mine, theirs] = [await matches.load(forked.gameId), await matches.load(game)];
    expect(mine.stored.slice(0, -1)).toEqual(theirs.stored.slice(0, forked.at + 1));
    expect(await matches.tokens.who(forked.gameId, forked.judgeToken!)).toBe('judge');
  });

  test('can part from a fork, too', async () => {
    const one = await fork(half());
    const two = await matches.forks.fork(one.gameId, { commandId: 'two' });
    expect(two).toMatchObject({ parent: one.gameId, at: one.revision });
    expect((await matches.load(two.gameId)).facts.filter(({ type }) => type === 'GameForked')).toHaveLength(2);
  });

  test.each([
    ['after the end', () => length - 1, 'must be before the end of the game'],
    ['beyond the record', () => length + 5, 'must be a revision of the game'],
    ['before the first', () => -1, 'must be a revision of the game'],
  ])('is refused %s, with what would be right', async (_, at, words) => {
    await expect(fork(at())).rejects.toThrow(InvalidCommand);
    await expect(fork(at())).rejects.toThrow(words);
    expect(await matches.games()).toEqual([game]);
  });

  test('only a fork can follow', async () => {
    await expect(follow(matches, game)).rejects.toThrow('must be a fork of another game');
  });
});
