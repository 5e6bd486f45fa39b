import { mostCopies, mostLines, withinLimits, wrongCount } from './deck-limits.js';
import type { DeckEntry, DeckListError, DeckSection, ReadDeckList } from './deck-list.js';
import { writtenName } from './written-name.js';
import { plainText, quoted, wrongCharacter } from './written-text.js';

/** A deck of a collection, with what the collection says about it. */
export interface CollectedDeck {
  /** What the collection calls it. */
  readonly id: string;
  /** Where in the collection it stands, such as `sample/2013/Standard`; empty if nothing is said. */
  readonly group: string;
  readonly list: ReadDeckList;
}

const shape = 'such as {"id": "Woods", "main": {"Forest": 40, "Fog": 20}, "side": {}, "commander": []}';

/**
 * Reads a deck of a collection: an object with the counts of its cards by name in `main` and `side`, and names in
 * `commander`.
 *
 * @param text its line of the file
 * @param line the number of that line, which every entry and every error gets
 */
export function parseDeckRecord(text: string, line: number): CollectedDeck {
  const unnamed = { id: `line ${line}`, group: '' };
  const refused = (message: string): CollectedDeck => ({
    ...unnamed,
    list: { entries: [], errors: [{ line, message }] },
  });
  const value = parsed(text);
  if (value === undefined) return refused(`${quoted(text, 40)} is no JSON: expected a deck, ${shape}`);
  if (!isObject(value)) return refused(`${quoted(text, 40)} is no deck: expected an object, ${shape}`);
  const { id, group } = value;
  return {
    id: typeof id === 'string' && plainText(id) !== '' ? plainText(id).slice(0, 200) : unnamed.id,
    group: typeof group === 'string' ? plainText(group).slice(0, 200) : unnamed.group,
    list: withinLimits(new Record(value, line).list),
  };
}

/** The fields of a record that are read, one after another. */
class Record {
  private readonly entries: DeckEntry[] = [];
  private readonly errors: DeckListError[] = [];

  constructor(
    private readonly value: object,
    private readonly line: number,
  ) {
    this.readCounts('main', 'deck');
    this.readCounts('side', 'sideboard');
    this.readNames('commander', 'commander');
  }

  get list(): ReadDeckList {
    return { entries: this.entries, errors: this.errors };
  }

  private readCounts(field: string, section: DeckSection): void {
    const cards = this.fieldOf(field);
    if (cards === undefined && field !== 'main') return;
    if (!isObject(cards)) {
      return this.refuse(`${field} is not an object of counts by name, ${shape}`);
    }
    const entries = Object.entries(cards);
    if (entries.length > mostLines)
      return this.refuse(`${field} has ${entries.length} names: expected ${mostLines} at most`);
    for (const [name, count] of entries) this.add(field, section, name, count);
  }

  private readNames(field: string, section: DeckSection): void {
    const names = this.fieldOf(field) ?? [];
    if (!Array.isArray(names) || names.length > mostLines) {
      return this.refuse(`${field} is not an array of names, such as ["Krenko, Mob Boss"]`);
    }
    for (const name of names as readonly unknown[]) {
      if (typeof name === 'string') this.add(field, section, name, 1);
      else this.refuse(`${field} has ${kindOf(name)}: expected a name such as “Krenko, Mob Boss”`);
    }
  }

  private add(field: string, section: DeckSection, written: string, count: unknown): void {
    const text = plainText(written);
    const wrongName = text === '' ? 'it is empty: expected a name such as “Forest”' : wrongCharacter(text);
    if (wrongName !== null) return this.refuse(`a name in ${field}, ${quoted(written)}: ${wrongName}`);
    const wrong =
      typeof count === 'number'
        ? wrongCount(String(count))
        : `its count is ${kindOf(count)}: expected a number from 1 to ${mostCopies}`;
    if (wrong !== null) this.refuse(`${quoted(text)} in ${field}: ${wrong}`);
    this.entries.push({
      count: wrong === null ? Number(count) : 0,
      name: writtenName(text).name,
      line: this.line,
      section,
    });
  }

  private refuse(message: string): void {
    this.errors.push({ line: this.line, message });
  }

  private fieldOf(name: string): unknown {
    return Object.entries(this.value).find(([key]) => key === name)?.[1];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<{ [field: string]: unknown }> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a value is that was not expected, in words, whatever its size and depth. */
function kindOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value, 20);
  if (Array.isArray(value)) return 'an array';
  return isObject(value) ? 'an object' : String(value);
}
