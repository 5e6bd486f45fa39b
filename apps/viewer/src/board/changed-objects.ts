import type { Board } from '../contract/board.js';
import { isKnown, type Card } from '../contract/cards.js';
import { isSameData } from '../frame/same-data.js';

const nothing: ReadonlySet<number> = new Set();

/** The objects that are new or differ between two boards. */
export function changedObjects(before: Board | undefined, board: Board): ReadonlySet<number> {
  if (before === undefined || before === board) return nothing;
  const changed = new Set<number>();
  note(changed, before.battlefield, board.battlefield);
  note(changed, before.exile, board.exile);
  board.seats.forEach((seat, i) => {
    const old = before.seats[i];
    if (old === undefined || old === seat) return;
    note(changed, old.hand.cards, seat.hand.cards);
    note(changed, old.graveyard, seat.graveyard);
  });
  return changed;
}

function note(changed: Set<number>, before: readonly Card[], after: readonly Card[]): void {
  if (before === after) return;
  const old = new Map(before.flatMap((card) => (isKnown(card) ? [[card.id, card] as const] : [])));
  for (const card of after) if (isKnown(card) && !isSameData(old.get(card.id), card)) changed.add(card.id);
}
