import { describe, expect, test } from '@jest/globals';
import { toHex } from '@stacktrail/kernel';
import fc from 'fast-check';
import { canonicalExport, redact, verifyChain, type StoredGameEvent } from '../src/index.js';
import { arbitraryBatches } from './arbitrary-event.js';
import { stored, testChain, throughJson } from './game.js';

/** A stored game, some of its events redacted. */
const game = fc.tuple(arbitraryBatches(), fc.infiniteStream(fc.boolean())).map(([batches, redacted]) => {
  const chain = testChain();
  const events = stored(batches, chain).map((event) => (redacted.next().value ? redact(event, 'spectator') : event));
  return { events: throughJson(events), head: toHex(chain.head) };
});

const gameAndPlace = game.chain(({ events, head }) =>
  fc.record({ events: fc.constant(events), head: fc.constant(head), place: fc.nat(events.length - 1) }),
);

function firstOfBatch(events: readonly StoredGameEvent[], place: number): number {
  let first = place;
  while (first > 0 && events[first - 1]!.envelope.batch === undefined) first--;
  return first;
}

function breakOf(events: readonly unknown[]): number | 'intact' {
  const result = verifyChain(events);
  return result.ok ? 'intact' : result.error.revision;
}

type Holder = Record<string | number, unknown>;

/** Every way to change one value, key or item of a JSON tree, as functions that do it in place. */
function changes(holder: Holder, key: string | number): (() => unknown)[] {
  const value = holder[key];
  const replaced = () => (holder[key] = other(value));
  if (Array.isArray(value)) {
    const shorter = value.length > 0 ? [() => value.pop() as unknown] : [];
    const longer = () => value.push(value.length > 0 ? value[0] : 1);
    return [replaced, longer, ...shorter, ...value.flatMap((_, i) => changes(value as unknown as Holder, i))];
  }
  if (typeof value !== 'object' || value === null) return [replaced];
  const fields = value as Holder;
  const names = Object.keys(fields);
  const fewer = names.map((name) => () => Reflect.deleteProperty(fields, name));
  return [
    replaced,
    () => (fields['a key of no event'] = 1),
    ...fewer,
    ...names.flatMap((name) => changes(fields, name)),
  ];
}

function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.startsWith('0') ? `1${value.slice(1)}` : `0${value.slice(1)}`;
  return value === null ? 0 : null;
}

/** The lines of an export, where all of them are JSON. */
function parsed(text: string): unknown[] | null {
  const lines = text.split('\n').filter(Boolean);
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return null;
  }
}

describe('verification', () => {
  test('a stored game holds, and its head is that of the chain', () => {
    fc.assert(
      fc.property(game, ({ events, head }) => {
        expect(verifyChain(events)).toEqual({ ok: true, value: { revision: events.length, head } });
      }),
    );
  });

  test('it can begin at any batch', () => {
    fc.assert(
      fc.property(gameAndPlace, ({ events, head, place }) => {
        const first = firstOfBatch(events, place);
        const before = verifyChain(events.slice(0, first));
        expect(before).toMatchObject({ ok: true });
        if (before.ok) expect(verifyChain(events.slice(first), before.value)).toMatchObject({ value: { head } });
      }),
    );
  });

  test('any change of a value, key or item breaks it, at the event or the start of its batch', () => {
    fc.assert(
      fc.property(gameAndPlace, fc.nat(), ({ events, place }, choice) => {
        const first = firstOfBatch(events, place);
        const possible = ['type', 'data', 'envelope'].flatMap((key) =>
          changes(events[place] as unknown as Holder, key),
        );
        possible[choice % possible.length]!();
        expect([first, place]).toContain(breakOf(events));
      }),
      { numRuns: 2000 },
    );
  });

  test('any change of a character of the export breaks it, unless it says the same', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.integer({ min: 0x20, max: 0x7e }), ({ events }, position, code) => {
        const text = canonicalExport(events);
        const at = position % text.length;
        fc.pre(text[at] !== '\n');
        const changed = parsed(text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1));
        fc.pre(changed !== null && JSON.stringify(changed) !== JSON.stringify(parsed(text)));
        const place = text.slice(0, at).split('\n').length - 1;
        expect([firstOfBatch(events, place), place]).toContain(breakOf(changed));
      }),
      { numRuns: 2000 },
    );
  });

  test('a dropped event breaks it where the event was', () => {
    fc.assert(
      fc.property(gameAndPlace, ({ events, head, place }) => {
        const rest = events.filter((_, i) => i !== place);
        if (place < events.length - 1) expect(breakOf(rest)).toBe(place);
        else if (firstOfBatch(events, place) < place) expect(breakOf(rest)).toBe(firstOfBatch(events, place));
        else expect(verifyChain(rest)).not.toMatchObject({ value: { head } });
      }),
    );
  });

  test('a repeated event breaks it after the event', () => {
    fc.assert(
      fc.property(gameAndPlace, ({ events, place }) => {
        const repeated = [...events.slice(0, place + 1), events[place], ...events.slice(place + 1)];
        expect(breakOf(repeated)).toBe(place + 1);
      }),
    );
  });

  test('events in another order break it at the first that moved', () => {
    fc.assert(
      fc.property(gameAndPlace, fc.nat(), ({ events, place }, choice) => {
        const from = choice % events.length;
        fc.pre(from !== place);
        const moved = [...events];
        [moved[from], moved[place]] = [moved[place]!, moved[from]!];
        expect(breakOf(moved)).toBe(Math.min(from, place));
      }),
    );
  });
});
