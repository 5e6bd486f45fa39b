import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  GameEvent,
  eventTypes,
  fromStored,
  redact,
  schemaOf,
  toStored,
  verifyChain,
  type AnyGameEvent,
  type EventType,
  type PlayerId,
  type Viewer,
} from '../src/index.js';
import { arbitraryBatches, arbitraryData, arbitraryEvent } from './arbitrary-event.js';
import { stored, testChain } from './game.js';

const seats: readonly Viewer[] = [{ seat: 0 as PlayerId }, { seat: 1 as PlayerId }];
const viewer = fc.constantFrom<Viewer>(...seats, 'spectator', 'judge');
const veiledTypes = eventTypes.filter((type) => Object.keys(schemaOf(type).veiledFields).length > 0);

function withData(event: AnyGameEvent, data: object): AnyGameEvent {
  const { type, revision, rule, causes, source, player, decidedBy, repeats } = event;
  return new GameEvent(type, data, revision, rule, causes, source, player, decidedBy, repeats) as AnyGameEvent;
}

/** An event, the same event with other veiled values, and the seats that see them. */
const twins = fc.constantFrom<EventType>(...veiledTypes).chain((type) =>
  fc
    .tuple(arbitraryEvent([type]), arbitraryData(type), fc.integer({ min: 0, max: 3 }))
    .map(([event, other, seenBy]) => {
      const one = { ...event.data, seenBy };
      const veiled = Object.keys(schemaOf(type).veiledFields).map((name) => [
        name,
        (other as Readonly<Record<string, unknown>>)[name],
      ]);
      return { one: withData(event, one), other: withData(event, { ...one, ...Object.fromEntries(veiled) }), seenBy };
    }),
);

/** Whether a viewer of a game of two seats sees what these seats see. */
function maySee(seenBy: number, viewer: Viewer): boolean {
  if (seenBy === 3 || viewer === 'judge') return true;
  return viewer !== 'spectator' && (seenBy & (1 << viewer.seat)) !== 0;
}

/** What a viewer is given of an event, beside the commitment. */
function view(event: AnyGameEvent, viewer: Viewer): unknown {
  const redacted = redact(toStored(event, testChain(), null), viewer);
  const { commitment: _, ...veiled } = redacted.data.veiled ?? { commitment: '' };
  return { ...redacted, data: { ...redacted.data, veiled } };
}

describe('redaction', () => {
  test('what a viewer is given does not depend on what the viewer may not see', () => {
    fc.assert(
      fc.property(twins, viewer, ({ one, other, seenBy }, viewer) => {
        fc.pre(!maySee(seenBy, viewer));
        expect(view(one, viewer)).toEqual(view(other, viewer));
        expect(() => fromStored(redact(toStored(one, testChain(), null), viewer))).toThrow(
          'data.veiled.data: redacted',
        );
      }),
      { numRuns: 500 },
    );
  });

  test('whoever may see an event is given all of it', () => {
    fc.assert(
      fc.property(twins, viewer, ({ one, seenBy }, viewer) => {
        fc.pre(maySee(seenBy, viewer));
        expect(fromStored(redact(toStored(one, testChain(), null), viewer))).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  test('a redacted stream verifies to the same head', () => {
    fc.assert(
      fc.property(arbitraryBatches(), fc.infiniteStream(viewer), (batches, viewers) => {
        const events = stored(batches);
        const redacted = events.map((event) => redact(event, viewers.next().value));
        expect(verifyChain(redacted)).toEqual(verifyChain(events));
        expect(verifyChain(redacted).ok).toBe(true);
      }),
    );
  });
});
