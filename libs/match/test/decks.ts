import { shippedDecks } from '@stacktrail/test-kit';

/** The two decks of the repository. */
export const decks = [shippedDecks[0]!, shippedDecks[1]!] as const;

export const seats = [
  { name: 'Ada', deck: decks[0] },
  { name: 'Ben', deck: decks[1] },
] as const;
