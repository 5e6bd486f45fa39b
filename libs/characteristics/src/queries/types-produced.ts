import { manaTypes, type ManaType } from '@stacktrail/card-tree';
import type { GameState } from '@stacktrail/game-state';

/** The types of mana in a mask: what a permanent produced that was tapped for mana (CR 106.12a). */
export function typesIn(mask: number): readonly ManaType[] {
  return manaTypes.filter((_, i) => (mask & (1 << i)) !== 0);
}

/** The types of all mana that was added since, as a mask. */
export function typesAddedSince(before: GameState, { players }: GameState): number {
  let mask = 0;
  for (const { mana } of players) {
    for (const { unit, type } of mana) if (unit >= before.nextMana) mask |= 1 << manaTypes.indexOf(type);
  }
  return mask;
}
