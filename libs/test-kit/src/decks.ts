import { readFileSync } from 'node:fs';
import type { CardDefinition } from '@stacktrail/card-tree';
import { loadDeck, cardPool, parseDeckList } from '@stacktrail/cards';

function deck(name: string): readonly CardDefinition[] {
  const list = parseDeckList(readFileSync(new URL(`../../../decks/${name}.txt`, import.meta.url), 'utf8'));
  const brought = loadDeck(list, cardPool);
  if (!brought.ok) throw new Error(`${name} can't be played: ${JSON.stringify(brought.error)}`);
  return brought.value.deck;
}

/** The two decks that the project ships: between them they use every part of the rules that there is. */
export const shippedDecks: readonly (readonly CardDefinition[])[] = [
  deck('altar-of-the-wilds'),
  deck('moorland-ghosts'),
];
