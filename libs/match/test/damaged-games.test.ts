import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { canonicalExport, verifyChain, type Revision } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { isResumePoint } from '@stacktrail/rules';
import {
  CardsDamaged,
  explain,
  GameDamaged,
  Matches,
  SecretsMissing,
  verifyGame,
  type Committed,
} from '../src/index.js';
import { appendUnchecked, brick, brickProblem, withChangedEvent } from './bricked-game.js';
import { seats } from './decks.js';
import { ada, ben, Table } from './table.js';

const words = { judge: 'Jo', ruling: 'The record is damaged: a draw.' };

interface Damaged {
  readonly store: MemoryEventStore;
  readonly gameId: string;
  /** A process that has not seen the game before. */
  readonly matches: Matches;
  readonly damage: { readonly revision: Revision; readonly problem: string };
}

async function damagedGame(seed: string, decisions = 30): Promise<Damaged> {
  const store = new MemoryEventStore();
  const table = await Table.open(seed, store);
  await table.play(decisions);
  const revision = await brick(store, table.gameId);
  return { store, gameId: table.gameId, matches: new Matches(store), damage: { revision, problem: brickProblem } };
}

async function ended({ matches, gameId }: Damaged): Promise<Committed> {
  const result = await matches.end(gameId, { commandId: 'end', ...words });
  if (!result.accepted) throw new Error(result.message);
  return result;
}

/** Why attempts that are made at once fail; of one that doesn't, what it gives. */
async function failuresOf(attempts: readonly Promise<unknown>[]): Promise<readonly unknown[]> {
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as unknown) : outcome.value));
}

describe('a game with an event that can’t be read', () => {
  test('stands as it stood before, and nobody has anything to decide', async () => {
    const { matches, gameId, damage } = await damagedGame('stands');
    const { state, decision, damaged, revision } = await matches.current(gameId);
    expect({ decision, damaged, revision }).toEqual({ decision: null, damaged: damage, revision: damage.revision - 1 });
    const { catalog, events, stored, lastRevision } = await matches.load(gameId);
    expect(events).toHaveLength(damage.revision);
    expect(stored).toHaveLength(damage.revision + 1);
    expect(lastRevision).toBe(damage.revision - 1);
    expect(state.turn).toBe(fold(catalog, events).state.turn);
    expect(state.outcome).toBeNull();
  });

  test('knows the tokens of its seats and its judge', async () => {
    const store = new MemoryEventStore();
    const created = await new Matches(store).create({ seats });
    await brick(store, created.gameId);
    const matches = new Matches(store);
    expect(await matches.tokens.who(created.gameId, created.judgeToken!)).toBe('judge');
    expect(await matches.tokens.who(created.gameId, created.seats[1]!.token!)).toEqual({ seat: ben });
  });

  test('takes no command, and says from where on it can’t be read', async () => {
    const { matches, gameId, damage } = await damagedGame('refuses');
    const to = 9 as Revision;
    const answer = { form: 'action', action: { do: 'pass' } } as const;
    const refusals = [
      matches.submit(gameId, { commandId: 'a', player: ada, decision: to, answer }),
      matches.concede(gameId, { commandId: 'b', player: ada }),
      matches.clocks.call(gameId, { commandId: 'c', player: ada }),
      matches.rule(gameId, { commandId: 'd', ...words }),
      matches.proposeShortcut(gameId, { commandId: 'e', player: ada, parts: [{ player: ada, answer }] }),
      matches.answerShortcut(gameId, { commandId: 'f', player: ben, at: null }),
      matches.requestRewind(gameId, { commandId: 'g', player: ada, to, reason: 'Back.' }),
      matches.vote(gameId, { commandId: 'h', player: ben, request: to, vote: 'consent' }),
      matches.rewind(gameId, { commandId: 'i', judge: 'Jo', to, reason: 'Back.' }),
    ];
    for (const refusal of refusals) await expect(refusal).rejects.toEqual(new GameDamaged(gameId, damage));
    expect((await matches.load(gameId)).stored).toHaveLength(damage.revision + 1);
  });

  test('a command that was stored before is told again', async () => {
    const store = new MemoryEventStore();
    const table = await Table.open('repeated', store);
    const first = await table.answer();
    await brick(store, table.gameId);
    const again = await new Matches(store).submit(table.gameId, table.sent[0]!);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test('what this process has in memory is refused as soon as another has damaged it', async () => {
    const store = new MemoryEventStore();
    const table = await Table.open('in memory', store);
    await table.play(20);
    await brick(store, table.gameId);
    const { damaged } = await table.current();
    expect(damaged).toMatchObject({ problem: brickProblem });
    await expect(table.matches.concede(table.gameId, { commandId: 'c', player: ada })).rejects.toBeInstanceOf(
      GameDamaged,
    );
  });

  test('is named by verify with revision and problem', async () => {
    const { matches, gameId, damage } = await damagedGame('verified');
    const report = verifyGame(await matches.load(gameId));
    expect(report).toMatchObject({ game: gameId, ok: false });
    expect(report.checks.find(({ check }) => check === 'chain')!.problems).toEqual([damage]);
    expect(report.checks.find(({ check }) => check === 'fold')!.problems).toEqual([damage]);
  });

  test('where nothing can be read there is nothing to show and nothing to end', async () => {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats });
    const broken = new MemoryEventStore();
    await withChangedEvent(store, broken, `game-${gameId}`, 0, (data) => ({ ...(data as object), data: {} }));
    const matches = new Matches(broken);
    const damage = {
      revision: 0 as Revision,
      problem: 'data.game: expected text in Unicode characters, found undefined',
    };
    const failures = await failuresOf([
      matches.current(gameId),
      matches.load(gameId),
      matches.tokens.who(gameId, 'token'),
      matches.end(gameId, { commandId: 'end', ...words }),
    ]);
    for (const failure of failures) expect(failure).toEqual(new GameDamaged(gameId, damage));
  });

  test('a game whose metadata is damaged is whole: no fact rests on it', async () => {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats });
    const broken = new MemoryEventStore();
    for (const name of await store.streams('')) {
      for await (const event of store.read(name))
        await broken.append(name, 'any', [{ ...event, metadata: null as never }]);
    }
    const { damaged, decision } = await new Matches(broken).current(gameId);
    expect(damaged).toBeNull();
    expect(decision).not.toBeNull();
  });
});

