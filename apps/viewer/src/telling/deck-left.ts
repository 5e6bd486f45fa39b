import type { Board } from '../contract/board.js';
import { isKnown, type Card } from '../contract/cards.js';

/** The names of a deck list of which not all copies are known already, in the order of the list. */
export function namesLeft(list: string, known: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of list.split('\n')) {
    const [, count, name] = /^\s*(\d+)x?\s+(.+?)(?:\s+\([^)]*\).*)?\s*$/.exec(line) ?? [];
    if (name !== undefined) left.set(name, (left.get(name) ?? 0) + Number(count));
  }
  for (const name of known) if (left.has(name)) left.set(name, (left.get(name) ?? 0) - 1);
  return [...left].flatMap(([name, count]) => (count > 0 ? [name] : []));
}

/** The names of the cards of a player that the viewer knows, wherever they are. */
export function knownNames(board: Board, owner: number): readonly string[] {
  const seat = board.seats[owner];
  const elsewhere: readonly Card[] = [
    ...board.battlefield,
    ...board.exile,
    ...board.command,
    ...board.seats.flatMap(({ graveyard }) => graveyard),
    ...board.stack.flatMap(({ card, is }) => (card === null || is === 'ability' ? [] : [card])),
  ];
  const theirs = elsewhere.filter(isKnown).filter((card) => card.owner === owner && card.kind === 'card');
  const held = [...(seat?.hand.cards ?? []), ...(seat?.library.known ?? [])].filter(isKnown);
  return [...theirs, ...held].map(({ name }) => name).filter((name) => name !== unknownCard);
}

/** How the server calls a card of a told game that nobody has told. */
export const unknownCard = 'an unknown card';
