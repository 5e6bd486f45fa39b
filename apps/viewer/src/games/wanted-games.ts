/** Which games the list shows. */
export interface WantedGames {
  /** A status; `null` for all games. */
  readonly status: string | null;
  /** A part of a player's name or of the match's, or the name of a card that was played. */
  readonly search: string;
  /** The last game of the page before. */
  readonly before: string | null;
}

export function gamesAddress({ status, search, before }: WantedGames): string {
  const query = new URLSearchParams();
  if (status !== null) query.set('status', status);
  if (search !== '') query.set('search', search);
  if (before !== null) query.set('before', before);
  const text = query.toString();
  return text === '' ? '/' : `/?${text}`;
}
