import type { CardDefinition } from '@stacktrail/card-language';
import { err, ok, type Result } from '@stacktrail/kernel';
import type { CardPool } from '../card-pool.js';
import { MapPool } from '../map-pool.js';
import type { DeckEntry, DeckList, DeckListError } from './deck-list.js';

/** To look for the nearest names takes a while: a list of nonsense doesn't get them for each line. */
const mostSuggestions = 20;

/**
 * The cards of a deck, one for each copy, in the order of the list. What is in the other parts of the list must be cards
 * too, though not ones that can be played yet: they aren't brought.
 *
 * @param pool where cards are looked up, or cards by their names
 * @returns the cards, or an error for each line whose card is unknown or can't be played
 */
export function deckCards(
  list: DeckList,
  pool: CardPool | ReadonlyMap<string, CardDefinition>,
): Result<readonly CardDefinition[], readonly DeckListError[]> {
  const lookup = 'find' in pool ? pool : new MapPool(pool);
  const cards: CardDefinition[] = [];
  const errors: DeckListError[] = [];
  for (const entry of list) {
    const found = cardOf(entry, lookup, errors.length < mostSuggestions);
    if (typeof found === 'string') errors.push({ line: entry.line, message: found });
    else if (found !== null) for (let copy = 0; copy < entry.count; copy++) cards.push(found);
  }
  return errors.length > 0 ? err(errors) : ok(cards);
}

/** The card of a line, `null` where none is brought, or what is wrong. */
function cardOf({ name, section }: DeckEntry, pool: CardPool, suggest: boolean): CardDefinition | string | null {
  const found = pool.find(name);
  switch (found.kind) {
    case 'card':
      return section === 'deck' ? found.definition : null;
    case 'unread':
      return section === 'deck' ? unread(found.name, found.unread) : null;
    case 'unknown':
      return unknown(name, suggest ? pool.nearest(name) : []);
  }
}

function unread(name: string, clauses: readonly string[]): string {
  const why = clauses.length === 0 ? '' : `: ${clauses.join('; ')}`;
  return `“${name}” can't be played yet, as not all of its text is understood${why}`;
}

function unknown(name: string, nearest: readonly string[]): string {
  const [first, ...others] = nearest.map((each) => `“${each}”`);
  const last = others.pop();
  const names = last === undefined ? first : `${[first, ...others].join(', ')} or ${last}`;
  const short = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  return `no card “${short}” in the pool${names === undefined ? '' : `; did you mean ${names}?`}`;
}
