import type { Filter } from '@stacktrail/card-tree';
import { matches, combatEffects, contextOfEffect } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** A creature that attacks or blocks only if a number of certain others do (CR 508.1c, 509.1b). */
export interface GroupRestriction {
  readonly object: ObjectId;
  readonly others: Filter;
  readonly count: number;
  /** The creatures that count. */
  readonly fitting: ReadonlySet<ObjectId>;
}

/** The restrictions by which these creatures need each other to attack or block. */
export function groupRestrictionsOf(
  state: GameState,
  creatures: readonly ObjectId[],
  kind: 'attacks only with' | 'blocks only with',
): readonly GroupRestriction[] {
  const found: GroupRestriction[] = [];
  for (const id of creatures) {
    for (const effect of combatEffects(state, objectOf(state, id), kind)) {
      const { others, count } = effect.rule;
      const context = contextOfEffect(effect, id);
      const fitting = creatures.filter(
        (other) => other !== id && matches(state, others, objectOf(state, other), context),
      );
      found.push({ object: id, others, count, fitting: new Set(fitting) });
    }
  }
  return found;
}

/** Whether the creature isn’t chosen, or enough others are. */
export function obeysGroupRestriction(
  { object, count, fitting }: GroupRestriction,
  chosen: ReadonlySet<ObjectId>,
): boolean {
  if (!chosen.has(object)) return true;
  let company = 0;
  for (const id of fitting) if (chosen.has(id) && ++company >= count) return true;
  return count === 0;
}

/** The creatures that can obey their restrictions at all. One that can't doesn't count for the others. */
export function thatCanObey(
  creatures: readonly ObjectId[],
  restrictions: readonly GroupRestriction[],
): ReadonlySet<ObjectId> {
  const left = new Set(creatures);
  for (;;) {
    const lonely = restrictions.find((each) => left.has(each.object) && !obeysGroupRestriction(each, left));
    if (lonely === undefined) return left;
    left.delete(lonely.object);
  }
}
