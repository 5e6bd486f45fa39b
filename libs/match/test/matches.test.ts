import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore, streamName, type NewEvent } from '@stacktrail/event-store';
import { DamageableStore } from '@stacktrail/event-store/contract';
import type { Answer, Revision } from '@stacktrail/game-events';
import {
  CommandIdUsed,
  GameExists,
  GameNotFound,
  InvalidSetup,
  Matches,
  NotAllowed,
  type Committed,
} from '../src/index.js';
import { decks, seats } from './decks.js';
import { ada, ben, Table } from './table.js';

const pass: Answer = { form: 'action', action: { do: 'pass' } };

/** What a submitted answer came to; it must have been accepted. */
function accepted(result: Awaited<ReturnType<Matches['submit']>>): Committed {
  if (!result.accepted) throw new Error(`${result.rule}: ${result.message}`);
  return result;
}

async function allEvents(store: MemoryEventStore): Promise<readonly NewEvent[]> {
  const events = [];
  for await (const event of store.readAll()) events.push(event);
  return events;
}

describe('create', () => {
  test('a new game waits for its first decision, and gives each seat and the judge a token', async () => {
    const matches = new Matches(new MemoryEventStore());
    const game = await matches.create({ seats, name: 'final' });
    expect(game.decision?.question.kind).toBe('choose starting player');
    expect(game.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(await matches.tokens.who(game.gameId, game.seats[1]!.token!)).toEqual({ seat: ben });
    expect(await matches.tokens.who(game.gameId, game.judgeToken!)).toBe('judge');
    expect(await matches.tokens.who(game.gameId, 'guessed')).toBeNull();
    expect(await matches.games()).toEqual([game.gameId]);
    const { setup } = await matches.load(game.gameId);
    expect(setup).toMatchObject({ match: 'final', provable: true });
  });

  test('neither seeds nor tokens nor hidden cards stand in what everyone may read', async () => {
    const store = new MemoryEventStore();
    const matches = new Matches(store);
    const game = await matches.create({ seats });
    const { secrets } = await matches.load(game.gameId);
    const events = await allEvents(store);
    const open = JSON.stringify(events.filter(({ type }) => type !== 'SecretsKept' && type !== 'SeedKept'));
    expect(open).not.toContain(Buffer.from(secrets!.seeds[0]!.seed).toString('hex'));
    for (const { token } of game.seats) expect(JSON.stringify(events)).not.toContain(token);
    expect(JSON.stringify(events)).not.toContain(game.judgeToken);
  });

  test('games with the same cards pin them once', async () => {
    const store = new MemoryEventStore();
    await new Matches(store).create({ seats });
    await new Matches(store).create({ seats });
    expect(await store.streams('cards-')).toHaveLength(1);
    expect(await store.streams('game-')).toHaveLength(2);
  });

  test('a seed gives ids and facts, and no token', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => new Matches(new MemoryEventStore()).create({ seats, seed: 'same' })),
    );
    expect(second!.gameId).toBe(first!.gameId);
    expect(second!.events).toEqual(first!.events);
    const tokens = [first!, second!].flatMap(({ seats: seated, judgeToken }) => [
      ...seated.map(({ token }) => token),
      judgeToken,
    ]);
    expect(new Set(tokens).size).toBe(6);
    expect(first!.events[0]).toMatchObject({ data: { provable: false } });
  });

  test('the same command again is the same game, with its tokens', async () => {
    const store = new MemoryEventStore();
    const matches = new Matches(store);
    const first = await matches.create({ seats, commandId: 'c' });
    const again = await matches.create({ seats, commandId: 'c' });
    const elsewhere = await new Matches(store).create({ seats, commandId: 'c' });
    expect(again).toEqual({ ...first, repeated: true });
    expect([elsewhere.seats, elsewhere.judgeToken]).toEqual([first.seats, first.judgeToken]);
    expect(elsewhere.events).toEqual(first.events);
    expect(await store.streams('game-')).toHaveLength(1);
  });

  test('two processes with the same command at once make one game', async () => {
    const store = new MemoryEventStore();
    const made = await Promise.all([1, 2, 3].map(() => new Matches(store).create({ seats, commandId: 'c' })));
    expect(made.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const first = made.find(({ repeated }) => !repeated)!;
    const matches = new Matches(store);
    expect(await matches.tokens.who(first.gameId, first.seats[0]!.token!)).toEqual({ seat: ada });
    expect((await matches.current(first.gameId)).decision).not.toBeNull();
    expect(made.map(({ judgeToken }) => judgeToken)).toEqual([1, 2, 3].map(() => first.judgeToken));
  });

  test('the same id for another game is refused, and so is another command with a seed that has a game', async () => {
    const matches = new Matches(new MemoryEventStore());
    const first = await matches.create({ seats, commandId: 'c', seed: 'one' });
    await expect(matches.create({ seats, commandId: 'c', seed: 'one', name: 'other' })).rejects.toBeInstanceOf(
      CommandIdUsed,
    );
    await expect(matches.create({ seats, commandId: 'd', seed: 'one' })).rejects.toBeInstanceOf(GameExists);
    await expect(matches.create({ seats, seed: 'one' })).rejects.toBeInstanceOf(GameExists);
    expect(await matches.games()).toEqual([first.gameId]);
  });

  test('where the secret of the store is damaged, another takes its place', async () => {
    const store = new DamageableStore();
    const first = await new Matches(store).create({ seats, commandId: 'c' });
    store.damage(streamName('secret-store'), 0);
    const second = await new Matches(store).create({ seats, commandId: 'c' });
    const third = await new Matches(store).create({ seats, commandId: 'c' });
    expect([second.repeated, third.repeated]).toEqual([false, true]);
    expect(new Set([first.gameId, second.gameId, third.gameId]).size).toBe(2);
  });

  test.each([
    ['an unknown edition', { seats, edition: '1993' }],
    ['one seat', { seats: seats.slice(0, 1) }],
    ['an empty deck', { seats: [{ name: 'Ada', deck: [] }, seats[1]] }],
    ['a nonce that is no number', { seats: [{ name: 'Ada', deck: decks[0], nonce: 'xyz' }, seats[1]] }],
  ])('%s is refused', async (_, command) => {
    await expect(new Matches(new MemoryEventStore()).create(command)).rejects.toBeInstanceOf(InvalidSetup);
  });
});

