import { type Color, colorWords } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { table, type Syntax } from '../../syntax/syntax.js';

const color = table<Color>(
  Object.fromEntries((Object.entries(colorWords) as [Color, string][]).map(([letter, word]) => [word, letter])),
);

/** “Spend only black mana on X.” */
export const spentOnX: Syntax<{ readonly type: Color }> = says<{ readonly type: Color }>(
  {},
)`spend only ${{ type: color }} mana on X`;
