import type { Block, ObjectId } from '@stacktrail/game-events';

/** An attacker that can be blocked only by several creatures at once, and the creatures that can block it. */
export interface GuardedAttacker {
  readonly attacker: ObjectId;
  readonly fewest: number;
  readonly blockers: readonly ObjectId[];
}

/**
 * Finds creatures to block all these attackers at once, each by exactly as many as it takes, or `null` where there are
 * too few: a maximum flow from attackers to blockers, by augmenting paths.
 *
 * @param capacity how many attackers a creature can block
 */
export function maximumFlow(
  guarded: readonly GuardedAttacker[],
  capacity: (blocker: ObjectId) => number,
): readonly Block[] | null {
  const blockersOf = guarded.map((): Set<ObjectId> => new Set());
  const attackersOf = new Map<ObjectId, Set<number>>();

  function assign(i: number, blocker: ObjectId): void {
    blockersOf[i]!.add(blocker);
    const busy = attackersOf.get(blocker);
    if (busy === undefined) attackersOf.set(blocker, new Set([i]));
    else busy.add(i);
  }

  /** Gives an attacker one blocker more, moving others to other blockers where that makes one free. */
  function augment(i: number, visited: Set<ObjectId>): boolean {
    for (const blocker of guarded[i]!.blockers) {
      if (visited.has(blocker) || blockersOf[i]!.has(blocker)) continue;
      visited.add(blocker);
      const busy = attackersOf.get(blocker) ?? new Set();
      if (busy.size < capacity(blocker)) {
        assign(i, blocker);
        return true;
      }
      for (const other of busy) {
        if (!augment(other, visited)) continue;
        blockersOf[other]!.delete(blocker);
        busy.delete(other);
        assign(i, blocker);
        return true;
      }
    }
    return false;
  }

  for (let i = 0; i < guarded.length; i++) {
    for (let n = 0; n < guarded[i]!.fewest; n++) if (!augment(i, new Set())) return null;
  }
  return guarded.flatMap(({ attacker }, i) => [...blockersOf[i]!].map((blocker) => ({ blocker, attacker })));
}
