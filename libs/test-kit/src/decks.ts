import { readFileSync } from 'node:fs';
import type { CardDefinition } from '@stacktrail/card-tree';
import { cardPool, deckCards, parseDeckList } from '@stacktrail/cards';

function deck(name: string): readonly CardDefinition[] {
  const list = parseDeckList(readFileSync(new URL(`../../../decks/${name}.txt`, import.meta.url), 'utf8'));
  if (!list.ok) throw new Error(`${name} can't be read`);
  const cards = deckCards(list.value, cardPool);
  if (!cards.ok) throw new Error(`${name} has unknown cards`);
  return cards.value;
}

/** The two decks that the project ships: between them they use every part of the rules that there is. */
export const shippedDecks: readonly (readonly CardDefinition[])[] = [
  deck('altar-of-the-wilds'),
  deck('moorland-ghosts'),
];
