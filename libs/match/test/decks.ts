import { readFileSync } from 'node:fs';
import type { CardDefinition } from '@stacktrail/card-tree';
import { cardPool, deckCards, parseDeckList } from '@stacktrail/cards';

function deckIn(file: string): readonly CardDefinition[] {
  const list = parseDeckList(readFileSync(new URL(`../../../decks/${file}`, import.meta.url), 'utf8'));
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  const cards = deckCards(list.value, cardPool);
  if (!cards.ok) throw new Error(JSON.stringify(cards.error));
  return cards.value;
}

/** The two decks of the repository. */
export const decks = [deckIn('altar-of-the-wilds.txt'), deckIn('moorland-ghosts.txt')] as const;

export const seats = [
  { name: 'Ada', deck: decks[0] },
  { name: 'Ben', deck: decks[1] },
] as const;
