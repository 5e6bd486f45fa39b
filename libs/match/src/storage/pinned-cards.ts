import type { CardDefinition } from '@stacktrail/card-language';
import { WrongExpectedRevision, type EventStore } from '@stacktrail/event-store';
import { Catalog } from '@stacktrail/rules';
import { CardsDamaged } from '../errors.js';
import { uuidOf } from './identifiers.js';
import { cardsStream, wholeStream } from './streams.js';

/** How many compiled catalogs are kept: as many as there are pairs of decks that are played a lot. */
const mostCatalogs = 64;

/** The streams `cards-<hash>`: the definitions that games pin, each list of them stored once (design D12). */
export class PinnedCards {
  private readonly catalogs = new Map<string, Catalog>();

  constructor(private readonly store: EventStore) {}

  /** Stores a game's definitions, unless they are. */
  async pin(catalog: Catalog): Promise<void> {
    const { hash, definitions } = catalog;
    if (this.catalogs.has(hash)) return;
    const events = definitions.map((definition, index) => ({
      id: uuidOf('card', hash, `${index}`),
      type: 'CardPinned',
      data: { index, definition },
      metadata: {},
    }));
    try {
      await this.store.append(cardsStream(hash), 'noStream', events);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      await this.definitions(hash);
    }
    this.keep(catalog);
  }

  /** @throws CardsDamaged where they are not there, or others */
  async catalog(hash: string): Promise<Catalog> {
    const known = this.catalogs.get(hash);
    if (known !== undefined) return known;
    const catalog = new Catalog(await this.definitions(hash));
    if (catalog.hash !== hash) throw new CardsDamaged(hash);
    this.keep(catalog);
    return catalog;
  }

  /** The definitions as they are stored. */
  async definitions(hash: string): Promise<readonly CardDefinition[]> {
    const events = await wholeStream(this.store, cardsStream(hash));
    if (events.length === 0) throw new CardsDamaged(hash);
    return events.map(({ data }) => (data as { readonly definition: CardDefinition }).definition);
  }

  private keep(catalog: Catalog): void {
    const [oldest] = this.catalogs.keys();
    if (oldest !== undefined && this.catalogs.size >= mostCatalogs) this.catalogs.delete(oldest);
    this.catalogs.set(catalog.hash, catalog);
  }
}
