import type { Step } from '@stacktrail/card-tree';
import type { DefinitionPointer, ObjectId } from '@stacktrail/game-events';

/** What ends the automatic passing of a seat. */
export const passEnds = [
  'end of turn',
  'my next main phase',
  'something is put on the stack',
  'I am attacked',
] as const;
export type PassEnd = (typeof passEnds)[number];

/** The steps in which a seat wants priority while the stack is empty. */
export interface Stops {
  /** In its own turns. */
  readonly mine: readonly Step[];
  /** In turns of other players. */
  readonly theirs: readonly Step[];
  /** Whether it also wants priority while its own spell or ability is on top of the stack. */
  readonly ownOnStack: boolean;
}

/** Which decisions are made for a seat automatically. Nobody else sees these settings. */
export interface SeatSettings {
  /** `null`: it is asked whenever it gets priority. */
  readonly stops: Stops | null;
  /** It passes until the first of these; `null` if it doesn't. */
  readonly passUntil: readonly PassEnd[] | null;
  /** Abilities that it never answers, by where their text is pinned: it passes while one is on top of the stack. */
  readonly yields: readonly DefinitionPointer[];
  /** Whether triggered abilities that are all the same ability are put on the stack as they stand. */
  readonly orderLikeTriggers: boolean;
}

/** Where a game stood as a seat began to pass. */
export interface PassingSince {
  readonly turn: number;
  readonly step: Step;
  readonly stack: readonly ObjectId[];
}

/** Settings as they are stored. */
export interface StoredSettings extends SeatSettings {
  readonly since: PassingSince | null;
}

/** Nothing is decided automatically. */
export const noSettings: StoredSettings = {
  stops: null,
  passUntil: null,
  yields: [],
  orderLikeTriggers: false,
  since: null,
};
