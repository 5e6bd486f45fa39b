import type { Cost } from '@stacktrail/card-tree';
import type { ManaDue } from './mana-due.js';

/** The total cost that an answer leads to (CR 601.2f): a hint beside an option. */
export interface Price {
  readonly mana: ManaDue;
  /** The parts of the cost that aren't mana. */
  readonly others: readonly Cost[];
  /** Whether the parts that aren't mana could be paid now. */
  readonly isPossible: boolean;
}
