import { phaseOf } from '@stacktrail/views';
import { steps } from '@stacktrail/card-tree';

/** The phases of a turn as views name them. */
export const phasesInFull: readonly string[] = [...new Set(steps.map(phaseOf))];
