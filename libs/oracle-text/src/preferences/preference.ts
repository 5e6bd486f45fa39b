import type { Ability } from '@stacktrail/card-tree';

/** A rule that decides which of several readings of one text is taken. */
export interface Preference {
  readonly name: string;
  /** The rule or ruling that says so: “CR 603.4”. */
  readonly rule: string;
  /** The score of a reading; the reading with the highest score is taken. */
  score(abilities: readonly Ability[]): number;
}
