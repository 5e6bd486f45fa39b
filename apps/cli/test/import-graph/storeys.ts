/**
 * The packages from the ground up. A package may import those of the rows before its own, as far as
 * `.dependency-cruiser.cjs` lets it, and none of its own row.
 */
const storeys: readonly (readonly string[])[] = [
  ['libs/kernel', 'libs/client'],
  ['libs/card-tree'],
  ['libs/oracle-text', 'libs/game-events'],
  ['libs/game-state'],
  ['libs/characteristics'],
  ['libs/engine'],
  ['libs/rules'],
  ['libs/views'],
  ['libs/cards', 'libs/event-store'],
  ['libs/tracing'],
  ['libs/match', 'libs/test-kit'],
  ['libs/conformance', 'libs/simulator'],
  ['projections/runtime'],
  ['projections/analytics', 'projections/board', 'projections/disputes', 'projections/log'],
  ['apps/server', 'apps/projector', 'apps/cli'],
];

/** The row of a package, counted from the ground. @throws Error if no row names it */
function storeyOf(place: string): number {
  const row = storeys.findIndex((places) => places.includes(place));
  if (row < 0) throw new Error(`no storey names ${place}: give it its row in storeys.ts`);
  return row;
}

/** Whether one package stands on a lower storey than another. */
export function isBelow(lower: string, upper: string): boolean {
  return storeyOf(lower) < storeyOf(upper);
}
