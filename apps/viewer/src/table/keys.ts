/** The tokens that this browser has for a game: of its seats and of its judge. */
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

/** Keeps them in this browser, so that another tab and another day find them. */
export function keepKeys(game: string, keys: GameKeys): void {
  localStorage.setItem(keyOf(game), JSON.stringify(keys));
}

/** The seat that a judge looks through, `judge 1` in the address; `null` if none. */
export function seenBy(as: string | null): number | null {
  const seat = /^judge (\d+)$/.exec(as ?? '')?.[1];
  return seat === undefined ? null : Number(seat);
}

/** Who looks: a spectator, a seat by its number, or the judge. @param as as the address has it */
export function tokenFor({ seats, judge }: GameKeys, as: string | null): string | null {
  if (as?.startsWith('judge') === true) return judge;
  return as === null ? null : (seats[as] ?? null);
}
