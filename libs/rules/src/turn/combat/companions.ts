import type { Filter } from '@stacktrail/card-tree';
import { matches, combatEffects, contextOfEffect } from '@stacktrail/characteristics';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameState } from '@stacktrail/game-state';

/** A creature that attacks or blocks only if a number of certain others do (CR 508.1c, 509.1b). */
export interface Companionship {
  readonly object: ObjectId;
  readonly others: Filter;
  readonly count: number;
  /** The creatures that count. */
  readonly fitting: ReadonlySet<ObjectId>;
}

/** What these creatures need of each other to attack or block. */
export function companionshipsOf(
  state: GameState,
  creatures: readonly ObjectId[],
  kind: 'attacks only with' | 'blocks only with',
): readonly Companionship[] {
  const found: Companionship[] = [];
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

/** Whether enough others are among these. */
export function hasCompany({ object, count, fitting }: Companionship, chosen: ReadonlySet<ObjectId>): boolean {
  if (!chosen.has(object)) return true;
  let company = 0;
  for (const id of fitting) if (chosen.has(id) && ++company >= count) return true;
  return count === 0;
}

/** Those of the creatures that can have company at all: where one can't, it can't be another's company either. */
export function withPossibleCompany(
  creatures: readonly ObjectId[],
  companionships: readonly Companionship[],
): ReadonlySet<ObjectId> {
  const left = new Set(creatures);
  for (;;) {
    const lonely = companionships.find((each) => left.has(each.object) && !hasCompany(each, left));
    if (lonely === undefined) return left;
    left.delete(lonely.object);
  }
}
