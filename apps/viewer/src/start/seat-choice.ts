/** Who plays a seat. */
type PlayedBy = 'me' | 'greedy' | 'random';

export interface SeatChoice {
  readonly name: string;
  readonly by: PlayedBy;
  /** A deck of the server by its name; empty if `list` counts. */
  readonly deck: string;
  readonly list: string;
}

export function byOf(value: string): PlayedBy {
  return value === 'greedy' || value === 'random' ? value : 'me';
}

/** A seat as `POST /games` wants it. */
export function seatBody({ name, by, deck, list }: SeatChoice): object {
  return { name, ...(deck === '' ? { deckList: list } : { deck }), ...(by === 'me' ? {} : { bot: by }) };
}
