import type { DeckCondition } from '../deck-conditions.js';
import type { Grammar } from './grammar.js';
import { list, type Schema } from './combinators.js';
import { alike, tagged } from './records.js';
import * as word from './words.js';

/** The conditions that companion abilities state about a starting deck (CR 702.139a). */
export function deckConditionSchema({ filter }: Grammar): Schema<DeckCondition> {
  return tagged<DeckCondition, 'deck'>('deck')({
    each: { of: filter, is: filter },
    only: { of: list(filter) },
    none: { is: filter },
    ...alike(['different names', 'shared card type'], { of: filter }),
    'above the minimum size': { count: word.naturalNumber },
  });
}
