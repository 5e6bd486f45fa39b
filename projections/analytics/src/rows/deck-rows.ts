import type { GameState } from '@stacktrail/game-state';
import { contentHash } from '@stacktrail/kernel';

/** A deck as everyone may know it. */
export interface KnownDeck {
  /** The same for the same cards, in whatever order. */
  readonly id: string;
  /** How many of each name, in the order of the names. */
  readonly counts: readonly (readonly [name: string, count: number])[];
}

/** How many hexadecimal digits tell decks apart. */
const idLength = 12;

export function knownDeck(state: GameState, seat: number): KnownDeck {
  const counts = new Map<string, number>();
  for (const definition of state.deckLists[seat] ?? []) {
    const name = state.catalog.findPrinted(definition)?.name ?? '';
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const inOrder = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { id: contentHash(inOrder).slice(0, idLength), counts: inOrder };
}
