import { colorWords } from '../printer/symbols.js';
import { listed } from '../syntax/listed.js';
import { table } from '../syntax/syntax.js';
import type { Color } from '../symbols.js';

export const color = table<Color>(
  Object.fromEntries((Object.entries(colorWords) as [Color, string][]).map(([value, word]) => [word, value])),
);

/** “Red”, “white and blue”. */
export const colorList = listed(color, 'and');
