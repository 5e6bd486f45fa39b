import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';

/** The types of mana in a mask: those that a permanent produced when it was tapped for mana (CR 106.12a). */
export function typesIn(mask: number): readonly ManaType[] {
  return manaTypes.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** The mask of one type of mana. */
export function maskOf(type: ManaType): number {
  return 1 << manaTypes.indexOf(type);
}

/** The types of all mana that was added after `before`, as a mask. */
export function typesAddedSince(before: GameState, { players }: GameState): number {
  let mask = 0;
  for (const { mana } of players) {
    for (const { unit, type } of mana) if (unit >= before.nextMana) mask |= maskOf(type);
  }
  return mask;
}
