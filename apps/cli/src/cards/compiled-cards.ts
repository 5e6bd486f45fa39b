import { foldName, NameIndex, type FoundCard } from '@stacktrail/cards';
import { clauseText, readCard } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { readCards } from './read-cards.js';

/**
 * What a file of cards says of some names: their trees, or what isn't understood.
 *
 * @returns by the names as `foldName` has them; without those that the file doesn't have
 * @throws CommandError where the file can't be read
 */
export async function compiledCards(
  io: Io,
  source: string,
  missing: readonly string[],
): Promise<ReadonlyMap<string, FoundCard>> {
  const wanted = new NameIndex(missing);
  const found = new Map<string, FoundCard>();
  for await (const card of readCards(io, source)) {
    const names = [card.name, card.faces[0]?.name ?? card.name];
    const written = names.map((name) => wanted.find(name)).find((name) => name !== undefined);
    if (written === undefined || (found.has(foldName(written)) && !card.paper)) continue;
    const { definition, unread } = readCard(card);
    found.set(
      foldName(written),
      definition === undefined
        ? { kind: 'unread', name: card.name, unread: unread.map(clauseText) }
        : { kind: 'card', definition },
    );
  }
  return found;
}
