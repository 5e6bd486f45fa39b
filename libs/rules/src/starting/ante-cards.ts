import type { CardDefinition } from '@stacktrail/card-tree';
import type { DeckFault } from './deck-construction.js';

/** CR 407.3: cards that no deck or sideboard may have where the game isn't played for ante. */
export function anteFaults(cards: readonly CardDefinition[]): readonly DeckFault[] {
  const only = cards.filter(({ faces }) => faces[0].onlyForAnte === true).map(({ faces }) => faces[0].name);
  return [...new Set(only)].map((name) => ({
    rule: '407.3',
    message: `${name} can only be in it where the game is played for ante`,
  }));
}
