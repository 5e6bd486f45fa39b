import type { Ability } from '@stacktrail/card-tree';

/** Which of several readings of one text is meant. */
export interface Preference {
  readonly name: string;
  /** Where the rules or rulings say so: “CR 603.4”. */
  readonly rule: string;
  /** How much a reading has of what is preferred: the highest is meant. */
  score(abilities: readonly Ability[]): number;
}
