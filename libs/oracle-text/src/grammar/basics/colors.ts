import { colorWords, type Color } from '@stacktrail/card-tree';
import { listed } from '../../syntax/listed.js';
import { table } from '../../syntax/syntax.js';

export const color = table<Color>(
  Object.fromEntries((Object.entries(colorWords) as [Color, string][]).map(([value, word]) => [word, value])),
);

/** “Red”, “white and blue”. */
export const colorList = listed(color, 'and');