describe('a judge ends a damaged game', () => {
  test('it goes back to the last point at which play could go on, and is a draw (CR 104.4)', async () => {
    const damaged = await damagedGame('ended');
    const before = await damaged.matches.load(damaged.gameId);
    const { events, firstRevision, lastRevision } = await ended(damaged);
    expect(events.map(({ type }) => type)).toEqual(['ActionReversed', 'RulingGiven', 'GameEnded', 'SeedRevealed']);
    expect([firstRevision, lastRevision]).toEqual([damaged.damage.revision + 1, damaged.damage.revision + 4]);
    const point = before.events.findLastIndex((_, i) => isResumePoint(before.events, i));
    expect(events[0]).toMatchObject({ data: { to: point, reason: 'ruling' } });
    expect(events[1]).toMatchObject({ data: { ...words, about: null } });
    const { state, decision, damaged: mark } = await damaged.matches.current(damaged.gameId);
    expect({ decision, mark }).toEqual({ decision: null, mark: damaged.damage });
    expect(state).toMatchObject({ outcome: { winner: null }, revision: lastRevision });
  });

  test('any process sees it so, nothing was deleted, and the chain goes on from the last hash', async () => {
    const damaged = await damagedGame('seen by all');
    const stored = (await damaged.matches.load(damaged.gameId)).stored;
    const { lastRevision } = await ended(damaged);
    const matches = new Matches(damaged.store);
    const record = await matches.load(damaged.gameId);
    expect(canonicalExport(record.stored.slice(0, stored.length))).toBe(canonicalExport(stored));
    expect(record).toMatchObject({ lastRevision, damage: damaged.damage });
    expect((await matches.current(damaged.gameId)).state.outcome).toEqual({ winner: null, winners: [] });
    const at = damaged.damage.revision + 1;
    const head = stored.at(-1)!.envelope.batch!.hash;
    expect(verifyChain(record.stored.slice(at), { revision: at, head }).ok).toBe(true);
    const { checks } = verifyGame(record);
    expect(checks.find(({ check }) => check === 'chain')!.problems).toEqual([damaged.damage]);
  });

  test('verify tells where the ending itself was changed', async () => {
    const damaged = await damagedGame('changed');
    const { firstRevision } = await ended(damaged);
    const changed = new MemoryEventStore();
    await withChangedEvent(damaged.store, changed, `game-${damaged.gameId}`, firstRevision + 1, (data) => {
      const stored = data as { readonly data: object };
      return { ...stored, data: { ...stored.data, ruling: 'Ada wins.' } };
    });
    const { checks } = verifyGame(await new Matches(changed).load(damaged.gameId));
    const problems = checks.find(({ check }) => check === 'chain')!.problems;
    expect(problems.map(({ revision }) => revision)).toEqual([damaged.damage.revision, firstRevision]);
  });

  test('its causes are explained without what can’t be read', async () => {
    const damaged = await damagedGame('explained');
    const { lastRevision, firstRevision } = await ended(damaged);
    const { history } = await damaged.matches.load(damaged.gameId);
    const node = explain(history, lastRevision);
    expect(node).toMatchObject({
      type: 'SeedRevealed',
      causes: [{ type: 'GameEnded', causes: [{ type: 'RulingGiven' }] }],
    });
    expect(explain(history, firstRevision).causes[0]!.revision).toBe(damaged.damage.revision - 1);
    expect(() => explain(history, damaged.damage.revision)).toThrow(RangeError);
  });

  test('once: the same command again tells the same, and another comes too late', async () => {
    const damaged = await damagedGame('once');
    const first = await ended(damaged);
    const elsewhere = new Matches(damaged.store);
    expect(await elsewhere.end(damaged.gameId, { commandId: 'end', ...words })).toEqual({ ...first, repeated: true });
    const late = await elsewhere.end(damaged.gameId, { commandId: 'late', ...words });
    expect(late).toMatchObject({ accepted: false, rule: '104.1', stale: true });
  });

  test('two processes at once end it once', async () => {
    const damaged = await damagedGame('both');
    const both = [damaged.matches, new Matches(damaged.store)];
    const results = await Promise.all(
      both.map((each, i) => each.end(damaged.gameId, { commandId: `end ${i}`, ...words })),
    );
    expect(results.map(({ accepted }) => accepted).sort()).toEqual([false, true]);
  });

  test('in the midst of its setup too, where play could not go on from anywhere', async () => {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats });
    const broken = new MemoryEventStore();
    await withChangedEvent(store, broken, `game-${gameId}`, 2, (data) => ({ ...(data as object), data: {} }));
    const matches = new Matches(broken);
    const result = await matches.end(gameId, { commandId: 'end', ...words });
    expect(result).toMatchObject({ accepted: true, events: [{ data: { to: 1 } }, {}, {}, {}] });
    const { state } = await new Matches(broken).current(gameId);
    expect(state.outcome).toEqual({ winner: null, winners: [] });
  });

  test('where the last hash can’t be read, the chain goes on from the one before', async () => {
    const { store, gameId } = await damagedGame('no hash');
    const { stored } = await new Matches(store).load(gameId);
    const broken = new MemoryEventStore();
    await withChangedEvent(store, broken, `game-${gameId}`, stored.length - 1, () => null);
    const matches = new Matches(broken);
    const result = await matches.end(gameId, { commandId: 'end', ...words });
    expect(result.accepted).toBe(true);
    const report = verifyGame(await new Matches(broken).load(gameId));
    expect(report.checks[0]!.problems).toEqual([{ revision: stored.length - 1, problem: expect.any(String) }]);
  });

  test('an ending that can’t be read is none: the game can be ended again', async () => {
    const damaged = await damagedGame('twice');
    const { firstRevision, lastRevision } = await ended(damaged);
    const broken = new MemoryEventStore();
    const spoil = (data: unknown): unknown => ({ ...(data as object), envelope: {} });
    await withChangedEvent(damaged.store, broken, `game-${damaged.gameId}`, firstRevision, spoil);
    const matches = new Matches(broken);
    expect((await matches.current(damaged.gameId)).state.outcome).toBeNull();
    const again = await matches.end(damaged.gameId, { commandId: 'again', ...words });
    expect(again).toMatchObject({ accepted: true, firstRevision: lastRevision + 1 });
    expect((await new Matches(broken).current(damaged.gameId)).state.outcome).not.toBeNull();
  });

  test('a game that was over before the damage is over', async () => {
    const store = new MemoryEventStore();
    const table = await Table.open('over', store);
    await table.matches.concede(table.gameId, { commandId: 'c', player: ada });
    await brick(store, table.gameId);
    const matches = new Matches(store);
    expect((await matches.current(table.gameId)).state.outcome).toMatchObject({ winner: ben });
    const result = await matches.end(table.gameId, { commandId: 'end', ...words });
    expect(result).toMatchObject({ accepted: false, rule: '104.1' });
  });

  test('whatever was stored after the damage counts for nothing', async () => {
    const damaged = await damagedGame('after it');
    const { revision } = damaged.damage;
    await appendUnchecked(damaged.store, damaged.gameId, 'PlayerConceded', () => ({ player: ada }));
    await appendUnchecked(damaged.store, damaged.gameId, 'GameEnded', () => ({
      winner: ben,
      by: 'win',
      winners: [ben],
    }));
    expect((await damaged.matches.current(damaged.gameId)).state.outcome).toBeNull();
    const { firstRevision } = await ended(damaged);
    expect(firstRevision).toBe(revision + 3);
    expect((await new Matches(damaged.store).current(damaged.gameId)).state.outcome!.winner).toBeNull();
  });

  test('a game that can be read goes on by its rules', async () => {
    const table = await Table.open('sound');
    const result = await table.matches.end(table.gameId, { commandId: 'end', ...words });
    expect(result).toMatchObject({ accepted: false, rule: '104.1', stale: false });
    expect((await table.current()).decision).not.toBeNull();
  });
});

