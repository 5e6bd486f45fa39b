import { beforeAll, describe, expect, test } from '@jest/globals';
import { creature, sorcery, spell } from '@stacktrail/card-tree';
import {
  BatchChain,
  GameEvent,
  toStoredBatch,
  type AnyGameEvent,
  type CardIndex,
  type EventType,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import { GameRecord, simulate, verifyGame, versions, type ReportedCheck, type VerifyReport } from '../src/index.js';
import { decks } from './decks.js';
import { attractions } from './recorded-games/made-cards.js';

let game: GameRecord;
beforeAll(async () => {
  game = (await simulate({ decks, seed: 's141', bots: ['random', 'random'] })).record;
});

function withStored(stored: readonly StoredGameEvent[]): GameRecord {
  const { id, definitions, secrets, metadata } = game;
  return new GameRecord({ id, definitions, secrets, metadata, stored });
}

/** The game with other facts, sealed anew as a forger would who has all secrets. */
function forged(events: readonly AnyGameEvent[]): GameRecord {
  const chain = new BatchChain({ seats: 2, salts: null, versions });
  chain.append(events);
  return withStored(toStoredBatch(events, chain));
}

function changed<K extends EventType>(
  type: K,
  at: number,
  data: (event: GameEvent<K>) => object,
): readonly AnyGameEvent[] {
  const events = game.events.slice();
  const chosen = events.filter((event) => event.type === type).at(at) as unknown as GameEvent<K>;
  const { revision, rule, causes, source, player, decidedBy, repeats } = chosen;
  const altered = { ...chosen.data, ...data(chosen) };
  events[revision] = new GameEvent(
    type,
    altered as never,
    revision,
    rule,
    causes,
    source,
    player,
    decidedBy,
    repeats,
  ) as AnyGameEvent;
  return events;
}

function failedIn({ checks }: VerifyReport): readonly ReportedCheck[] {
  return checks.filter(({ status }) => status === 'failed').map(({ check }) => check);
}

function swapped<T>(list: readonly T[]): readonly T[] {
  const [first, second, ...rest] = list;
  return [second!, first!, ...rest];
}

describe('a game as it was played', () => {
  test('passes every check, and each looks at something', () => {
    const seen = new Set<ReportedCheck>();
    const report = verifyGame(game, { onProgress: (check) => seen.add(check) });
    expect(report).toMatchObject({ game: game.id, events: game.stored.length, ok: true });
    expect(report.checks.map(({ status }) => status)).toEqual(Array(8).fill('passed'));
    expect(report.checks.every(({ examined }) => examined > 0)).toBe(true);
    expect(seen).toContain('resume');
  });

  test('passes through a store and back, without the secrets', () => {
    const stored = JSON.parse(JSON.stringify(game.stored)) as StoredGameEvent[];
    const { id, definitions, metadata } = game;
    expect(verifyGame(new GameRecord({ id, definitions, metadata, stored, secrets: null })).ok).toBe(true);
  });
});

describe('tampering shows', () => {
  test('one changed byte breaks the chain there', () => {
    for (const at of [0, 40, 400, game.stored.length - 1]) {
      const event = game.stored[at]!;
      const rule = event.envelope.rule === '104.1' ? '104.2' : '104.1';
      const stored = game.stored.with(at, { ...event, envelope: { ...event.envelope, rule } });
      const { checks } = verifyGame(withStored(stored));
      expect(checks[0]).toMatchObject({ check: 'chain', status: 'failed' });
      expect(checks[0]!.problems[0]!.revision).toBeLessThanOrEqual(at);
    }
  });

  test('a dropped event', () => {
    const stored = game.stored.toSpliced(100, 1);
    expect(verifyGame(withStored(stored)).checks[0]).toMatchObject({ status: 'failed', problems: [{ revision: 100 }] });
  });

  test('an event that is none', () => {
    const stored = game.stored.with(50, { ...game.stored[50]!, type: 'Nonsense' });
    const report = verifyGame(withStored(stored));
    expect(failedIn(report)).toEqual(['chain', 'fold']);
    expect(report.checks.find(({ check }) => check === 'resume')).toMatchObject({
      status: 'skipped',
      skipped: 'fold failed',
    });
  });

  test('other card definitions', () => {
    const { id, metadata, secrets, stored } = game;
    const definitions = game.definitions.slice(1);
    expect(failedIn(verifyGame(new GameRecord({ id, metadata, secrets, stored, definitions })))).toContain('cards');
  });

  test('a shuffle that the seed does not give, though all hashes are made anew', () => {
    const report = verifyGame(forged(changed('LibraryShuffled', 0, ({ data }) => ({ order: swapped(data.order) }))));
    expect(failedIn(report)).toContain('draws');
    expect(failedIn(report)).toContain('resume');
    expect(failedIn(report)).not.toContain('chain');
  });

  test('another seed than the one committed to', () => {
    const report = verifyGame(forged(changed('SeedRevealed', 0, () => ({ seed: '00'.repeat(32) }))));
    expect(failedIn(report)).toContain('seeds');
  });

  test('a card that is lost, and one that is there twice', () => {
    const other = (card: CardIndex): object => ({ card: (card === 0 ? 1 : 0) as CardIndex });
    const report = verifyGame(forged(changed('ObjectMoved', 3, ({ data }) => other(data.card))));
    expect(failedIn(report)).toContain('conservation');
    const lost = verifyGame(forged(changed('ObjectMoved', 3, () => ({ card: -1 as CardIndex }))));
    expect(failedIn(lost)).toContain('conservation');
  });

  test('a fact that the rules do not make; `legacyOk` reports it and lets it pass', () => {
    const record = forged(changed('LifeLost', -1, ({ data }) => ({ amount: data.amount + 1 })));
    expect(failedIn(verifyGame(record))).toEqual(['resume']);
    const tolerant = verifyGame(record, { legacyOk: true });
    expect(tolerant.ok).toBe(true);
    expect(tolerant.checks.at(-1)).toMatchObject({ status: 'tolerated' });
    expect(tolerant.checks.at(-1)!.problems).not.toEqual([]);
  });
});

test('CR 701.24b: a shuffle around what was found is drawn, and so is the one that another order would forge', async () => {
  const you = { players: 'you' } as const;
  const toTop = { zone: 'library', position: 'top' } as const;
  const tutor = sorcery(
    'Tutor',
    '{0}',
    spell({ do: 'search library', who: you, filter: { is: 'card' }, count: 1, to: toTop }, { do: 'shuffle', who: you }),
  );
  const deck = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? tutor : creature(`Bear ${i}`, '{1}', [], 2, 2)));
  const bots = ['random', 'random'] as const;
  game = (await simulate({ decks: [deck, deck], seed: 'apart', bots, maxDecisions: 300 })).record;
  const around = game.events.filter(({ type, data }) => type === 'LibraryShuffled' && data.draws < data.count - 1);
  expect(around.length).toBeGreaterThan(3);
  expect(verifyGame(game).ok).toBe(true);
  const report = verifyGame(forged(changed('LibraryShuffled', -1, ({ data }) => ({ order: swapped(data.order) }))));
  expect(failedIn(report)).toContain('draws');
});

