import type { Filter, Objects } from '@stacktrail/card-tree';

/** A filter that demands all of the parts. */
export function conjunction(parts: readonly Filter[]): Filter {
  if (parts.length === 0) return { is: 'anything' };
  return parts.length === 1 ? parts[0]! : { is: 'all', of: parts };
}

function isSeveral({ is }: Filter): boolean {
  return is === 'all' || is === 'anything';
}

/** The parts that a filter demands at once. */
export function conjuncts(filter: Filter): readonly Filter[] {
  if (filter.is === 'anything') return [];
  if (filter.is !== 'all') return [filter];
  return filter.of.some(isSeveral) ? filter.of.flatMap(conjuncts) : filter.of;
}

const named: ReadonlySet<Objects['objects']> = new Set([
  'attached',
  'that object',
  'target',
  'result',
  'together',
  'put into graveyards',
]);

/** Whether the part means “other than this object” or “other than the objects of the text”. */
function isOther(part: Filter): boolean {
  if (part.is !== 'not' || part.of.is !== 'one of') return part.is === 'other';
  const { objects, called } = part.of.objects;
  return called === 'nothing' && named.has(objects);
}

/** Whether the filter says “another” or “other”. */
export function saysOther(filter: Filter): boolean {
  return filter.is === 'all' ? filter.of.some(saysOther) : isOther(filter);
}

export function withoutOther(filter: Filter): Filter {
  return saysOther(filter) ? conjunction(conjuncts(filter).filter((part) => !isOther(part))) : filter;
}
