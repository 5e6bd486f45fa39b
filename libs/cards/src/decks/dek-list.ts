import sax, { type Tag } from 'sax';
import { wrongCount } from './deck-limits.js';
import type { DeckEntry, DeckListError, ReadDeckList } from './deck-list.js';
import { withCommanders } from './unnamed-parts.js';
import { writtenName } from './written-name.js';
import { plainText, quoted, printableStart, wrongCharacter } from './written-text.js';

/** Reads the XML of Magic Online's `.dek` files: an element `Cards` with `Quantity`, `Name` and `Sideboard` a card. */
export function parseDekList(text: string): ReadDeckList {
  const xml = sax.parser(true);
  const entries: DeckEntry[] = [];
  const errors: DeckListError[] = [];
  const here = (): number => xml.line + 1;
  let depth = 0;
  xml.onopentag = (tag) => {
    depth += 1;
    if (depth === 1 && tag.name !== 'Deck') {
      errors.push({ line: here(), message: `<${printableStart(tag.name, 40)}> is no deck: expected <Deck>` });
    }
    if (depth === 2 && tag.name === 'Cards') read(tag as Tag, here(), entries, errors);
  };
  xml.onclosetag = () => void (depth -= 1);
  xml.onerror = ({ message }) => {
    const [reason = ''] = message.split('\n');
    errors.push({ line: here(), message: `it is no XML: ${printableStart(reason, 100)}` });
    throw new StopReading();
  };
  try {
    xml.write(text).close();
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  return { entries: withCommanders(entries), errors };
}

/** Ends the reading at the first XML error: the errors after it say nothing. */
class StopReading extends Error {}

function read({ attributes }: Tag, line: number, entries: DeckEntry[], errors: DeckListError[]): void {
  const { Quantity: digits, Name: written, Sideboard: aside = 'false' } = attributes;
  if (digits === undefined || written === undefined) {
    errors.push({ line, message: '<Cards> has no Quantity or no Name, such as <Cards Quantity="4" Name="Forest"/>' });
    return;
  }
  const text = plainText(written);
  const isAside = aside.toLowerCase() === 'true';
  const wrongName = text === '' ? 'the Name is empty: expected one such as “Forest”' : wrongCharacter(text);
  const wrongNumber = wrongCount(digits.trim());
  const wrongAside =
    isAside || aside.toLowerCase() === 'false' ? null : `Sideboard is ${quoted(aside, 20)}: expected true or false`;
  for (const message of [wrongName, wrongNumber, wrongAside]) if (message !== null) errors.push({ line, message });
  if (wrongName !== null) return;
  const count = wrongNumber === null ? Number(digits) : 0;
  entries.push({ count, name: writtenName(text).name, line, section: isAside ? 'sideboard' : 'deck' });
}
