import type { DeckSection } from './deck-list.js';

/** The headings of the parts of a list, as programs write them. */
const headings: ReadonlyMap<string, DeckSection> = new Map([
  ['deck', 'deck'],
  ['decklist', 'deck'],
  ['main', 'deck'],
  ['maindeck', 'deck'],
  ['main deck', 'deck'],
  ['mainboard', 'deck'],
  ['sideboard', 'sideboard'],
  ['side', 'sideboard'],
  ['sb', 'sideboard'],
  ['commander', 'commander'],
  ['commanders', 'commander'],
  ['cmdr', 'commander'],
  ['companion', 'companion'],
  ['attraction', 'attractions'],
  ['attractions', 'attractions'],
  ['planes', 'planes'],
  ['planar deck', 'planes'],
  ['schemes', 'schemes'],
  ['scheme deck', 'schemes'],
  ['vanguard', 'vanguard'],
]);

/** Headings of groups within a part, which say nothing about it. */
const group =
  /^(?:creatures?|(?:non-?)?(?:basic )?lands?|instants?|sorcery|sorceries|artifacts?|enchantments?|planeswalkers?|battles?|(?:other )?spells?|other)$/i;

/** The part of a list that a heading begins, whatever its case; `undefined` if it is no such heading. */
export function sectionNamed(heading: string): DeckSection | undefined {
  return headings.get(heading.toLowerCase());
}

/** Whether a line is a heading of a group of cards, such as “Creatures”. */
export function isGroup(heading: string): boolean {
  return group.test(heading);
}
