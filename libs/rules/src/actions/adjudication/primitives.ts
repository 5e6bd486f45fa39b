import type { Verb } from '@stacktrail/engine';

/**
 * What a ruling can have happen: the primitive actions of the card language. Each goes through the gate as if a card said
 * it. A continuous effect (`apply`) also changes who controls something.
 */
export const rulingVerbs = [
  'draw',
  'discard',
  'mill',
  'scry',
  'move',
  'search library',
  'shuffle',
  'deal damage',
  'gain life',
  'lose life',
  'destroy',
  'sacrifice',
  'choose and sacrifice',
  'counter',
  'put counters',
  'remove counters',
  'put player counters',
  'create tokens',
  'tap',
  'untap',
  'attach',
  'fight',
  'apply',
  'prevent damage',
  'regenerate',
  'add mana',
  'choose objects',
  'transform',
  'phase out',
  'extra turn',
  'may',
  'if',
  'for each player',
  'win the game',
  'lose the game',
] as const satisfies readonly Verb[];

export const rulingVerbsKnown: ReadonlySet<string> = new Set(rulingVerbs);
