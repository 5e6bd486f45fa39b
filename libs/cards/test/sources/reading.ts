import { readSource, type SourceCard } from '../../src/sources/index.js';

/** The bytes of a file in chunks of a size that cuts words and characters in two. */
export async function* inChunks(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = Buffer.from(content);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export async function cardsOf(file: AsyncIterable<Uint8Array>): Promise<readonly SourceCard[]> {
  const cards: SourceCard[] = [];
  for await (const card of readSource(file)) cards.push(card);
  return cards;
}

/** What reading a file is refused with. */
export async function refusal(file: AsyncIterable<Uint8Array>): Promise<unknown> {
  return cardsOf(file).then(
    (cards) => `read ${cards.length} cards`,
    (error: unknown) => error,
  );
}
