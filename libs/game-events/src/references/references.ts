import { schemaOf, type EventType } from '../catalogue.js';
import type { AnyGameEvent } from '../game-event.js';
import { noObject, type CardIndex, type ObjectId } from '../ids.js';
import type { Fields } from '../schema/codec.js';
import type { Shape, ShapeFields } from '../schema/shape.js';

/** The objects and cards that a fact is about, each once. */
export interface References {
  readonly objects: ReadonlySet<ObjectId>;
  readonly cards: ReadonlySet<CardIndex>;
}

interface Found {
  readonly objects: Set<ObjectId>;
  readonly cards: Set<CardIndex>;
}

const nothing: References = { objects: new Set(), cards: new Set() };

/** Collects what a value refers to. */
type Collector = (value: unknown, found: Found) => void;

interface Collectors {
  readonly open: Collector | null;
  readonly veiled: Collector | null;
}

const collectors = new Map<EventType, Collectors>();

/**
 * The objects and cards that a fact names in its fields, and its source.
 *
 * @param withVeiled whether fields that not everyone may see are looked at, too
 */
export function referencesOf({ type, data, source }: AnyGameEvent, withVeiled: boolean): References {
  const { open, veiled } = collectorsOf(type);
  if (source === noObject && open === null && (veiled === null || !withVeiled)) return nothing;
  const found: Found = { objects: new Set(), cards: new Set() };
  if (source !== noObject) found.objects.add(source);
  open?.(data, found);
  if (withVeiled) veiled?.(data, found);
  found.objects.delete(noObject);
  return found;
}

function collectorsOf(type: EventType): Collectors {
  let made = collectors.get(type);
  if (made === undefined) {
    const { openFields, veiledFields } = schemaOf(type);
    made = { open: ofFields(shapesOf(openFields)), veiled: ofFields(shapesOf(veiledFields)) };
    collectors.set(type, made);
  }
  return made;
}

function shapesOf(fields: Fields): ShapeFields {
  return Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, shape]));
}

/** `null` where such a value refers to nothing. */
function collectorOf(shape: Shape): Collector | null {
  switch (shape.is) {
    case 'uint':
    case 'int':
    case 'bool':
    case 'text':
      return ofNumber(shape.of);
    case 'word':
    case 'tree': // what a ruling names is public
      return null;
    case 'list': {
      const item = collectorOf(shape.item);
      return item && ((value, found) => (value as readonly unknown[]).forEach((each) => item(each, found)));
    }
    case 'nullable': {
      const inner = collectorOf(shape.inner);
      return inner && ((value, found) => (value === null ? undefined : inner(value, found)));
    }
    case 'record':
      return ofFields(shape.fields);
    case 'variant':
      return ofVariants(shape.discriminant, shape.variants);
  }
}

function ofNumber(of: 'object' | 'card' | undefined): Collector | null {
  if (of === 'object') return (value, found) => found.objects.add(value as ObjectId);
  if (of === 'card') return (value, found) => found.cards.add(value as CardIndex);
  return null;
}

function ofFields(fields: ShapeFields): Collector | null {
  const parts = Object.entries(fields).flatMap(([name, shape]) => {
    const collect = collectorOf(shape);
    return collect === null ? [] : [[name, collect] as const];
  });
  if (parts.length === 0) return null;
  return (value, found) => {
    for (const [name, collect] of parts) collect((value as Readonly<Record<string, unknown>>)[name], found);
  };
}

function ofVariants(discriminant: string, variants: Readonly<Record<string, ShapeFields>>): Collector | null {
  const byWord = new Map(Object.entries(variants).map(([word, fields]) => [word as unknown, ofFields(fields)]));
  if ([...byWord.values()].every((collect) => collect === null)) return null;
  return (value, found) => byWord.get((value as Readonly<Record<string, unknown>>)[discriminant])?.(value, found);
}