test('CR 103.3a, 717.2: another order of an Attraction deck than the seed gives shows', async () => {
  const beside = [{ attractions }, {}];
  game = (await simulate({ decks, seed: 'fair', bots: ['random', 'random'], beside, maxDecisions: 40 })).record;
  expect(verifyGame(game).ok).toBe(true);
  const other = changed('AttractionDeckShuffled', 0, ({ data }) => ({ order: swapped(data.order) }));
  expect(failedIn(verifyGame(forged(other)))).toContain('draws');
});

test('a game in progress is checked with the secrets, and without them as far as it goes', async () => {
  const { record } = await simulate({ decks, seed: 'half', bots: ['random', 'random'], maxDecisions: 100 });
  expect(verifyGame(record).checks.map(({ status }) => status)).toEqual(Array(8).fill('passed'));
  const { id, definitions, metadata, stored } = record;
  const report = verifyGame(new GameRecord({ id, definitions, metadata, stored, secrets: null }));
  expect(report.ok).toBe(true);
  expect(report.checks.filter(({ status }) => status === 'skipped').map(({ check }) => check)).toEqual([
    'draws',
    'states',
    'resume',
  ]);
});

test('CR 702.26b: cards that are phased out are on the battlefield still', async () => {
  const drifter = creature('Drifter', '{0}', ['Spirit'], 1, 1, { kind: 'keyword', keyword: 'phasing' });
  const adrift = Array.from({ length: 40 }, () => drifter);
  const { record } = await simulate({
    decks: [adrift, adrift],
    seed: 'mist',
    bots: ['random', 'random'],
    maxDecisions: 150,
  });
  expect(record.events.some(({ type }) => type === 'PermanentsPhased')).toBe(true);
  expect(verifyGame(record).checks.find(({ check }) => check === 'conservation')).toMatchObject({ status: 'passed' });
});
