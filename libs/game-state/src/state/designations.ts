import type { ChoiceKind, DesignationName, Duration } from '@stacktrail/card-tree';
import type { ChosenValue, PlayerId } from '@stacktrail/game-events';

/** A mark on an object, a player or the game that rules and effects ask for (CR 701.15b, 701.37b, 723.1, 729.1). */
export interface Designation {
  readonly name: DesignationName;
  /** Who gave it, where that matters (goaded); or the player that it names (protector). */
  readonly player: PlayerId | null;
  /** A level or speed; 0 of others. */
  readonly value: number;
  readonly until: Duration | null;
  /** The turn in which it was given. */
  readonly turn: number;
}

/** What was chosen for an object (CR 607.2d), under a label of its text. */
export interface Chosen {
  readonly label: string;
  readonly kind: ChoiceKind;
  readonly values: readonly ChosenValue[];
  /** The player who chose it and is the only one to know it. */
  readonly secretOf?: PlayerId;
}

/**
 * The label of a choice as an object keeps it. What an ability of another definition chose, which the object had as a copy
 * or by an effect, is apart from what its own ones choose (CR 607.5, 607.5a).
 *
 * @param scope the definition of the ability that chooses or refers to the choice; absent of the rules' own
 * @param own where the object's form stands in the definitions
 */
export function choiceLabel(label: string, scope: string | undefined, own: string): string {
  return scope === undefined || scope === own.split('/', 2)[1] ? label : `${scope} ${label}`;
}

export const noDesignations: readonly Designation[] = [];
export const nothingChosen: readonly Chosen[] = [];

/** What has designations: an object, a player, or the game. */
interface Designated {
  readonly designations: readonly Designation[];
}

export function isDesignated({ designations }: Designated, name: DesignationName): boolean {
  return designationOf(designations, name) !== undefined;
}

/** The first designation of a name. */
export function designationOf(designations: readonly Designation[], name: DesignationName): Designation | undefined {
  for (const designation of designations) if (designation.name === name) return designation;
  return undefined;
}

/** The value of a designation, such as a level or a speed; 0 if there is none (CR 702.179f). */
export function valueOfDesignation({ designations }: Designated, name: DesignationName): number {
  return designationOf(designations, name)?.value ?? 0;
}

/** What was chosen under a label. */
export function chosenUnder(chosen: readonly Chosen[], label: string): readonly ChosenValue[] {
  for (const choice of chosen) if (choice.label === label) return choice.values;
  return [];
}
