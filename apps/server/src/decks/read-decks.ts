import type { CardDefinition } from '@stacktrail/card-tree';
import { loadDeck, parseDeckList, type CardPool, type DeckListError } from '@stacktrail/cards';
import type { Result } from '@stacktrail/kernel';
import { malformedProblem, type FieldFault } from '../problem/malformed-input.js';
import { shippedDecks } from './shipped-decks.js';

/** A deck, as the name of a shipped list or as a list; and a sideboard. */
interface WantedDeck {
  readonly deck?: string;
  readonly deckList?: string;
  /** A list of the sideboard's cards (CR 100.4). Without it, the sideboard is the one of the deck's list. */
  readonly sideboard?: string;
}

/** The cards that a seat brings to a game. */
interface BroughtCards {
  readonly deck: readonly CardDefinition[];
  /** The deck's commanders, which its list has under that heading (CR 903.3). */
  readonly commanders: readonly CardDefinition[];
  /** Its Attraction deck, which its list has under that heading (CR 717.2). */
  readonly attractions: readonly CardDefinition[];
  /** Its planar deck and its scheme deck (CR 901.3, 904.3). */
  readonly planes: readonly CardDefinition[];
  readonly schemes: readonly CardDefinition[];
  readonly vanguard?: CardDefinition;
  readonly sideboard: readonly CardDefinition[];
}

/**
 * The cards of each seat's deck and sideboard.
 * @param pool where they are looked up
 * @throws Problem that names each line that can't be read or names a card that isn't in the pool
 */
export function readDecks(seats: readonly WantedDeck[], pool: CardPool): readonly BroughtCards[] {
  const faults: FieldFault[] = [];
  const read = (list: string, path: string): BroughtCards => {
    const cards = cardsIn(list, pool);
    if (cards.ok) return cards.value;
    for (const { line, message } of cards.error) faults.push({ path, message: `line ${line}: ${message}` });
    return { deck: [], commanders: [], attractions: [], planes: [], schemes: [], sideboard: [] };
  };
  const decks = seats.map(({ deck: name = '', deckList = shippedDecks.get(name) ?? '', sideboard: aside }, seat) => {
    const { sideboard, ...brought } = read(deckList, `seats[${seat}].deckList`);
    if (aside === undefined) return { ...brought, sideboard };
    // Every line of this list counts, including lines under the heading of the sideboard.
    const own = read(aside, `seats[${seat}].sideboard`);
    return { ...brought, sideboard: [...own.deck, ...own.sideboard] };
  });
  if (faults.length > 0) throw malformedProblem(faults);
  return decks;
}

/**
 * The one planar deck of all players (CR 901.15): the cards under that heading, or all cards of a list without it.
 * @throws Problem that names each line that can't be read or names a card that isn't in the pool
 */
export function readSharedPlanes(list: string, pool: CardPool): readonly CardDefinition[] {
  const cards = cardsIn(list, pool);
  if (cards.ok) return [...cards.value.planes, ...cards.value.deck];
  throw malformedProblem(
    cards.error.map(({ line, message }) => ({ path: 'planes', message: `line ${line}: ${message}` })),
  );
}

function cardsIn(list: string, pool: CardPool): Result<BroughtCards, readonly DeckListError[]> {
  return loadDeck(parseDeckList(list), pool);
}
