import type { CardDefinition } from '@stacktrail/card-language';
import { cardPool, deckCards, parseDeckList, type DeckListError } from '@stacktrail/cards';
import type { Result } from '@stacktrail/kernel';
import { malformed, type FieldFault } from '../problem/malformed-input.js';
import { shippedDecks } from './shipped-decks.js';

/** A deck by the name of a shipped list, or as a list of its own; and a sideboard. */
interface WantedDeck {
  readonly deck?: string;
  readonly deckList?: string;
  /** A list of the sideboard's cards (CR 100.4). */
  readonly sideboard?: string;
}

/** What a seat brings to a game. */
interface BroughtCards {
  readonly deck: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
}

/**
 * The cards of each seat's deck and sideboard.
 * @throws Problem that names each line that can't be read or names a card that isn't in the pool
 */
export function readDecks(seats: readonly WantedDeck[]): readonly BroughtCards[] {
  const faults: FieldFault[] = [];
  const read = (list: string, path: string): readonly CardDefinition[] => {
    const cards = cardsIn(list);
    if (cards.ok) return cards.value;
    for (const { line, message } of cards.error) faults.push({ path, message: `line ${line}: ${message}` });
    return [];
  };
  const decks = seats.map(({ deck, deckList, sideboard }, seat) => ({
    deck: read(deckList ?? shippedDecks.get(deck ?? '') ?? '', `seats[${seat}].deckList`),
    sideboard: sideboard === undefined ? [] : read(sideboard, `seats[${seat}].sideboard`),
  }));
  if (faults.length > 0) throw malformed(faults);
  return decks;
}

function cardsIn(list: string): Result<readonly CardDefinition[], readonly DeckListError[]> {
  const parsed = parseDeckList(list);
  return parsed.ok ? deckCards(parsed.value, cardPool) : parsed;
}
