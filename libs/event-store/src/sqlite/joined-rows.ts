import type { EventRow } from './event-row.js';

/**
 * The rows of `events` and those of blocks, in order. Where both have one, as while a writer moves it, or where damage
 * has brought a row to another one's place, that of the block counts, unless the block is damaged.
 */
export function joinedBy(
  number: 'position' | 'revision',
  rows: readonly EventRow[],
  ofBlocks: readonly EventRow[],
): readonly EventRow[] {
  if (ofBlocks.length === 0) return [...rows].sort((a, b) => a[number] - b[number]);
  const joined = new Map<number, EventRow>();
  const [damaged, sound] = [ofBlocks.filter(isDamaged), ofBlocks.filter((row) => !isDamaged(row))];
  for (const row of [...damaged, ...rows, ...sound]) joined.set(row[number], row);
  return [...joined.values()].sort((a, b) => a[number] - b[number]);
}

function isDamaged({ damage }: EventRow): boolean {
  return typeof damage === 'string';
}

/** The lower of two numbers, of which either may be missing. */
export function lowest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** The higher of two numbers, of which either may be missing. */
export function highest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);
}
