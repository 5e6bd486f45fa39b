import { loadDeck, parseDeckList, shippedPool, type DeckListError, type LoadedDeck } from '@stacktrail/cards';

/** What a player brings to a game: the cards of a deck list, by the parts of the list. */
export type Deck = LoadedDeck;

/** A deck list has lines that can't be read, or cards that can't be played. */
export class DeckUnreadable extends Error {
  override readonly name = 'DeckUnreadable';

  constructor(readonly errors: readonly DeckListError[]) {
    super(errors.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  }
}

/**
 * The deck of a list as people paste it: Arena's and Magic Online's exports, or a line “4 Forest” a card.
 *
 * @throws DeckUnreadable which names each line that can't be read, and each card that is unknown or can't be played yet
 */
export function readDeck(list: string): Deck {
  const loaded = loadDeck(parseDeckList(list), shippedPool());
  if (loaded.ok) return loaded.value;
  throw new DeckUnreadable(loaded.error);
}
