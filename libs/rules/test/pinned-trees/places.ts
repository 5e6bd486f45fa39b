import type { TreeUpcasters, UntypedRecord } from '@stacktrail/card-tree';
import type { DefinitionPointer } from '@stacktrail/game-events';
import type { Catalog } from '@stacktrail/game-state';

type PointedAt = Parameters<Catalog['pointerOf']>[0];

/** Everything in a tree that isn't a word or a number, with its pointer. */
function* nodesIn(value: unknown, pointer = ''): Generator<readonly [pointer: string, node: object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [pointer, value];
  for (const [field, held] of Object.entries(value)) yield* nodesIn(held, `${pointer}/${field}`);
}

/** The pointers into a catalog's pinned trees that a fact can hold (docs/adr/0003). */
export function placesIn(catalog: Catalog): readonly string[] {
  const isPlace = (pointer: DefinitionPointer, node: object): boolean =>
    catalog.findAbility(pointer) !== undefined || catalog.findForm(pointer) !== undefined || isNamed(catalog, node);
  return [...nodesIn(catalog.definitions)]
    .filter(([pointer, node]) => isPlace(pointer as DefinitionPointer, node))
    .map(([pointer]) => pointer);
}

function isNamed(catalog: Catalog, node: object): boolean {
  try {
    catalog.pointerOf(node as PointedAt);
    return true;
  } catch {
    return false;
  }
}

/** The marks of a record: its place, where it is one, and its number in its list, where it is in one. */
const place = '@place';
const item = '@item';

/**
 * What an upcaster moves that facts point at or count, in words; nothing if all facts keep their meaning. Records are
 * marked with where they are, upcast, and found again by their marks.
 *
 * @param tree of an older version, or of today's
 * @param places pointers into a list that has this tree alone
 */
export function movedBy(upcasters: TreeUpcasters, tree: UntypedRecord, places: readonly string[]): readonly string[] {
  const marked = withMarks([tree], '', new Set(places)) as readonly UntypedRecord[];
  const upcast = upcasters.upcast(marked[0] ?? {}, tree['language'] as number);
  const moved: string[] = [];
  const left = new Set(places);
  for (const [pointer, node] of nodesIn([upcast])) {
    if (Array.isArray(node)) {
      left.delete(pointer); // Only records can be marked; what is in a list has its number.
      continue;
    }
    const { [place]: was, [item]: number } = node as { readonly [place]?: string; readonly [item]?: number };
    if (was !== undefined) left.delete(was);
    if (was !== undefined && was !== pointer) moved.push(`${was} is moved to ${pointer}`);
    else if (number !== undefined && !pointer.endsWith(`/${number}`)) moved.push(`${pointer} had the number ${number}`);
  }
  return [...moved, ...[...left].map((pointer) => `${pointer} is gone`)];
}

function withMarks(value: unknown, pointer: string, places: ReadonlySet<string>, number?: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((held, i) => withMarks(held, `${pointer}/${i}`, places, i));
  const fields = Object.entries(value).map(([field, held]) => [field, withMarks(held, `${pointer}/${field}`, places)]);
  return {
    ...(Object.fromEntries(fields) as UntypedRecord),
    ...(places.has(pointer) ? { [place]: pointer } : {}),
    ...(number === undefined ? {} : { [item]: number }),
  };
}
