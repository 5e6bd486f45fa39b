import type { CardDefinition } from '@stacktrail/card-tree';
import { err, ok, type Result } from '@stacktrail/kernel';
import type { CardPool, FoundCard } from '../card-pool.js';
import { MapPool } from '../map-pool.js';
import { byLine } from './deck-limits.js';
import type { DeckEntry, DeckListError, DeckSection, ReadDeckList } from './deck-list.js';
import { quoted } from './written-text.js';

/** For how many unknown names the nearest ones are looked for, which takes a while. */
const mostUnknown = 5;

/** What a player brings to a game. */
export interface LoadedDeck {
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

type Pool = CardPool | ReadonlyMap<string, CardDefinition>;

/** A line of a list, and what the pool has under its name. */
interface FoundEntry extends DeckEntry {
  readonly found: FoundCard;
}

/**
 * Looks the cards of a list up. A sideboard may have cards that can't be played yet, for a game can do without; names
 * that are none are errors everywhere. A companion is in the sideboard (CR 702.139a), whether the list has it there
 * again, as Arena writes it, or not.
 *
 * @param pool where cards are looked up, or cards by their names
 * @returns what is brought, or the errors of the list, with one for each line whose card is unknown or can't be played
 */
export function loadDeck(list: ReadDeckList, pool: Pool): Result<LoadedDeck, readonly DeckListError[]> {
  const lookup = 'find' in pool ? pool : new MapPool(pool);
  const cards = list.entries.map((entry) => ({ ...entry, found: lookup.find(entry.name) }));
  const errors = byLine([...list.errors, ...cardErrors(cards, lookup)]);
  return errors.length > 0 ? err(errors) : ok(brought(cards));
}

function brought(cards: readonly FoundEntry[]): LoadedDeck {
  const parts = new Map<DeckSection, CardDefinition[]>();
  const leftOut: string[] = [];
  for (const { section, count, found } of cards) {
    if (found.kind === 'unread') leftOut.push(found.name);
    if (found.kind !== 'card') continue;
    const part = parts.get(section) ?? [];
    for (let copy = 0; copy < count; copy++) part.push(found.definition);
    parts.set(section, part);
  }
  const of = (section: DeckSection): readonly CardDefinition[] => parts.get(section) ?? [];
  const sideboard = of('sideboard');
  const companions = of('companion').filter((card) => !sideboard.includes(card));
  const [vanguard] = of('vanguard');
  return {
    deck: of('deck'),
    commanders: of('commander'),
    attractions: of('attractions'),
    planes: of('planes'),
    schemes: of('schemes'),
    sideboard: [...sideboard, ...companions],
    leftOut: [...new Set(leftOut)],
    ...(vanguard === undefined ? {} : { vanguard }),
  };
}

function cardErrors(cards: readonly FoundEntry[], pool: CardPool): readonly DeckListError[] {
  const suggests = cards.filter(({ found }) => found.kind === 'unknown').length <= mostUnknown;
  return cards.flatMap(({ name, section, line, found }) => {
    if (found.kind === 'unknown') return [{ line, message: unknown(name, suggests ? pool.nearest(name) : []) }];
    if (found.kind === 'card' || section === 'sideboard' || section === 'companion') return [];
    return [{ line, message: unread(found.name, found.unread) }];
  });
}

function unread(name: string, reasons: readonly string[]): string {
  const why = reasons.length === 0 ? 'not all of its text is understood' : reasons.join('; ');
  return `“${name}” can't be played yet: ${why}`;
}

function unknown(name: string, nearest: readonly string[]): string {
  const [first, ...others] = nearest.map((each) => `“${each}”`);
  const last = others.pop();
  const names = last === undefined ? first : `${[first, ...others].join(', ')} or ${last}`;
  return `no card ${quoted(name)} in the pool${names === undefined ? '' : `; did you mean ${names}?`}`;
}
