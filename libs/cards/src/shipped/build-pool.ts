import type { CardReading } from '../reading/reading.js';
import { countedCard } from '../status/source-status.js';
import { poolArchive, type PooledCard } from './write-archive.js';

/** Gathers the cards of a file for an archive. */
export class PoolBuild {
  private readonly cards = new Map<string, PooledCard>();

  /** Adds a card. Of several with one name the first that was printed on paper stays, or else the first. */
  add(reading: CardReading): void {
    const { card, definition } = reading;
    const known = this.cards.get(card.name);
    if (known !== undefined && (known.paper || !card.paper)) return;
    this.cards.set(card.name, { ...countedCard(reading), ...(definition === undefined ? {} : { definition }) });
  }

  get size(): { readonly strict: number; readonly cards: number } {
    const strict = [...this.cards.values()].filter(({ definition }) => definition !== undefined).length;
    return { strict, cards: this.cards.size };
  }

  archive(): Uint8Array {
    return poolArchive(this.cards);
  }
}
