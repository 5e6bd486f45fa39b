import { err, type Result } from '@stacktrail/kernel';
import { wrongLength, type DeckList, type DeckListError } from './deck-list.js';
import { parseDekList } from './dek-list.js';
import { parseTextList } from './text-list.js';

/**
 * Reads a deck list as people paste it: Arena's and Magic Online's exports, a `.dek` file, or a line “4 Forest” a card.
 * Blank lines and lines that start with `#` or `//` say nothing.
 *
 * @returns the entries in written order, or every line that can't be read; a list without a card is an error of line 1
 */
export function parseDeckList(text: string): Result<DeckList, readonly DeckListError[]> {
  const content = text.replace(/^\uFEFF/, '');
  const wrong = wrongLength(content);
  if (wrong !== null) return err([wrong]);
  const list = content.trimStart().startsWith('<') ? parseDekList(content) : parseTextList(content);
  return list.ok && list.value.length === 0 ? err([{ line: 1, message: 'the list names no card' }]) : list;
}
