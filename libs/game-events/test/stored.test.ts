import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MalformedEvent, canonicalExport, fromStored, toStored, type StoredGameEvent } from '../src/index.js';
import { arbitraryBatches, arbitraryEvent } from './arbitrary-event.js';
import { stored, testChain, throughJson } from './game.js';
import { sampleEvents } from './samples/index.js';

const whole = { largest: 2 ** 53 - 1, longest: 4 };

function sampleOf(type: string): StoredGameEvent {
  return throughJson(
    toStored(
      sampleEvents.find((event) => event.type === type)!,
      testChain(),
      null,
    ),
  );
}

describe('stored form', () => {
  test('every event comes back from the store as it was', () => {
    fc.assert(
      fc.property(arbitraryEvent(undefined, whole), fc.boolean(), (event, secret) => {
        const veil = secret ? testChain() : testChain(null);
        expect(fromStored(throughJson(toStored(event, veil, null)))).toEqual(event);
      }),
      { numRuns: 500 },
    );
  });

  test('the last event of a batch, and no other, has its seal', () => {
    fc.assert(
      fc.property(arbitraryBatches(), (batches) => {
        const sealed = stored(batches).map((event) => event.envelope.batch !== undefined);
        expect(sealed).toEqual(batches.flatMap((batch) => batch.map((event) => event === batch.at(-1))));
      }),
    );
  });

  test('what not every seat sees is apart, what all see is not', () => {
    const [hidden, seen] = sampleEvents.filter(({ type }) => type === 'ObjectMoved');
    expect(toStored(hidden!, testChain(), null).data).toMatchObject({ seenBy: 1, veiled: { data: { card: 17 } } });
    expect(toStored(hidden!, testChain(), null).data).not.toHaveProperty('card');
    expect(toStored(seen!, testChain(), null).data).toEqual(seen!.data);
  });

  // What is wrong, the type of a sample, where it is spoilt, and what is put there: undefined leaves nothing.
  const looked = 'CardsLookedAt';
  const attack = 'AttackersDeclared';
  test.each<[string, string, string, unknown]>([
    ['envelope: expected an object', 'Tapped', 'envelope', undefined],
    ['envelope.rule: expected text', 'Tapped', 'envelope.rule', 7],
    ['envelope.causes[1]: expected a whole number', 'Tapped', 'envelope.causes.1', 1.5],
    ['envelope.at: no such field', 'Tapped', 'envelope.at', 'noon'],
    ['envelope.batch.hash: expected 64 hex', 'Tapped', 'envelope.batch', { engine: '', cardLanguage: 1, hash: 'AB' }],
    ['type: this Stacktrail knows no "Twiddled" of version 1; if a newer', 'Tapped', 'type', 'Twiddled'],
    ['type: this Stacktrail knows no "toString" of version 1', 'Tapped', 'type', 'toString'],
    ['type: there has never been "Tapped" of version 0', 'Tapped', 'envelope.schemaVersion', 0],
    ['type: "Tapped" of version 9 is newer than version 1, up to', 'Tapped', 'envelope.schemaVersion', 9],
    ['data: expected an object, found null', 'Tapped', 'data', null],
    ['data.object: expected a whole number', 'Tapped', 'data.object', undefined],
    ['data.toString: no such field', 'Tapped', 'data.toString', 1],
    ['data.veiled: no such field', 'Tapped', 'data.veiled', {}],
    ['data.step: expected one of untap', 'StepBegan', 'data.step', 'lunch'],
    ['data.attacks[0].defender.is: expected one of', attack, 'data.attacks.0.defender.is', 'x'],
    ['data.attacks[0].defender: expected an object', attack, 'data.attacks.0.defender', null],
    ['data.game: expected text in Unicode', 'GameStarted', 'data.game', '\ud800'],
    ['data.provable: expected true or false', 'GameStarted', 'data.provable', 1],
    ['data.veiled: expected an object, found null', looked, 'data.veiled', null],
    ['data.veiled.commitment: expected 64 hex', looked, 'data.veiled.commitment', ''],
    ['data.veiled.data.cards: expected a list', looked, 'data.veiled.data.cards', 3],
    ['data.veiled: salt and data', looked, 'data.veiled.salt', undefined],
    ['data.cards: no such field', looked, 'data.cards', [17]],
  ])('refuses an event: %s', (problem, type, path, value) => {
    const event = sampleOf(type);
    const steps = path.split('.');
    const last = steps.pop()!;
    let holder = event as unknown as Record<string, unknown>;
    for (const step of steps) holder = holder[step] as Record<string, unknown>;
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else holder[last] = value;
    expect(() => fromStored(event)).toThrow(MalformedEvent);
    expect(() => fromStored(event)).toThrow(problem);
  });

  test.each([undefined, null, 'Tapped', [], {}])('refuses %j', (json) => {
    expect(() => fromStored(json)).toThrow(MalformedEvent);
  });
});

describe('canonical export', () => {
  test('is the same for events that a store gives back with their keys in another order and metadata beside them', () => {
    fc.assert(
      fc.property(arbitraryBatches(), (batches) => {
        const events = stored(batches);
        const given = events.map((event) => ({ recordedAt: 'noon', actor: 'Ada', ...reversed(throughJson(event)) }));
        expect(canonicalExport(given)).toBe(canonicalExport(events));
        expect(canonicalExport(given)).not.toMatch(/noon|Ada/);
      }),
    );
  });

  test('its lines can be read again', () => {
    fc.assert(
      fc.property(arbitraryBatches(), (batches) => {
        const lines = canonicalExport(stored(batches)).split('\n').filter(Boolean);
        expect(lines.map((line) => fromStored(JSON.parse(line)))).toEqual(batches.flat());
      }),
    );
  });
});

function reversed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)])) as T;
}
