import type { DeckEntry, DeckList } from './deck-list.js';

/** The sizes of a deck and a sideboard (CR 100.2a, 100.4a), and of a Commander deck (CR 903.5a). */
const deckSize = 60;
const sideboardSize = 15;
const commanderDeckSize = 100;
/** CR 702.124: two commanders at most. */
const mostCommanders = 2;

/**
 * Finds the parts that a list has without naming them. Magic Online writes the sideboard behind a blank line, and
 * commanders where the sideboard stands.
 *
 * @param before how many entries stand before the last blank line
 */
export function withUnnamedParts(entries: DeckList, before: number): DeckList {
  const [deck, rest] = [entries.slice(0, before), entries.slice(before)];
  const isAllDeck = entries.every(({ section }) => section === 'deck');
  const isSideboard = isAllDeck && sizeOf(deck) >= deckSize && sizeOf(rest) <= sideboardSize;
  return withCommanders(isSideboard ? [...deck, ...rest.map(aside)] : entries);
}

/** One or two cards in the sideboard that make it a hundred are the commanders, where a list names none. */
export function withCommanders(entries: DeckList): DeckList {
  const sideboard = entries.filter(({ section }) => section === 'sideboard');
  const isCommander =
    entries.every(({ section }) => section === 'deck' || section === 'sideboard') &&
    sizeOf(sideboard) > 0 &&
    sizeOf(sideboard) <= mostCommanders &&
    sizeOf(entries) === commanderDeckSize;
  if (!isCommander) return entries;
  return entries.map((entry) => (entry.section === 'sideboard' ? { ...entry, section: 'commander' } : entry));
}

function aside(entry: DeckEntry): DeckEntry {
  return { ...entry, section: 'sideboard' };
}

function sizeOf(entries: DeckList): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}
