import { readSource } from '../card-files/read-source.js';
import type { SourceCard } from '../card-files/source-card.js';
import type { CardPool, FoundCard } from '../card-pool.js';
import { foldName } from '../names/fold-name.js';
import { readInPart } from './read-in-part.js';

/**
 * A pool for games with adjudication: a card that isn't wholly understood is compiled in part from a file of cards, as
 * soon as somebody asks for it. The texts of those cards alone are held.
 */
export class PoolInPart implements CardPool {
  private readonly found = new Map<string, FoundCard>();

  private constructor(
    private readonly pool: CardPool,
    private readonly texts: ReadonlyMap<string, SourceCard>,
  ) {}

  /**
   * Reads a file of cards, which takes a few seconds.
   *
   * @param pool what is wholly understood
   * @throws UnreadableSource
   */
  static async reading(pool: CardPool, file: AsyncIterable<Uint8Array>): Promise<PoolInPart> {
    const texts = new Map<string, SourceCard>();
    for await (const card of readSource(file)) {
      if (pool.find(card.name).kind === 'card') continue;
      const name = foldName(card.name);
      const known = texts.get(name);
      if (known === undefined || (card.paper && !known.paper)) texts.set(name, card);
    }
    return new PoolInPart(pool, texts);
  }

  find(name: string): FoundCard {
    const found = this.pool.find(name);
    if (found.kind === 'card') return found;
    const key = foldName((found.kind === 'unread' ? found.name : name).slice(0, 200));
    const text = this.texts.get(key);
    if (text === undefined) return found;
    const read = this.found.get(key) ?? readInPart(text);
    this.found.set(key, read);
    return read;
  }

  nearest(name: string): readonly string[] {
    return this.pool.nearest(name);
  }
}
