import type { BoardView } from './board-view.js';
import type { CardView } from './object-view.js';
import type { SeatView } from './seat-view.js';

/** Something in which two boards differ, as each of them has it. */
export interface BoardDifference {
  /** Such as “Ann's life” or “Bob's battlefield”. */
  readonly what: string;
  /** Of a zone, what the other board's doesn't have; `-` stands for nothing. */
  readonly values: readonly [string, string];
}

/** In what two boards of games with the same seats differ. Objects are compared by their names. */
export function boardDifferences(one: BoardView, other: BoardView): readonly BoardDifference[] {
  const rows: BoardDifference[] = [
    plain('turn', `${one.turn}, ${one.step}`, `${other.turn}, ${other.step}`),
    plain('outcome', outcomeOf(one), outcomeOf(other)),
  ];
  for (const seat of one.seats) {
    const there = other.seats[seat.player];
    if (there !== undefined) rows.push(...ofSeat(one, seat, other, there));
  }
  return rows.filter(({ values: [a, b] }) => a !== b);
}

function ofSeat(one: BoardView, seat: SeatView, other: BoardView, there: SeatView): readonly BoardDifference[] {
  const own = `${seat.name}'s `;
  const battlefield = (board: BoardView): readonly string[] =>
    board.battlefield.filter(({ controller }) => controller === seat.player).map(({ name }) => name);
  return [
    plain(`${own}life`, `${seat.life}`, `${there.life}`),
    plain(`${own}library`, `${seat.library.count} cards`, `${there.library.count} cards`),
    zone(`${own}hand`, named(seat.hand.cards), named(there.hand.cards)),
    zone(`${own}battlefield`, battlefield(one), battlefield(other)),
    zone(`${own}graveyard`, named(seat.graveyard), named(there.graveyard)),
  ];
}

function plain(what: string, a: string, b: string): BoardDifference {
  return { what, values: [a, b] };
}

function zone(what: string, a: readonly string[], b: readonly string[]): BoardDifference {
  return { what, values: [onlyIn(a, b), onlyIn(b, a)] };
}

/** The names that a zone has more often than the other, with how much more often. */
function onlyIn(zone: readonly string[], other: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of zone) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const name of other) counts.set(name, (counts.get(name) ?? 0) - 1);
  const more = [...counts].filter(([, count]) => count > 0).map(([name, n]) => (n === 1 ? name : `${n} ${name}`));
  return more.length === 0 ? '-' : more.sort().join(', ');
}

function named(cards: readonly CardView[]): readonly string[] {
  return cards.map((card) => ('hidden' in card ? 'a hidden card' : card.name));
}

function outcomeOf({ outcome, seats }: BoardView): string {
  if (outcome === null) return 'none yet';
  return outcome.winner === null ? 'a draw' : `${seats[outcome.winner]?.name ?? ''} has won`;
}
