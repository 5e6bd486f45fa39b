import type { Filter } from '@stacktrail/card-tree';
import { mapped, no, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { color } from './colors.js';
import { noun } from './nouns.js';

const colorFilter: Syntax<Filter> = mapped(
  color,
  (found): Filter => ({ is: 'color', color: found }),
  (filter) => (filter.is === 'color' ? filter.color : no),
);

const plain: readonly Syntax<Filter>[] = (['multicolored', 'monocolored', 'colorless'] as const).map((is) =>
  words<Filter>(is, { is }, (filter) => filter.is === is),
);

/** What follows “from”: “black”, “artifacts”, “creatures with power 3 or greater” (CR 702.11d, 702.16a). */
export const fromQuality: Syntax<Filter> = oneOf<Filter>(colorFilter, ...plain, noun(true));
