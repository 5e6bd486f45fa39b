/** The tokens that this browser has for a game: those of its seats and of its judge. */
export interface GameKeys {
  /** By seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly judge: string | null;
}

const none: GameKeys = { seats: {}, judge: null };
const keyOf = (game: string): string => `stacktrail.keys.${game}`;

export function keysOf(game: string): GameKeys {
  const kept = localStorage.getItem(keyOf(game));
  if (kept === null) return none;
  try {
    const { seats = {}, judge = null } = JSON.parse(kept) as Partial<GameKeys>;
    return { seats, judge };
  } catch {
    return none;
  }
}

/** Stores the tokens in this browser, for other tabs and other days. */
export function keepKeys(game: string, keys: GameKeys): void {
  localStorage.setItem(keyOf(game), JSON.stringify(keys));
}

/** The seat as which a judge looks, `judge 1` in the address; `null` if none. */
export function seenBy(as: string | null): number | null {
  const seat = /^judge (\d+)$/.exec(as ?? '')?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The token of the viewer: none for a spectator, that of a seat, or the judge's. @param as the role in the address */
export function tokenFor({ seats, judge }: GameKeys, as: string | null): string | null {
  if (as?.startsWith('judge') === true) return judge;
  return as === null ? null : (seats[as] ?? null);
}
