import { withinLimits, wrongLength } from './deck-limits.js';
import type { ReadDeckList } from './deck-list.js';
import { parseDekList } from './dek-list.js';
import { parseTextList } from './text-list.js';

/**
 * Reads a deck list as people paste it: Arena's and Magic Online's exports, a `.dek` file, or a line “4 Forest” a card.
 * Blank lines and lines that start with `#` or `//` say nothing.
 *
 * @returns the entries in written order, with every line that can't be read; a list without a card is an error of line 1
 */
export function parseDeckList(text: string): ReadDeckList {
  const content = text.replace(/^\uFEFF/, '');
  const wrong = wrongLength(content);
  if (wrong !== null) return { entries: [], errors: [wrong] };
  return withinLimits(content.trimStart().startsWith('<') ? parseDekList(content) : parseTextList(content));
}
