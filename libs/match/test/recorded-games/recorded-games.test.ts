import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MemoryEventStore, openEventStore, type EventStore } from '@stacktrail/event-store';
import { canonicalExport, type AnyGameEvent } from '@stacktrail/game-events';
import { fold } from '@stacktrail/game-state';
import { Prng } from '@stacktrail/kernel';
import { isResumePoint, resume } from '@stacktrail/rules';
import { explain, Matches, verifyGame, type ExplanationNode, type GameRecord } from '../../src/index.js';
import { brokeRule, playedOtherwise } from './corrected.js';
import { comparableDigest, sha256, stateDigest } from './digest.js';
import { recordedCards, recordedGames, writeRecordedStore } from './fixture.js';
import { follow } from './recipe.js';

/** Of how many games one is made again, which takes longest: each is in the long form, `RECORDED_GAMES=all`. */
const oneIn = process.env['RECORDED_GAMES'] === 'all' ? 1 : 4;

/** How many types of facts there were; a type that came later has its golden fixture in `game-events`. */
const typesThen = 164;

const games = recordedGames();
const stored = games.filter((game) => game.stored);

describe('what an earlier build has written stays readable', () => {
  let folder: string;
  let store: EventStore;
  let records: readonly GameRecord[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recorded-games-'));
    const file = join(folder, 'store.sqlite');
    writeRecordedStore(file);
    store = await openEventStore(`sqlite:${file}`);
    const matches = new Matches(store);
    records = await Promise.all(stored.map(({ game }) => matches.load(game)));
  });

  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('its store opens, and holds the games to the byte', async () => {
    expect(new Set(await new Matches(store).games())).toEqual(new Set(stored.map(({ game }) => game)));
    for (const [i, { recipe, exported, events }] of stored.entries()) {
      const record = records[i]!;
      expect([recipe.name, record.stored.length, sha256(canonicalExport(record.stored))]).toEqual([
        recipe.name,
        events,
        exported,
      ]);
    }
  });

  test('they fold to the states that were recorded', () => {
    for (const [i, { recipe, state }] of stored.entries()) {
      const { catalog, events } = records[i]!;
      expect([recipe.name, stateDigest(fold(catalog, events).state)]).toEqual([recipe.name, state]);
    }
  });

  test('play goes on from any priority point: what comes next is what came next', () => {
    for (const [i, { recipe }] of stored.entries()) {
      const { catalog, events, secrets } = records[i]!;
      const random = Prng.from(`resume ${recipe.name}`);
      const points = events.flatMap((event, at) => (isDecisionPoint(events, at) ? [event.revision] : []));
      for (const point of [random.pick(points), random.pick(points)]) {
        const seed = secrets!.seeds.findLast(({ from }) => from <= point)!;
        const { live, difference } = resume(catalog, events.slice(0, point + 1), { ...seed, nonces: secrets!.nonces });
        expect([recipe.name, point, difference]).toEqual([recipe.name, point, null]);
        const made = events[point + 1] as AnyGameEvent & { readonly type: 'DecisionMade' };
        const result = live.answer(made.data.decision, made.data.answer);
        const facts = result.accepted ? result.events.map(({ type, data }) => ({ type, data })) : result.message;
        const next = result.accepted ? events.slice(point + 1, point + 1 + result.events.length) : [];
        expect([recipe.name, facts]).toEqual([recipe.name, next.map(({ type, data }) => ({ type, data }))]);
      }
    }
  });

  test('each fact is explained by facts before it, back to a decision or the setup', () => {
    for (const [i, { recipe }] of stored.entries()) {
      const { events } = records[i]!;
      const random = Prng.from(`explain ${recipe.name}`);
      const effects = events.filter(({ causes }) => causes.length > 0);
      for (let n = 0; n < 20; n++) {
        const { revision } = random.pick(effects);
        const tree = explain(events, revision);
        expect([recipe.name, revision, soundlyExplained(tree)]).toEqual([recipe.name, revision, true]);
      }
    }
  });

  test('they verify: the chain, the draws, and that the rules make their facts again', () => {
    for (const [i, record] of records.entries()) {
      if (brokeRule.has(stored[i]!.recipe.name)) continue;
      const { checks } = verifyGame(record);
      expect([record.id, checks.flatMap(({ problems }) => problems)]).toEqual([record.id, []]);
      // The batches of the first days hold no digests of states.
      expect(checks.map(({ status }) => status)).toEqual(
        checks.map(({ check }) => (check === 'states' ? 'skipped' : 'passed')),
      );
    }
  });

  test.each([...brokeRule])('%s doesn’t verify, since its build broke rule %s', (name, why) => {
    const { checks } = verifyGame(records[stored.findIndex(({ recipe }) => recipe.name === name)]!);
    const failed = checks.filter(({ status }) => status === 'failed');
    expect(failed).toHaveLength(1);
    expect(failed[0]!.problems[0]!.problem).toContain(`(${why.split(':')[0]!})`);
  });

  test('between them they hold every type of fact that there was', () => {
    const held = new Set(records.flatMap(({ events }) => events.map(({ type }) => type)));
    expect(held.size).toBe(typesThen);
  });
});

test('games made again by their recipes are the games that an earlier build made', async () => {
  const cards = recordedCards();
  const possible = games.filter(({ comparable }) => comparable !== null);
  for (const { recipe, comparable, state } of possible.filter((_, i) => i % (3 * oneIn) === 0 || oneIn === 1)) {
    const store = new MemoryEventStore();
    const matches = new Matches(store);
    const id = await follow(recipe, cards, store);
    const record = await matches.load(id);
    const { state: end } = await matches.current(id);
    const isSame = comparableDigest(record.stored) === comparable && stateDigest(end) === state;
    if (brokeRule.has(recipe.name) || playedOtherwise.has(recipe.name)) {
      expect([recipe.name, isSame]).toEqual([recipe.name, false]);
      continue;
    }
    expect([recipe.name, comparableDigest(record.stored), stateDigest(end)]).toEqual([recipe.name, comparable, state]);
  }
});

/** Whether a player was asked there for an action with priority, and answered next. */
function isDecisionPoint(events: readonly AnyGameEvent[], at: number): boolean {
  return isResumePoint(events, at) && events[at]!.type === 'DecisionAsked' && events[at + 1]?.type === 'DecisionMade';
}

/** Whether causes come before what they cause, and each branch has an end. */
function soundlyExplained({ revision, causes, repeated }: ExplanationNode): boolean {
  if (repeated) return true;
  return causes.every((cause) => cause.revision < revision && soundlyExplained(cause));
}
