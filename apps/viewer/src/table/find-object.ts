import type { Board, StackObject } from '../contract/board.js';
import { isKnown, type KnownCard, type Permanent } from '../contract/cards.js';

/** An object of a board with where it is. */
export interface FoundObject {
  readonly card: KnownCard | Permanent | null;
  readonly stack: StackObject | null;
  readonly zone: string;
}

export function findObject(board: Board, id: number): FoundObject | undefined {
  const permanent = board.battlefield.find((one) => one.id === id);
  if (permanent !== undefined) return { card: permanent, stack: null, zone: 'on the battlefield' };
  const stack = board.stack.find((one) => one.id === id);
  if (stack !== undefined) return { card: stack.card, stack, zone: 'on the stack' };
  for (const { name, hand, graveyard } of board.seats) {
    const places = [
      [hand.cards, `in ${name}’s hand`],
      [graveyard, `in ${name}’s graveyard`],
    ] as const;
    for (const [cards, zone] of places) {
      const card = cards.filter(isKnown).find((one) => one.id === id);
      if (card !== undefined) return { card, stack: null, zone };
    }
  }
  for (const [cards, zone] of [
    [board.exile, 'in exile'],
    [board.command, 'in the command zone'],
  ] as const) {
    const card = cards.filter(isKnown).find((one) => one.id === id);
    if (card !== undefined) return { card, stack: null, zone };
  }
  return undefined;
}
