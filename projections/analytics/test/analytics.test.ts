import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { newObjectOf, type AnyGameEvent, type EventType, type Revision } from '@stacktrail/game-events';
import { fold, type Timeline } from '@stacktrail/game-state';
import { simulate, type GameRecord } from '@stacktrail/match';
import { RecordedGame, standInDecks as decks } from '@stacktrail/match/testing';
import { ReadModels } from '@stacktrail/projection-runtime';
import { reversalsIn, reversedBy, reversedStretches } from '@stacktrail/views';
import { AnalyticsProjection, tables as definitions, type TableName, type Value } from '../src/index.js';
import { tablesOf, type Tables } from './tables-of.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 8);

/** Runs the projection over a store and gives its tables. */
async function tablesFrom(store: EventStore): Promise<Tables> {
  const models = await ReadModels.open(':memory:');
  const analytics = AnalyticsProjection.start({ store, models });
  await analytics.runner.whenCaughtUp();
  expect(analytics.runner.deadLetters()).toEqual([]);
  const tables = await tablesOf(analytics);
  await analytics.stop();
  models.close();
  return tables;
}

async function tablesOfGame(game: RecordedGame): Promise<Tables> {
  const store = new MemoryEventStore();
  await game.store(store);
  return tablesFrom(store);
}

/** The values of one column. */
function column(tables: Tables, table: TableName, name: string): readonly unknown[] {
  const at = definitions[table].columns.findIndex((each) => each.name === name);
  return tables[table].map((row) => row[at]);
}

function timelineOf({ catalog, events }: Pick<GameRecord, 'catalog' | 'events'>): Timeline {
  return fold(catalog, events);
}

describe('the tables of a game', () => {
  let game: RecordedGame;
  let tables: Tables;
  let effective: readonly AnyGameEvent[];
  const revisionsOf = (...types: readonly EventType[]): readonly Revision[] =>
    effective.filter(({ type }) => types.includes(type)).map(({ revision }) => revision);

  test('CR 731: have the effective game alone, a row for each fact', async () => {
    game = await RecordedGame.play('tables', 400);
    tables = await tablesOfGame(game);
    effective = timelineOf(game.record).effective();
    expect(column(tables, 'turns', 'revision')).toEqual(revisionsOf('TurnBegan'));
    expect(column(tables, 'decisions', 'revision')).toEqual(revisionsOf('DecisionMade'));
    expect(column(tables, 'casts', 'revision')).toEqual(revisionsOf('SpellCast'));
    expect(column(tables, 'damage', 'revision')).toEqual(revisionsOf('DamageDealtToPlayer', 'DamageDealtToPermanent'));
    expect(column(tables, 'mulligans', 'revision')).toEqual(revisionsOf('MulliganTaken', 'HandKept'));
    const moved = effective.flatMap((event) => (event.type === 'ObjectMoved' ? [event] : []));
    const toHand = moved.filter(({ data }) => data.to === 'hand').map(({ revision }) => revision);
    expect(column(tables, 'draws', 'revision')).toEqual(toHand);
    const died = moved.filter(({ data }) => data.from === 'battlefield' && data.to === 'graveyard');
    expect(column(tables, 'deaths', 'revision')).toEqual(died.map(({ revision }) => revision));
    for (const name of ['casts', 'deaths', 'damage', 'combats'] as const) expect(tables[name]).not.toEqual([]);
  });

  test('CR 508, 509: a row for each attack and each block', () => {
    const declared = effective.reduce((sum, { type, data }) => {
      if (type === 'AttackersDeclared') return sum + data.attacks.length;
      return type === 'BlockersDeclared' ? sum + data.blocks.length : sum;
    }, 0);
    expect(tables.combats).toHaveLength(declared);
    expect(column(tables, 'combats', 'card')).not.toContain(null);
  });

  test('CR 731: what was reversed is in a table of its own, with its reversal', () => {
    const inOthers = new Set(effective.map(({ revision }) => revision));
    const reversed = column(tables, 'reversed', 'revision') as readonly Revision[];
    const by = column(tables, 'reversed', 'reversed_by') as readonly Revision[];
    expect(reversed.length).toBeGreaterThan(0);
    reversed.forEach((revision, i) => {
      expect(inOthers.has(revision)).toBe(false);
      expect(game.record.events[by[i]!]?.type).toBe('ActionReversed');
      expect(by[i]).toBeGreaterThan(revision);
    });
    const reversals = game.record.events.filter(({ type }) => type === 'ActionReversed');
    expect(column(tables, 'rewinds', 'revision')).toEqual(reversals.map(({ revision }) => revision));
  });

  test('a card that not everyone may know has no name', () => {
    const drawn = effective.flatMap((event) =>
      event.type === 'ObjectMoved' && event.data.to === 'hand' ? [event] : [],
    );
    const names = column(tables, 'draws', 'card');
    drawn.forEach(({ data }, i) => expect(names[i] === null).toBe(data.seenBy !== 3));
    expect(tables.decks).toEqual([]);
    expect(column(tables, 'seats', 'deck')).toEqual([null, null]);
    expect(column(tables, 'opening_hands', 'card').every((name) => name === null)).toBe(true);
  });

  test('a game and its seats are as they stand', () => {
    const { state } = timelineOf(game.record);
    expect(column(tables, 'games', 'turns')).toEqual([state.turn]);
    expect(column(tables, 'games', 'events')).toEqual([game.length]);
    expect(column(tables, 'seats', 'life')).toEqual(state.players.map(({ life }) => life));
    expect(column(tables, 'seats', 'name')).toEqual(['Ada', 'Ben']);
    expect(column(tables, 'seats', 'on_play')).toEqual(
      state.players.map(({ id }) => (id === state.startingPlayer ? 1 : 0)),
    );
    const sealed = game.record.stored.flatMap(({ envelope }) => envelope.batch ?? []);
    expect(column(tables, 'engines', 'engine')).toEqual([...new Set(sealed.map(({ engine }) => engine))]);
  });
});

