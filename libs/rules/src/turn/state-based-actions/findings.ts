import type { DesignationName } from '@stacktrail/card-tree';
import type { DestroyOccurrence, MoveOccurrence } from '@stacktrail/engine';
import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';

/** What a state-based action does that nothing can replace or prevent, with its rule. */
export type IrreplaceableFinding = {
  readonly object: ObjectId;
  readonly rule: string;
  readonly causes: readonly Revision[];
} & (
  | { readonly does: 'cease to exist' | 'unattach' }
  /** CR 704.5q, 704.5r. */
  | { readonly does: 'lose counters'; readonly counter: string; readonly count: number }
  /** CR 704.5w, 704.5x: the player becomes the protector of a battle. */
  | { readonly does: 'protect'; readonly player: PlayerId }
  /** CR 704.5z: by this permanent, the player gets a speed of 1. */
  | { readonly does: 'gain speed'; readonly player: PlayerId }
  /** CR 704.5t: the player who owns the dungeon completes it. */
  | { readonly does: 'complete a dungeon'; readonly player: PlayerId }
  /** CR 704.5u. */
  | { readonly does: 'enter a sector'; readonly as: DesignationName }
);

/** What one check found: it is all performed at the same time (CR 704.3). */
export class Findings {
  readonly occurrences: (MoveOccurrence | DestroyOccurrence)[] = [];
  readonly irreplaceable: IrreplaceableFinding[] = [];

  get isEmpty(): boolean {
    return this.occurrences.length === 0 && this.irreplaceable.length === 0;
  }

  /** It is put into its owner's graveyard. That isn't destruction, so regeneration can't replace it. */
  putIntoGraveyard(object: ObjectId, rule: string, causes: readonly Revision[]): void {
    this.add({ would: 'move', object, to: 'graveyard', manner: 'state-based', rule, causes });
  }

  /** Its owner puts it into the command zone (CR 704.6d). */
  putIntoCommandZone(object: ObjectId, rule: string, causes: readonly Revision[]): void {
    this.add({ would: 'move', object, to: 'command', manner: 'state-based', rule, causes });
  }

  /** Its controller sacrifices it (CR 704.5s). */
  sacrifice(object: ObjectId, rule: string, causes: readonly Revision[]): void {
    this.add({ would: 'move', object, to: 'graveyard', manner: 'sacrifice', rule, causes });
  }

  destroy(object: ObjectId, rule: string, causes: readonly Revision[], toughness: number, damage: number): void {
    this.add({ would: 'destroy', object, rule, causes, lethal: { toughness, damage } });
  }

  /** Each object gets one occurrence: the first that is found, except that a move takes the place of a destruction (CR 704.7). */
  private add(occurrence: MoveOccurrence | DestroyOccurrence): void {
    const at = this.occurrences.findIndex((other) => other.object === occurrence.object);
    if (at < 0) this.occurrences.push(occurrence);
    else if (occurrence.would === 'move' && this.occurrences[at]!.would === 'destroy')
      this.occurrences[at] = occurrence;
  }
}
