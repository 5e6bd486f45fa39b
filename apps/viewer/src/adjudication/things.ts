import type { Board } from '../contract/board.js';
import { isKnown } from '../contract/cards.js';

/** Something that an action can be about, by the label that the card language has for it. */
export interface Thing {
  readonly label: string;
  readonly name: string;
}

/** Everything that everybody sees and a ruling can name: permanents, the stack, graveyards and exile. */
export function objectsOf(board: Board): readonly Thing[] {
  const buried = board.seats.flatMap(({ graveyard, name }) =>
    graveyard.filter(isKnown).map((card) => ({ id: card.id, name: `${card.name}, in ${name}’s graveyard` })),
  );
  const all: readonly { readonly id: number; readonly name: string }[] = [
    ...board.battlefield.map(({ id, name, controller }) => ({
      id,
      name: `${name} of ${board.seats[controller]?.name ?? ''}`,
    })),
    ...board.stack.map(({ id, name }) => ({ id, name: `${name}, on the stack` })),
    ...buried,
    ...board.exile.filter(isKnown).map(({ id, name }) => ({ id, name: `${name}, in exile` })),
  ];
  return all.map(({ id, name }) => ({ label: `#${id}`, name: `${name} (#${id})` }));
}

export function playersOf(board: Board): readonly Thing[] {
  return board.seats.map(({ player, name }) => ({ label: `seat ${player}`, name }));
}
