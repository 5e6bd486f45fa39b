import { err, ok, type Result } from '@stacktrail/kernel';
import sax, { type Tag } from 'sax';
import { wrongCount, type DeckEntry, type DeckList, type DeckListError } from './deck-list.js';

/** Reads the XML of Magic Online's `.dek` files: an element `Cards` with `Quantity`, `Name` and `Sideboard` a card. */
export function parseDekList(text: string): Result<DeckList, readonly DeckListError[]> {
  const xml = sax.parser(true);
  const entries: DeckEntry[] = [];
  const errors: DeckListError[] = [];
  const here = (): number => xml.line + 1;
  let depth = 0;
  xml.onopentag = (tag) => {
    depth += 1;
    if (depth === 1 && tag.name !== 'Deck') {
      errors.push({ line: here(), message: `<${tag.name.slice(0, 40)}> is no deck: expected <Deck>` });
    }
    if (depth === 2 && tag.name === 'Cards') read(tag as Tag, here(), entries, errors);
  };
  xml.onclosetag = () => void (depth -= 1);
  xml.onerror = ({ message }) => {
    const [reason = ''] = message.split('\n');
    errors.push({ line: here(), message: `it is no XML: ${reason.slice(0, 100)}` });
    throw new StopReading();
  };
  try {
    xml.write(text).close();
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
  }
  return errors.length > 0 ? err(errors) : ok(entries);
}

/** Ends the reading at the first XML error: the errors after it say nothing. */
class StopReading extends Error {}

function read({ attributes }: Tag, line: number, entries: DeckEntry[], errors: DeckListError[]): void {
  const { Quantity: digits, Name: name, Sideboard: aside } = attributes;
  if (digits === undefined || name === undefined) {
    errors.push({ line, message: '<Cards> has no Quantity or no Name, such as <Cards Quantity="4" Name="Forest"/>' });
    return;
  }
  const wrong = wrongCount(digits);
  if (wrong !== null) errors.push({ line, message: wrong });
  entries.push({ count: Number(digits), name, line, section: aside === 'true' ? 'sideboard' : 'deck' });
}