test('ADR 0022: once a game has shown what was hidden, its names are there, reversed play included', async () => {
  const store = new MemoryEventStore();
  const { record } = await simulate({ decks, seed: 'opened', bots: ['random', 'random'], store, openAfterEnd: true });
  const tables = await tablesFrom(store);
  const timeline = timelineOf(record);
  const drawn = timeline.effective().flatMap((event) => (event.type === 'ObjectMoved' ? [event] : []));
  const names = drawn
    .filter(({ data }) => data.to === 'hand')
    .map(({ data, revision }) => timeline.at(revision).objects.get(newObjectOf(data))?.printed.name);
  expect(column(tables, 'draws', 'card')).toEqual(names);
  expect(column(tables, 'opening_hands', 'card')).not.toContain(null);
  expect(column(tables, 'games', 'opened')).toEqual([1]);
  const cards = column(tables, 'decks', 'count') as readonly number[];
  expect(cards.reduce((sum, count) => sum + count, 0)).toBe(decks.flat().length);
  const [first, second] = column(tables, 'seats', 'deck');
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect(second).not.toBe(first);
  const reversedDraws = tables.reversed.filter((row) => row[3] === 'draws');
  for (const row of reversedDraws) expect((JSON.parse(String(row[5])) as unknown[])[6]).not.toBeNull();
});

test('no row of a game that hides its cards depends on what is hidden', async () => {
  const seen = async (openAfterEnd: boolean): Promise<string> => {
    const store = new MemoryEventStore();
    await simulate({ decks, seed: 'closed', bots: ['random', 'random'], store, openAfterEnd });
    return JSON.stringify(await tablesFrom(store));
  };
  const [closed, open] = [await seen(false), await seen(true)];
  expect(open.length).toBeGreaterThan(closed.length);
  const names = (JSON.parse(closed) as Tables).draws.flatMap((row) => row[6] ?? []);
  expect(names).toEqual([]);
});

test('CR 731: wherever reversals go back to, each row is effective or reversed as its event is', async () => {
  const played = await RecordedGame.play('reversals', 60);
  const all = await allRows(played);
  const targets = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(targets, async (parts) => {
      const game = played.changed((stored) => [...stored, ...reversals(stored.length, parts)]);
      const tables = await tablesOfGame(game);
      const effective = new Set(
        timelineOf(game.record)
          .effective()
          .map(({ revision }) => revision as number),
      );
      const expected = new Map(all);
      for (const key of expected.keys()) if (!effective.has(Number(key.split(' ')[1]))) expected.delete(key);
      expect(new Map(rowsIn(tables))).toEqual(expected);
      expect(tables.reversed.length + expected.size).toBe(all.size);
      const { events } = game.record;
      const stretches = reversedStretches(reversalsIn(events), events.at(-1)!.revision);
      const by = (column(tables, 'reversed', 'revision') as readonly Revision[]).map((at) => reversedBy(stretches, at));
      expect(column(tables, 'reversed', 'reversed_by')).toEqual(by);
    }),
    { numRuns: runs, examples: [[undoesAReversal]] },
  );
});