describe('what a game needs is damaged', () => {
  /** Why each attempt to use a game with a changed stream fails. */
  async function withChanged(category: string, change: (data: unknown) => unknown): Promise<readonly unknown[]> {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats });
    const [name] = await store.streams(category);
    const broken = new MemoryEventStore();
    await withChangedEvent(store, broken, name!, 0, change);
    const matches = new Matches(broken);
    const attempts = [matches.current(gameId), matches.load(gameId)];
    const ofTokens = category === 'secret-' ? [matches.tokens.who(gameId, 'token')] : [];
    return failuresOf([...attempts, ...ofTokens]);
  }

  test.each([
    ['nothing', () => null],
    ['no card', (data: unknown) => ({ ...(data as object), definition: 7 })],
    ['another card', (data: unknown) => JSON.parse(JSON.stringify(data).replaceAll(/"name":"./g, '"name":"Q'))],
  ])('its cards hold %s', async (_, change) => {
    for (const failure of await withChanged('cards-', change)) expect(failure).toBeInstanceOf(CardsDamaged);
  });

  test('what its setup calls the hash of its cards is none', async () => {
    const change = (data: unknown): unknown => {
      const stored = data as { readonly data: { readonly veiled?: object } };
      const veiled = { ...stored.data.veiled, data: { definitions: 'no hash at all' } };
      return { ...stored, data: { ...stored.data, veiled } };
    };
    for (const failure of await withChanged('game-', change)) expect(failure).toBeInstanceOf(CardsDamaged);
  });

  test.each([
    ['nothing', () => null],
    ['no seed', (data: unknown) => ({ ...(data as object), seed: 'half a seed' })],
    ['another seed', (data: unknown) => ({ ...(data as object), seed: 'ab'.repeat(32) })],
    ['no tokens', (data: unknown) => ({ ...(data as object), tokens: { seats: ['x'], judge: 7 } })],
  ])('its secrets hold %s', async (_, change) => {
    for (const failure of await withChanged('secret-', change)) expect(failure).toBeInstanceOf(SecretsMissing);
  });

  test('a new game with cards that are stored otherwise is refused, for it could not be read', async () => {
    const store = new MemoryEventStore();
    const { gameId } = await new Matches(store).create({ seats });
    const [name] = await store.streams('cards-');
    const broken = new MemoryEventStore();
    await withChangedEvent(store, broken, name!, 0, () => null);
    await expect(new Matches(broken).create({ seats })).rejects.toBeInstanceOf(CardsDamaged);
    expect(await broken.streams('game-')).toEqual([`game-${gameId}`]);
  });
});
