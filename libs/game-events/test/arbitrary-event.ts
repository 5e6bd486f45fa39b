import fc from 'fast-check';
import {
  GameEvent,
  eventTypes,
  schemaOf,
  type AnyGameEvent,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
} from '../src/index.js';
import type { Shape, ShapeFields } from '../src/schema/shape.js';

/** What arbitrary events are made of. */
export interface Bounds {
  /** No number is larger, and none is smaller than its negative. */
  readonly largest: number;
  /** No list is longer. */
  readonly longest: number;
}

const modest: Bounds = { largest: 60, longest: 3 };

/** Any value of a shape. */
function arbitraryValue(shape: Shape, bounds: Bounds = modest): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'uint':
      return fc.integer({ min: 0, max: bounds.largest });
    case 'int':
      return fc.integer({ min: -bounds.largest, max: bounds.largest });
    case 'bool':
      return fc.boolean();
    case 'text':
      return fc.string({ unit: 'binary', maxLength: 8 });
    case 'word':
      return fc.constantFrom(...shape.words);
    case 'tree':
      return fc.constantFrom(
        { do: 'shuffle', who: { players: 'you' } },
        { do: 'draw', who: { players: 'noted', label: 'seat 1' }, count: 2 },
      );
    case 'list':
      return fc.array(arbitraryValue(shape.item, bounds), { maxLength: bounds.longest });
    case 'nullable':
      return fc.option(arbitraryValue(shape.inner, bounds));
    case 'record':
      return arbitraryRecord(shape.fields, bounds);
    case 'variant': {
      const variants = Object.entries(shape.variants).map(([word, fields]) =>
        arbitraryRecord(fields, bounds).map((rest) => ({ [shape.discriminant]: word, ...rest })),
      );
      return fc.oneof(...variants);
    }
  }
}

function arbitraryRecord(fields: ShapeFields, bounds: Bounds): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = Object.entries(fields).map(([name, shape]) => [name, arbitraryValue(shape, bounds)] as const);
  return fc.record(Object.fromEntries(arbitraries), { noNullPrototype: true });
}

/** The data of any event of a type. */
export function arbitraryData(type: EventType, bounds: Bounds = modest): fc.Arbitrary<unknown> {
  return arbitraryValue(schemaOf(type).whole.shape, bounds);
}

const rule = fc.oneof(
  fc.constantFrom('103.1', '117.3d', '500', '601.2a', '704.5g', '731.1'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

/**
 * Any event of one of the types that is well-typed, whether it makes sense or not.
 *
 * @param types all where none are given
 */
export function arbitraryEvent(
  types: readonly EventType[] = eventTypes,
  bounds: Bounds = modest,
): fc.Arbitrary<AnyGameEvent> {
  const number = fc.integer({ min: 0, max: bounds.largest });
  const seat = fc.option(number);
  const typeAndData = fc.oneof(...types.map((type) => fc.tuple(fc.constant(type), arbitraryData(type, bounds))));
  const causes = fc.array(number, { maxLength: bounds.longest + 1 });
  return fc
    .tuple(typeAndData, number, rule, causes, number, fc.oneof(seat, fc.tuple(seat, seat)), seat)
    .map(([[type, data], revision, rule, causes, source, seats, repeats]) => {
      const [player, decidedBy] = Array.isArray(seats) ? seats : [seats, seats];
      return new GameEvent(
        type,
        data as never,
        revision as Revision,
        rule,
        causes as Revision[],
        source as ObjectId,
        player as PlayerId | null,
        decidedBy as PlayerId | null,
        repeats as Revision | null,
      ) as AnyGameEvent;
    });
}

/** Any events at the revisions from 0 on, cut into batches. */
export function arbitraryBatches(
  types: readonly EventType[] = eventTypes,
  bounds: Bounds = modest,
): fc.Arbitrary<AnyGameEvent[][]> {
  const batch = fc.array(arbitraryEvent(types, bounds), { minLength: 1, maxLength: 5 });
  return fc.array(batch, { minLength: 1, maxLength: 5 }).map((batches) => {
    let revision = 0;
    return batches.map((events) => events.map((event) => atRevision(event, revision++)));
  });
}

/** The same event at another place of the stream. */
export function atRevision(event: AnyGameEvent, revision: number): AnyGameEvent {
  return new GameEvent(
    event.type,
    event.data,
    revision as Revision,
    event.rule,
    event.causes,
    event.source,
    event.player,
    event.decidedBy,
    event.repeats,
  ) as AnyGameEvent;
}