/** The third goes back to the first, and so undoes the second, which had made a beginning of the game effective again. */
const undoesAReversal = [0, 0.0123, 0.996];

function reversals(first: number, parts: readonly number[]): readonly unknown[] {
  return parts.map((part, i) => {
    const revision = first + i;
    const to = 8 + Math.floor(part * (revision - 9));
    const envelope = { schemaVersion: 1, revision, rule: '731.1', causes: [revision - 1] };
    return { type: 'ActionReversed', data: { to, reason: 'agreement', detail: '' }, envelope };
  });
}

const playTables = [
  'turns',
  'decisions',
  'casts',
  'draws',
  'combats',
  'damage',
  'deaths',
  'mulligans',
  'opening_hands',
] as const;

/** The rows of play by table and key. */
function rowsIn(tables: Tables): readonly (readonly [string, string])[] {
  return playTables.flatMap((table) => tables[table].map((values) => keyed(table, values)));
}

/** Without the times, which the store's clock gives anew each time that a game is stored. */
function keyed(table: TableName, values: readonly Value[]): readonly [string, string] {
  const timeless = values.map((value, i) => (/_at$|_ms$/.test(definitions[table].columns[i]!.name) ? null : value));
  return [`${table} ${values[1]} ${values[2]}`, JSON.stringify(timeless)];
}

/** The rows of a game's every fact, reversed or not. */
async function allRows(game: RecordedGame): Promise<ReadonlyMap<string, string>> {
  const tables = await tablesOfGame(game.afresh());
  const reversed = tables.reversed.map((row) =>
    keyed(row[3] as TableName, JSON.parse(String(row[5])) as readonly Value[]),
  );
  return new Map([...rowsIn(tables), ...reversed]);
}

test('tables that are built again equal those that grew, wherever that was cut and taken up again', async () => {
  const played = await RecordedGame.play('cuts', 80);
  const cuts = fc.array(fc.record({ by: fc.integer({ min: 1, max: 200 }), restart: fc.boolean() }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(cuts, async (steps) => {
      const [store, game] = [new MemoryEventStore(), played.afresh()];
      const models = await ReadModels.open(':memory:');
      let analytics = AnalyticsProjection.start({ store, models });
      let end = 0;
      for (const { by, restart } of [...steps, { by: game.length, restart: false }]) {
        const next = Math.min(end + by, game.length);
        if (next > end) await analytics.runner.waitFor(await game.store(store, next));
        end = next;
        if (!restart) continue;
        await analytics.stop();
        analytics = AnalyticsProjection.start({ store, models });
      }
      await analytics.runner.whenCaughtUp();
      const incremental = await tablesOf(analytics);
      await analytics.runner.rebuild();
      expect(await tablesOf(analytics)).toEqual(incremental);
      await analytics.stop();
      models.close();
    }),
    { numRuns: runs },
  );
});

test('a game that can’t be read whole has the rows before its damage, and is marked', async () => {
  const at = 40;
  const game = (await RecordedGame.play('damaged', 60)).changed((stored) =>
    stored.map((event, revision) => (revision === at ? { ...event, data: 'lost' } : event)),
  );
  const tables = await tablesOfGame(game);
  expect(column(tables, 'games', 'status')).toEqual(['damaged']);
  expect(column(tables, 'games', 'damaged_at')).toEqual([at]);
  expect(Math.max(...(column(tables, 'decisions', 'revision') as readonly number[]))).toBeLessThan(at);
});

test('games are told apart by the position that something was stored after', async () => {
  const store = new MemoryEventStore();
  const models = await ReadModels.open(':memory:');
  const analytics = AnalyticsProjection.start({ store, models });
  const [first, second] = [await RecordedGame.play('first', 20), await RecordedGame.play('second', 20)];
  const after = await first.store(store);
  await analytics.runner.waitFor(await second.store(store));
  expect(analytics.games()).toEqual([first.id, second.id].sort());
  expect(analytics.games(after)).toEqual([second.id]);
  await analytics.stop();
  models.close();
});
