/** Who plays a seat. */
type PlayedBy = 'me' | 'greedy' | 'random';

export interface SeatChoice {
  readonly name: string;
  readonly by: PlayedBy;
  /** A deck of the server by its name; empty if `list` counts. */
  readonly deck: string;
  readonly list: string;
  /** What everybody is told the deck is called; nothing if empty. */
  readonly deckName: string;
}

/** As many seats as a game has (CR 100.1), and as many as the server takes. */
export const [fewestSeats, mostSeats] = [2, 8];

const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** A seat that is added to a new game: a bot plays it until something else is said. */
export function addedSeat(seats: readonly SeatChoice[], deck: string): SeatChoice {
  const name = names[seats.length] ?? `Seat ${seats.length + 1}`;
  return { name: `${name} the bot`, by: 'greedy', deck, list: '', deckName: deck };
}

export function byOf(value: string): PlayedBy {
  return value === 'greedy' || value === 'random' ? value : 'me';
}

/** A seat as `POST /games` wants it. */
export function seatBody({ name, by, deck, list, deckName }: SeatChoice): object {
  const named = deckName.trim() === '' ? {} : { deckName: deckName.trim() };
  return { name, ...named, ...(deck === '' ? { deckList: list } : { deck }), ...(by === 'me' ? {} : { bot: by }) };
}
