import { someNode, type TargetSpec } from '@stacktrail/card-tree';

/** How later targets of a text depend on an earlier one: they must be others than it, or are asked about it. */
export type Dependence = 'another' | 'asked about it';

const known = new WeakMap<readonly TargetSpec[], ReadonlyMap<number, Dependence>>();

/** The slots that a later slot of the same text depends on (CR 601.2c): “another target”, “that player controls”. */
export function slotsNamed(specs: readonly TargetSpec[]): ReadonlyMap<number, Dependence> {
  let named = known.get(specs);
  if (named === undefined) {
    named = new Map(specs.flatMap((_, slot) => dependenceOn(specs, slot)));
    known.set(specs, named);
  }
  return named;
}

function dependenceOn(specs: readonly TargetSpec[], slot: number): readonly [number, Dependence][] {
  const later = specs.slice(slot + 1);
  const isAsked = later.some((spec) =>
    someNode(spec, (node) => node['slot'] === slot && (node['objects'] === 'target' || node['players'] === 'target')),
  );
  if (isAsked) return [[slot, 'asked about it']];
  return later.some(({ otherThan = [] }) => otherThan.includes(slot)) ? [[slot, 'another']] : [];
}
