import type { DeckCondition, Filter } from '@stacktrail/card-tree';
import { assertNever } from '@stacktrail/kernel';
import type { Context } from './context.js';
import { list, numberWord } from '../english/words.js';
import { indefinite, pluralPhrase, singular } from './filters.js';

const startingDeck = 'in your starting deck';

/** “Is a Cat card”, “has mana value 2 or less”. */
function printPredicate(filter: Filter, ctx: Context): string {
  const having = /^card with (.*)$/.exec(singular(filter, ctx, 'card'))?.[1];
  return having === undefined ? `is ${indefinite(filter, ctx, 'card')}` : `has ${having}`;
}

/** What a companion asks of a starting deck, as a clause without its full stop (CR 702.139a). */
export function printDeckCondition(condition: DeckCondition, ctx: Context): string {
  switch (condition.deck) {
    case 'each':
      return `each ${singular(condition.of, ctx, 'card')} ${startingDeck} ${printPredicate(condition.is, ctx)}`;
    case 'only':
      return `your starting deck contains only ${list(condition.of.map((kind) => pluralPhrase(kind, ctx, 'card')))}`;
    case 'none':
      return `no card ${startingDeck} ${printPredicate(condition.is, ctx)}`;
    case 'different names':
      return `each ${singular(condition.of, ctx, 'card')} ${startingDeck} has a different name`;
    case 'shared card type':
      return `each ${singular(condition.of, ctx, 'card')} ${startingDeck} shares a card type`;
    case 'above the minimum size':
      return `your starting deck contains at least ${numberWord(condition.count)} cards more than the minimum deck size`;
    default:
      return assertNever(condition, 'condition of a deck');
  }
}
