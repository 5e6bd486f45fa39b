import type { GameState, Position } from '@stacktrail/game-state';
import { positionDigest } from './position-digest.js';

/**
 * The position of a state. Its digest is computed only when something asks for it, because most positions never recur.
 */
export function positionOf(state: GameState): Position {
  return new ReachedPosition(state);
}

/** Whether two positions are the same game state as rule 730.3 means it. */
export function isSamePosition(a: Position, b: Position): boolean {
  return a.outline === b.outline && a.digest === b.digest;
}

class ReachedPosition implements Position {
  readonly outline: number;
  private told: string | null = null;
  private state: GameState | null;

  constructor(state: GameState) {
    this.outline = outlineOf(state);
    this.state = state;
  }

  get digest(): string {
    if (this.state !== null) {
      this.told = positionDigest(this.state);
      this.state = null;
    }
    return this.told ?? '';
  }
}

/** A number computed from what usually changes between choices, and only from what `positionDigest` includes. */
function outlineOf({ players, objects, battlefield, stack, exile, priority, passed }: GameState): number {
  let sum = mixed(mixed(mixed(mixed(0, stack.length), exile.length), priority), passed);
  for (const { life, hand, library, graveyard, mana } of players) {
    sum = mixed(mixed(mixed(mixed(mixed(sum, life), hand.length), library.length), graveyard.length), mana.length);
  }
  for (const id of battlefield) {
    const permanent = objects.get(id);
    if (permanent === undefined) continue;
    const { tapped, damage, controller, counters } = permanent;
    sum = mixed(sum, (damage << 8) | (counters.length << 4) | (controller << 1) | (tapped ? 1 : 0));
  }
  return sum;
}

function mixed(sum: number, value: number): number {
  return Math.imul(sum ^ value, 0x01000193) ^ (sum >>> 15);
}
