import { linesOf, wrongCount } from './deck-limits.js';
import type { DeckEntry, DeckListError, DeckSection, ReadDeckList } from './deck-list.js';
import { isGroup, sectionNamed } from './headings.js';
import { withUnnamedParts } from './unnamed-parts.js';
import { writtenName } from './written-name.js';
import { plainText, quoted, wrongCharacter } from './written-text.js';

/** What programs write about a deck above it: Arena, XMage and Forge. */
const about = /^(?:About$|Name |(?:NAME|AUTHOR|LAYOUT [A-Z]+):|\[metadata\]$|\w+=)/;

/** A count and a name, perhaps behind the part that they are in: `4 Forest`, `4x Forest`, `SB: 2 Fog`. */
const entry = /^(?:([a-z ]{2,20}): ?)?(\d+) ?(?:[x×] | )(\S.*)$/i;

const expected = 'is not a count and a name, such as “4 Forest”';

class TextList {
  private section: DeckSection = 'deck';
  private isBehindBlank = false;
  /** How many entries stand before the last blank line that has entries behind it. */
  private before = 0;
  readonly entries: DeckEntry[] = [];
  readonly errors: DeckListError[] = [];

  read(raw: string, line: number): void {
    const text = plainText(raw);
    if (text === '') this.isBehindBlank = true;
    if (text === '' || about.test(text) || this.readHeading(text)) return;
    if (text.startsWith('#') || text.startsWith('//')) return;
    const wrong = wrongCharacter(text) ?? this.readEntry(text, line);
    if (wrong !== null) this.errors.push({ line, message: wrong });
  }

  /** @returns what is wrong with the line, if anything is */
  private readEntry(text: string, line: number): string | null {
    const [, part, digits, name] = entry.exec(text) ?? [];
    if (digits === undefined || name === undefined) return `${quoted(text)} ${expected}`;
    const named = part === undefined ? this.section : sectionNamed(part);
    if (named === undefined) {
      return `${quoted(part ?? '')} is no part of a deck: expected one such as “SB: 2 Fog” or “Commander: 1 Krenko, Mob Boss”`;
    }
    const wrong = wrongCount(digits);
    if (this.isBehindBlank) this.before = this.entries.length;
    this.isBehindBlank = false;
    const written = writtenName(name);
    this.entries.push({
      count: wrong === null ? Number(digits) : 0,
      name: written.name,
      line,
      section: part === undefined ? (written.section ?? named) : named,
    });
    return wrong;
  }

  /** Whether a line is a heading; one that is a comment too, as in `//Sideboard`, begins its part all the same. */
  private readHeading(text: string): boolean {
    const bare = text.replace(/^(?:\/\/|#) ?/, '').replace(/^\[(.*)\]$/, '$1');
    const word = bare.replace(/ ?\(\d+\)/, '').replace(/:$/, '');
    const section = sectionNamed(word);
    if (section === undefined && !isGroup(word)) return false;
    this.section = section ?? this.section;
    this.isBehindBlank = false;
    return true;
  }

  get list(): ReadDeckList {
    return { entries: withUnnamedParts(this.entries, this.before), errors: this.errors };
  }
}

/** Reads a list that people read too: what Arena, Magic Online and deck sites write, or a count and a name a line. */
export function parseTextList(text: string): ReadDeckList {
  const list = new TextList();
  linesOf(text).forEach((line, index) => list.read(line, index + 1));
  return list.list;
}
