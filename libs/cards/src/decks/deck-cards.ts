import type { CardDefinition } from '@stacktrail/card-tree';
import { err, ok, type Result } from '@stacktrail/kernel';
import type { CardPool } from '../card-pool.js';
import { MapPool } from '../map-pool.js';
import type { DeckList, DeckListError } from './deck-list.js';

/** For how many unknown names the nearest ones are looked for, which takes a while. */
const mostUnknown = 5;

/** What a player brings to a game. */
export interface BroughtDeck {
  /** A definition for each copy, in the order of the list. */
  readonly deck: readonly CardDefinition[];
  /** The deck's commanders, which are beside its other cards (CR 903.3). */
  readonly commanders: readonly CardDefinition[];
  /** Its Attraction deck (CR 717.2). */
  readonly attractions: readonly CardDefinition[];
  /** Its planar deck (CR 901.3) and its scheme deck (CR 904.3). */
  readonly planes: readonly CardDefinition[];
  readonly schemes: readonly CardDefinition[];
  /** The first card under the heading Vanguard (CR 902.3). */
  readonly vanguard?: CardDefinition;
  readonly sideboard: readonly CardDefinition[];
  /** The names of sideboard cards that can't be played yet and are left out. */
  readonly leftOut: readonly string[];
}

/**
 * Looks the cards of a list up. A sideboard may have cards that can't be played yet, for a game can do without; names
 * that are none are errors everywhere. A companion stands in the sideboard too, where programs write it (CR 702.139a).
 *
 * @param pool where cards are looked up, or cards by their names
 * @returns what is brought, or an error for each line whose card is unknown or can't be played
 */
export function bringDeck(
  list: DeckList,
  pool: CardPool | ReadonlyMap<string, CardDefinition>,
): Result<BroughtDeck, readonly DeckListError[]> {
  const lookup = 'find' in pool ? pool : new MapPool(pool);
  const brought = {
    deck: [] as CardDefinition[],
    commander: [] as CardDefinition[],
    attractions: [] as CardDefinition[],
    planes: [] as CardDefinition[],
    schemes: [] as CardDefinition[],
    vanguard: [] as CardDefinition[],
    sideboard: [] as CardDefinition[],
    leftOut: [] as string[],
  };
  const errors: DeckListError[] = [];
  const cards = list.map((entry) => ({ ...entry, found: lookup.find(entry.name) }));
  const suggests = cards.filter(({ found }) => found.kind === 'unknown').length <= mostUnknown;
  for (const { name, section, count, line, found } of cards) {
    if (found.kind === 'unknown') {
      errors.push({ line, message: unknown(name, suggests ? lookup.nearest(name) : []) });
    } else if (found.kind === 'unread') {
      if (section === 'sideboard') brought.leftOut.push(found.name);
      else if (section !== 'companion') errors.push({ line, message: unread(found.name, found.unread) });
    } else if (section !== 'companion') {
      for (let copy = 0; copy < count; copy++) brought[section].push(found.definition);
    }
  }
  const {
    commander: commanders,
    vanguard: [vanguard],
    ...rest
  } = brought;
  if (errors.length > 0) return err(errors);
  return ok({ ...rest, commanders, ...(vanguard === undefined ? {} : { vanguard }) });
}

/** The cards of a list that are in the deck itself: see `bringDeck`. */
export function deckCards(
  list: DeckList,
  pool: CardPool | ReadonlyMap<string, CardDefinition>,
): Result<readonly CardDefinition[], readonly DeckListError[]> {
  const brought = bringDeck(list, pool);
  return brought.ok ? ok(brought.value.deck) : brought;
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
