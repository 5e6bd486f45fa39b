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
  /** Where the seat stops for priority; `null` asks it whenever it gets priority. */
  readonly stops: Stops | null;
  /** The seat passes until the first of these happens; `null` if it doesn't pass. */
  readonly passUntil: readonly PassEnd[] | null;
  /**
   * Abilities to which the seat never responds, by their pointers: it passes while one of them is on top of the stack.
   */
  readonly yields: readonly DefinitionPointer[];
  /** Whether triggered abilities that are all the same are put on the stack in the given order. */
  readonly orderLikeTriggers: boolean;
}

/** Where the game was when a seat began to pass. */
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
