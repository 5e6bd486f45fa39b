import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  fromStored,
  GameEvent,
  HistoryReader,
  readHistory,
  toStored,
  unstorablePart,
  type AnyGameEvent,
  type EventType,
  type StoredGameEvent,
} from '../src/index.js';
import { arbitraryEvent } from './arbitrary-event.js';
import { testChain, throughJson } from './game.js';
import { sampleEvents } from './samples/index.js';

/** The stored form of a sample at a place of a stream, with other data. */
function at(revision: number, type: EventType, data: object = {}, causes: readonly number[] = []): StoredGameEvent {
  const sample = sampleEvents.find((event) => event.type === type)!;
  const stored = throughJson(toStored(sample, testChain(), null));
  return { ...stored, data: { ...stored.data, ...data }, envelope: { ...stored.envelope, revision, causes } };
}

const start = at(0, 'GameStarted');
const told = (revision: number): StoredGameEvent => at(revision, 'RulingGiven');
const broken = (revision: number): StoredGameEvent => at(revision, 'RulingGiven', { ruling: '\ud800' });
const ending = (revision: number, to: number, causes: readonly number[] = [to]): StoredGameEvent =>
  at(revision, 'ActionReversed', { to, reason: 'ruling' }, causes);
const problem = 'data.ruling: expected text in Unicode characters, found string';

const types = (stored: readonly unknown[]): readonly string[] => readHistory(stored).history.map(({ type }) => type);

describe('a stream is read as far as it can be', () => {
  test('whole where nothing is wrong with it', () => {
    const { history, damage } = readHistory([start, told(1)]);
    expect(history).toEqual([fromStored(start), fromStored(told(1))]);
    expect(damage).toBeNull();
  });

  test('up to the first event that can’t be read; what follows it is skipped, sound or not', () => {
    const stream = [start, told(1), broken(2), told(3), broken(4)];
    expect(types(stream)).toEqual(['GameStarted', 'RulingGiven', 'skipped', 'skipped', 'skipped']);
    expect(readHistory(stream).damage).toEqual({ revision: 2, problem });
    expect(readHistory(stream).history.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
  });

  test('again from the reversal with which a judge ends it, and the damage stays known', () => {
    const stream = [start, told(1), broken(2), told(3), ending(4, 1), told(5)];
    expect(types(stream)).toEqual([
      'GameStarted',
      'RulingGiven',
      'skipped',
      'skipped',
      'ActionReversed',
      'RulingGiven',
    ]);
    expect(readHistory(stream).damage).toEqual({ revision: 2, problem });
  });

  test.each([
    ['follows from what can’t be read', ending(4, 1, [3])],
    ['goes back to what can’t be read', ending(4, 2, [1])],
    ['is no ruling', at(4, 'ActionReversed', { to: 1, reason: 'agreement' }, [1])],
  ])('but not from a reversal that %s', (_, reversal) => {
    expect(types([start, told(1), broken(2), told(3), reversal]).slice(2)).toEqual(['skipped', 'skipped', 'skipped']);
  });

  test('a second damage after the ending is a damage again', () => {
    const { damage, history } = readHistory([start, broken(1), ending(2, 0), told(3), broken(4)]);
    expect(damage).toEqual({ revision: 4, problem });
    expect(history.at(-1)!.type).toBe('skipped');
  });

  test.each([
    ['envelope.revision: expected 1, found 7', [start, told(7)]],
    ['type: a game begins with GameStarted, not with RulingGiven', [told(0)]],
    ['data.to: expected a revision before 1, found 1', [start, ending(1, 1)]],
    ['expected an object', [start, null]],
  ])('an event that doesn’t belong at its place is a damage too: %s', (words, stream) => {
    expect(readHistory(stream).damage).toEqual({ revision: stream.length - 1, problem: words });
  });

  test('a reading can be taken up where another one ended', () => {
    const twice = [ending(4, 1), told(5), broken(6), told(7), ending(8, 4), told(9)];
    const stream = [start, told(1), broken(2), told(3), ...twice];
    const whole = new HistoryReader();
    for (const event of stream) whole.read(event);
    for (let cut = 0; cut <= stream.length; cut++) {
      const first = new HistoryReader();
      const before = stream.slice(0, cut).map((event) => first.read(event).type);
      const second = new HistoryReader(whole.placeAt(cut));
      expect(first.placeAt(cut).next).toBe(cut);
      const after = stream.slice(cut).map((event) => second.read(event).type);
      expect([...before, ...after]).toEqual(types(stream));
    }
  });
});

/** Texts and numbers that a careless caller may hand over. */
const hostile = fc.constantFrom<unknown>(
  '\ud800',
  'a\udfff',
  NaN,
  Infinity,
  -1,
  1.5,
  2 ** 53,
  1e300,
  null,
  undefined,
  0,
  1,
  2,
  '',
  'a word',
  {},
  [undefined],
  true,
);

/** The event with one value of its data or envelope put out of place. */
function spoilt(event: AnyGameEvent, pick: number, value: unknown): AnyGameEvent {
  const names = Object.keys(event.data);
  const data = { ...event.data } as Record<string, unknown>;
  const envelope = [event.revision, event.rule, event.causes, event.source, event.player] as unknown[];
  const place = pick % (names.length + envelope.length);
  if (place < names.length) data[names[place]!] = value;
  else envelope[place - names.length] = value;
  const [revision, rule, causes, source, player] = envelope;
  return new GameEvent(
    event.type,
    data,
    revision as never,
    rule as never,
    causes as never,
    source as never,
    player as never,
    event.decidedBy,
    event.repeats,
  ) as AnyGameEvent;
}

describe('what is written can be read', () => {
  test('an event that can be stored is read again as it was, and any other is named by what is wrong with it', () => {
    let [refused, taken] = [0, 0];
    fc.assert(
      fc.property(arbitraryEvent(), fc.nat(), hostile, (event, pick, value) => {
        const candidate = spoilt(event, pick, value);
        const part = unstorablePart(candidate);
        if (part === null) {
          taken += 1;
          testChain().append([candidate]);
          expect(fromStored(throughJson(toStored(candidate, testChain(), null)))).toEqual(candidate);
        } else {
          refused += 1;
          expect(part).toMatch(/^(?:data|envelope)\b.*: /);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(refused).toBeGreaterThan(500);
    expect(taken).toBeGreaterThan(100);
  });

  test('zero with a minus is zero: it is read back, and the chain is the same', () => {
    const lost = sampleEvents.find(({ type }) => type === 'LifeLost')!;
    const zero = spoilt(lost, Object.keys(lost.data).indexOf('life'), 0);
    const minus = spoilt(lost, Object.keys(lost.data).indexOf('life'), -0);
    expect(unstorablePart(minus)).toBeNull();
    expect(fromStored(throughJson(toStored(minus, testChain(), null)))).toEqual(zero);
    expect(testChain().append([minus])).toEqual(testChain().append([zero]));
  });
});
