import type { TreeUpcasters } from '@stacktrail/card-tree';
import { WrongExpectedRevision, type EventStore } from '@stacktrail/event-store';
import { weightOfCatalog, type Catalog } from '@stacktrail/game-state';
import { RecentlyUsed } from '@stacktrail/kernel';
import { CardsDamaged } from '../errors.js';
import { catalogOf } from './catalog-of.js';
import { uuidOf } from './identifiers.js';
import { cardsStream, lastOf, wholeStream } from './streams.js';

/** How many compiled catalogs are kept: about one for each pair of decks that is played often. */
const catalogsKept = { most: 64, mostBytes: 48 * 1024 * 1024, weigh: weightOfCatalog };

/**
 * The streams `cards-<hash>`: the definitions that games pin, each list of them stored once (docs/decisions.md D12).
 */
export class PinnedCards {
  private readonly catalogs = new RecentlyUsed<string, Catalog>(catalogsKept);

  /**
   * @param upcasters for definitions in older versions of the card language; those of this release if absent
   */
  constructor(
    private readonly store: EventStore,
    private readonly upcasters?: TreeUpcasters,
  ) {}

  /**
   * Stores a game's definitions, unless they are stored already. The hash is made of their JSON, so what is stored has
   * the same hash.
   *
   * @throws CardsDamaged if other definitions are stored under their hash: a game that pins them could not be read
   */
  async pin(catalog: Catalog): Promise<void> {
    const { hash, pinned } = catalog;
    if (this.catalogs.get(hash) !== undefined) return;
    const isThere = (await lastOf(this.store, cardsStream(hash))) !== undefined;
    if (isThere || !(await this.append(hash, pinned))) await this.catalog(hash);
    else this.keep(catalog);
  }

  /** Stores definitions. @returns `false` where another process has stored them first */
  private async append(hash: string, pinned: readonly unknown[]): Promise<boolean> {
    const events = pinned.map((definition, index) => ({
      id: uuidOf('card', hash, `${index}`),
      type: 'CardPinned',
      data: { index, definition },
      metadata: {},
    }));
    try {
      await this.store.append(cardsStream(hash), 'noStream', events);
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  /**
   * The compiled definitions.
   *
   * @throws CardsDamaged if they are missing or have another hash; CardsUnreadable where this program can't read
   *   them
   */
  async catalog(hash: string): Promise<Catalog> {
    const known = this.catalogs.get(hash);
    if (known !== undefined) return known;
    const catalog = catalogOf(await this.definitions(hash), hash, this.upcasters);
    this.keep(catalog);
    return catalog;
  }

  /** The definitions as they are stored: anything may stand there where the stream is damaged. */
  private async definitions(hash: string): Promise<readonly unknown[]> {
    // A damaged setup may name anything as the hash, and no stream has such a name.
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new CardsDamaged(hash);
    const events = await wholeStream(this.store, cardsStream(hash));
    if (events.length === 0) throw new CardsDamaged(hash);
    return events.map(({ data }) => (data as { readonly definition?: unknown } | null)?.definition);
  }

  private keep(catalog: Catalog): void {
    this.catalogs.set(catalog.hash, catalog);
  }
}
