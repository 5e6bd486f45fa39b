import { describe, expect, test } from '@jest/globals';
import { ByteWriter, canonicalJson, toHex } from '@stacktrail/kernel';
import { genesis } from '../src/chain/batch-hash.js';
import { writeEvent } from '../src/chain/event-encoding.js';
import { formatOf } from '../src/chain/event-format.js';
import { numberedTypes } from '../src/chain/type-numbers.js';
import {
  eventTypes,
  fromStored,
  schemaOf,
  verifyChain,
  type AnyGameEvent,
  type EventType,
  type StoredGameEvent,
} from '../src/index.js';
import { words } from '../src/schema/words.js';
import { stored, testChain } from './game.js';
import { goldenLines } from './golden-file.js';
import { sampleEvents, sampleRevision } from './samples/index.js';

/** An event as it was stored in a batch of its own, and how it was written in binary. */
interface Fixture {
  readonly name: string;
  readonly stored: StoredGameEvent;
  readonly binary: string;
}

function fixtureOf(event: AnyGameEvent, name: string): Fixture {
  const writer = new ByteWriter();
  writeEvent(writer, event, formatOf(event.type), testChain());
  return { name, stored: stored([[event]])[0]!, binary: toHex(writer.view()) };
}

function nameOf(type: EventType, version: number, number: number): string {
  return `${type} version ${version}, sample ${number}`;
}

const today: readonly Fixture[] = eventTypes.flatMap((type) =>
  sampleEvents
    .filter((event) => event.type === type)
    .map((event, i) => fixtureOf(event, nameOf(type, schemaOf(type).version, i + 1))),
);

const lines = goldenLines('events.ndjson', today.map(canonicalJson), (line) => (JSON.parse(line) as Fixture).name);
const fixtures = new Map(lines.map((line) => [(JSON.parse(line) as Fixture).name, JSON.parse(line) as Fixture]));

describe('golden fixtures', () => {
  test('there is one of every version of every event', () => {
    const needed = eventTypes.flatMap((type) =>
      Array.from({ length: schemaOf(type).version }, (_, before) => nameOf(type, before + 1, 1)),
    );
    expect(needed.filter((name) => !fixtures.has(name))).toEqual([]);
  });

  test.each([...fixtures.values()])('$name is read and verified', (fixture) => {
    const event = fromStored(fixture.stored);
    expect(schemaOf(event.type).whole.check(event.data, 'data')).toBeNull();
    const link = { revision: sampleRevision, head: toHex(genesis) };
    expect(verifyChain([fixture.stored], link)).toMatchObject({ ok: true });
  });

  test.each(today)('$name is written as it always was', (fixture) => {
    expect(fixture).toEqual(fixtures.get(fixture.name));
  });

  test('the numbers of the types never change', () => {
    expect(numberedTypes).toEqual(goldenLines('types.txt', numberedTypes));
  });

  test('the numbers of the words never change', () => {
    expect(words).toEqual(goldenLines('words.txt', words));
  });
});