describe('submit', () => {
  test('an answer is stored with what follows from it, under its command', async () => {
    const table = await Table.open('submit');
    const { lastRevision: before } = await table.answer();
    const result = await table.answer();
    expect(result).toMatchObject({ repeated: false, firstRevision: before + 1, reversed: null, unused: [] });
    expect(result.events[0]!.type).toBe('DecisionMade');
    const { metadata, stored } = await table.matches.load(table.gameId);
    expect(stored).toHaveLength(result.lastRevision + 1);
    expect(metadata.at(-1)).toMatchObject({ commandId: 'command 2', command: 'SubmitAnswer' });
  });

  test('the same command again gives the stored result, in this process and in another', async () => {
    const table = await Table.open('again');
    await table.play(10);
    const { decision } = await table.current();
    const command = { commandId: 'once', player: decision!.decidedBy, decision: decision!.id, answer: pass };
    const first = accepted(await table.matches.submit(table.gameId, command));
    await table.play(5);
    for (const matches of [table.matches, new Matches(table.store)]) {
      const again = accepted(await matches.submit(table.gameId, command));
      expect(again).toEqual({ ...first, repeated: true, unused: [] });
    }
  });

  test('an answer to another decision than the pending one is stale, and stores nothing', async () => {
    const table = await Table.open('stale');
    await table.play(10);
    const { decision, revision } = await table.current();
    const command = { commandId: 'late', player: decision!.decidedBy, decision: 3 as Revision, answer: pass };
    expect(await table.matches.submit(table.gameId, command)).toMatchObject({ accepted: false, stale: true });
    expect((await table.current()).revision).toBe(revision);
  });

  test('what is no option is refused with its rule, and the game waits on', async () => {
    const table = await Table.open('no option');
    const id = await table.playToPriority();
    const player = (await table.current()).decision!.decidedBy;
    const answer: Answer = { form: 'action', action: { do: 'cancel' } };
    const result = await table.matches.submit(table.gameId, { commandId: 'no', player, decision: id, answer });
    expect(result).toMatchObject({ accepted: false, stale: false, rule: '117.1' });
    expect((await table.current()).decision!.id).toBe(id);
  });

  test('only the seat that decides may answer', async () => {
    const table = await Table.open('whose');
    const { decision } = await table.current();
    const player = decision!.decidedBy === ada ? ben : ada;
    const command = { commandId: 'mine', player, decision: decision!.id, answer: pass };
    await expect(table.matches.submit(table.gameId, command)).rejects.toBeInstanceOf(NotAllowed);
  });

  test('there is no game of that id', async () => {
    const matches = new Matches(new MemoryEventStore());
    await expect(matches.current('none')).rejects.toBeInstanceOf(GameNotFound);
    await expect(matches.load('none')).rejects.toBeInstanceOf(GameNotFound);
  });
});

