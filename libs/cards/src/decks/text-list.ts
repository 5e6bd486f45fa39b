import { err, ok, type Result } from '@stacktrail/kernel';
import { wrongCount, type DeckEntry, type DeckList, type DeckListError, type DeckSection } from './deck-list.js';

/** The headings of the parts of a list, as programs write them. */
const headings: Readonly<Record<string, DeckSection>> = {
  deck: 'deck',
  decklist: 'deck',
  main: 'deck',
  maindeck: 'deck',
  'main deck': 'deck',
  mainboard: 'deck',
  sideboard: 'sideboard',
  side: 'sideboard',
  sb: 'sideboard',
  commander: 'commander',
  commanders: 'commander',
  companion: 'companion',
  attraction: 'attractions',
  attractions: 'attractions',
  planes: 'planes',
  'planar deck': 'planes',
  schemes: 'schemes',
  'scheme deck': 'schemes',
  vanguard: 'vanguard',
};

/** Headings of groups within a part, which say nothing about it. */
const group =
  /^(?:creatures?|(?:non-?)?(?:basic )?lands?|instants?|sorcery|sorceries|artifacts?|enchantments?|planeswalkers?|battles?|(?:other )?spells?|other)$/i;

/** The lines about a deck that Arena writes above it. */
const about = /^(?:About$|Name )/;

/** A set and a collector's number behind a name, and that the card is foil. */
const printing =
  / (?:\((?:[A-Z0-9_]{2,6}|[a-z0-9_]{2,6})\)|\[(?:[A-Z0-9_]{2,6}|[a-z0-9_]{2,6})\])(?: [\w★†-]+)?(?: \*[A-Z]\*)?$/;
const foil = / \*[A-Z]\*$/;

/** How many cards and a blank line come before the sideboard in a list without headings (CR 100.2a, 100.4a). */
const deckSize = 60;
const sideboardSize = 15;

class TextList {
  private section: DeckSection = 'deck';
  private hasHeading = false;
  private blank = 0;
  readonly entries: DeckEntry[] = [];
  readonly errors: DeckListError[] = [];

  read(raw: string, line: number): void {
    const text = raw.replace(/\s+/g, ' ').trim();
    if (text === '') this.blank = this.entries.length;
    if (text === '' || text.startsWith('#') || text.startsWith('//') || about.test(text)) return;
    if (this.readHeading(text)) return;
    const [, aside, digits, name] = /^(SB: ?)?(\d+) ?(?:[x×] | )(\S.*)$/i.exec(text) ?? [];
    if (digits === undefined || name === undefined) {
      const begin = text.length > 80 ? `${text.slice(0, 80)}…` : text;
      this.errors.push({ line, message: `“${begin}” is not a count and a name, such as “4 Forest”` });
      return;
    }
    const wrong = wrongCount(digits);
    if (wrong !== null) this.errors.push({ line, message: wrong });
    const section = aside === undefined ? this.section : 'sideboard';
    const bare = name.replace(printing, '').replace(foil, '');
    this.entries.push({ count: Number(digits), name: bare, line, section });
  }

  private readHeading(text: string): boolean {
    const word = text.replace(/\s*\(\d+\)/, '').replace(/:$/, '');
    const section = headings[word.toLowerCase()];
    if (section === undefined) return group.test(word);
    this.section = section;
    this.hasHeading = true;
    return true;
  }

  /** The entries; those after a whole deck and a blank line are its sideboard. */
  get list(): DeckList {
    const sizeOf = (entries: DeckList): number => entries.reduce((sum, { count }) => sum + count, 0);
    const [before, after] = [this.entries.slice(0, this.blank), this.entries.slice(this.blank)];
    const isSideboard = !this.hasHeading && sizeOf(before) === deckSize && sizeOf(after) <= sideboardSize;
    return isSideboard
      ? [...before, ...after.map((entry) => ({ ...entry, section: 'sideboard' as const }))]
      : this.entries;
  }
}

/** Reads a list that people read too: what Arena, Magic Online and deck sites write, or a count and a name a line. */
export function parseTextList(text: string): Result<DeckList, readonly DeckListError[]> {
  const list = new TextList();
  text.split(/\r?\n/).forEach((line, index) => list.read(line, index + 1));
  return list.errors.length > 0 ? err(list.errors) : ok(list.list);
}
