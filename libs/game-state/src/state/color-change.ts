import type { Modification } from '@stacktrail/card-tree';
import { colorMask } from './printed.js';

type ColorChange = Extract<Modification, { change: 'add colors' | 'set colors' }>;

/** Layer 5 (CR 613.1e). */
export function changeColors(to: { colors: number }, change: ColorChange): void {
  const colors = colorMask(change.colors);
  to.colors = change.change === 'add colors' ? to.colors | colors : colors;
}
