import { foldName, NameIndex, type FoundCard } from '@stacktrail/cards';
import { readInPart, readingsOf, unreadReason, type CardReading, type SourceCard } from '@stacktrail/cards/sources';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';
import { readCards } from './read-cards.js';

/** How many cards are compiled before progress is shown. */
const TOGETHER = 250;

/**
 * What a file of cards says of some names: their trees, or what isn't understood.
 *
 * @param inPart whether a card that isn't wholly understood is compiled in part, for a game with adjudication
 * @returns by the names as `foldName` has them; without those that the file doesn't have
 * @throws CommandError if the file can't be read
 */
export async function compiledCards(
  io: Io,
  source: string,
  missing: readonly string[],
  inPart = false,
): Promise<ReadonlyMap<string, FoundCard>> {
  const found = await cardsNamed(io, source, missing);
  const byCard = compiled(io, [...new Set(found.values())], inPart);
  return new Map([...found].flatMap(([name, card]) => pairs(foldName(name), byCard.get(card))));
}

function compiled(io: Io, cards: readonly SourceCard[], inPart: boolean): ReadonlyMap<SourceCard, FoundCard> {
  const byCard = new Map<SourceCard, FoundCard>();
  const progress = beginProgress(io, 'cards', cards.length);
  for (let from = 0; from < cards.length; from += TOGETHER) {
    for (const reading of readingsOf(cards.slice(from, from + TOGETHER)))
      byCard.set(reading.card, foundCard(reading, inPart));
    progress.update(byCard.size);
  }
  progress.stop();
  return byCard;
}

function pairs(name: string, found: FoundCard | undefined): readonly (readonly [string, FoundCard])[] {
  return found === undefined ? [] : [[name, found]];
}

/** The cards of a file that somebody names. Of several with one name it is the first that was printed on paper. */
async function cardsNamed(io: Io, source: string, names: readonly string[]): Promise<ReadonlyMap<string, SourceCard>> {
  const cards = new Map<string, SourceCard>();
  for await (const card of readCards(io, source)) {
    const known = cards.get(card.name);
    if (known === undefined || (card.paper && !known.paper)) cards.set(card.name, card);
  }
  const index = new NameIndex(cards.keys());
  return new Map(
    names.flatMap((name) => {
      const card = cards.get(index.find(name) ?? '');
      return card === undefined ? [] : [[name, card] as const];
    }),
  );
}

function foundCard({ card, definition, unread }: CardReading, inPart: boolean): FoundCard {
  if (definition === undefined && inPart) return readInPart(card);
  return definition === undefined
    ? { kind: 'unread', name: card.name, unread: unread.map(unreadReason) }
    : { kind: 'card', definition };
}