describe('two processes with one store', () => {
  test('take turns, each seeing what the other stored', async () => {
    const table = await Table.open('turns');
    const others = [table.matches, new Matches(table.store), new Matches(table.store)];
    for (let i = 0; i < 60; i++) await table.answer(others[i % 3]);
    const { stored } = await table.matches.load(table.gameId);
    expect(stored.length).toBeGreaterThan(60);
  });

  test('of two answers to one decision at once, one is stored and the other is stale', async () => {
    const table = await Table.open('race');
    await table.play(12);
    const other = new Matches(table.store);
    const { decision } = await table.current(other);
    const command = { player: decision!.decidedBy, decision: decision!.id, answer: pass };
    const results = await Promise.all([
      table.matches.submit(table.gameId, { ...command, commandId: 'a' }),
      other.submit(table.gameId, { ...command, commandId: 'b' }),
    ]);
    expect(results.map(({ accepted: yes }) => yes).sort()).toEqual([false, true]);
    expect(results.find(({ accepted: yes }) => !yes)).toMatchObject({ stale: true });
  });

  test('one command in both at once is carried out once', async () => {
    const table = await Table.open('twice');
    await table.play(12);
    const other = new Matches(table.store);
    const { decision } = await table.current(other);
    const command = { commandId: 'c', player: decision!.decidedBy, decision: decision!.id, answer: pass };
    const [one, two] = await Promise.all([table.matches, other].map((each) => each.submit(table.gameId, command)));
    expect(accepted(one!).events).toEqual(accepted(two!).events);
    const { metadata } = await table.matches.load(table.gameId);
    const { firstRevision, lastRevision } = accepted(one!);
    expect(metadata.filter(({ commandId }) => commandId === 'c')).toHaveLength(lastRevision - firstRevision + 1);
  });

  test('an answer survives a note that another process stored meanwhile', async () => {
    const table = await Table.open('note');
    const id = await table.playToPriority();
    const player = (await table.current()).decision!.decidedBy;
    await new Matches(table.store).rule(table.gameId, { commandId: 'r', judge: 'Jo', ruling: 'Play on.', about: ben });
    const result = await table.matches.submit(table.gameId, { commandId: 's', player, decision: id, answer: pass });
    expect(accepted(result).events[0]).toMatchObject({ type: 'DecisionMade', data: { decision: id } });
  });
});

describe('any process can go on with any game', () => {
  test('a new process every 20 decisions plays the game to its end, and it is the same game', async () => {
    const whole = await Table.open('resume');
    await whole.play();
    const parts = await Table.open('resume');
    let decisions = 0;
    for (let matches = parts.matches; (await parts.current(matches)).decision !== null; decisions += 20) {
      matches = new Matches(parts.store);
      await parts.play(20, matches);
    }
    expect(decisions).toBeGreaterThan(100);
    const [one, other] = [await whole.matches.load(whole.gameId), await parts.matches.load(parts.gameId)];
    expect(other.stored).toEqual(one.stored);
  });

  test('with room for one game in memory, several are played at once', async () => {
    const store = new MemoryEventStore();
    const matches = new Matches(store, { liveGames: 1 });
    const tables = await Promise.all(['a', 'b', 'c'].map((seed) => Table.open(seed, store)));
    for (let i = 0; i < 15; i++) await Promise.all(tables.map((table) => table.answer(matches)));
    for (const table of tables) expect((await table.current(matches)).revision).toBeGreaterThan(15);
  });
});

describe('concede', () => {
  test('CR 104.3a: a player may concede at any time, and the game is over', async () => {
    const table = await Table.open('concede');
    await table.play(15);
    const result = accepted(await table.matches.concede(table.gameId, { commandId: 'c', player: ada }));
    expect(result.events.map(({ type }) => type)).toEqual([
      'PlayerConceded',
      'PlayerLost',
      'GameEnded',
      'SeedRevealed',
    ]);
    const after = await table.current(new Matches(table.store));
    expect(after.state.outcome).toEqual({ winner: ben, winners: [ben] });
    expect(after.decision).toBeNull();
    const again = await table.matches.concede(table.gameId, { commandId: 'd', player: ben });
    expect(again).toMatchObject({ accepted: false, rule: '104.1' });
  });
});
