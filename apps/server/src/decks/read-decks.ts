import type { CardDefinition } from '@stacktrail/card-language';
import { cardPool, deckCards, parseDeckList, type DeckListError } from '@stacktrail/cards';
import type { Result } from '@stacktrail/kernel';
import { malformed, type FieldFault } from '../problem/malformed-input.js';
import { shippedDecks } from './shipped-decks.js';

/** A deck by the name of a shipped list, or as a list of its own. */
interface WantedDeck {
  readonly deck?: string;
  readonly deckList?: string;
}

/**
 * The cards of each seat's deck.
 * @throws Problem that names each line that can't be read or names a card that isn't in the pool
 */
export function readDecks(seats: readonly WantedDeck[]): readonly (readonly CardDefinition[])[] {
  const faults: FieldFault[] = [];
  const decks = seats.map(({ deck, deckList }, seat) => {
    const read = cardsIn(deckList ?? shippedDecks.get(deck ?? '') ?? '');
    if (read.ok) return read.value;
    for (const { line, message } of read.error) {
      faults.push({ path: `seats[${seat}].deckList`, message: `line ${line}: ${message}` });
    }
    return [];
  });
  if (faults.length > 0) throw malformed(faults);
  return decks;
}

function cardsIn(list: string): Result<readonly CardDefinition[], readonly DeckListError[]> {
  const parsed = parseDeckList(list);
  return parsed.ok ? deckCards(parsed.value, cardPool) : parsed;
}
