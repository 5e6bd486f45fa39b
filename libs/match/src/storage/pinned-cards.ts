import type { TreeUpcasters } from '@stacktrail/card-tree';
import { WrongExpectedRevision, type EventStore } from '@stacktrail/event-store';
import { weightOfCatalog, type Catalog } from '@stacktrail/game-state';
import { RecentlyUsed } from '@stacktrail/kernel';
import { CardsDamaged } from '../errors.js';
import { catalogOf } from './catalog-of.js';
import { uuidOf } from './identifiers.js';
import { cardsStream, lastOf, wholeStream } from './streams.js';

/** The compiled catalogs that are kept: as many as there are pairs of decks that are played a lot. */
const catalogsKept = { most: 64, mostBytes: 48 * 1024 * 1024, weigh: weightOfCatalog };

/** The streams `cards-<hash>`: the definitions that games pin, each list of them stored once (design D12). */
export class PinnedCards {
  private readonly catalogs = new RecentlyUsed<string, Catalog>(catalogsKept);

  /** @param upcasters how definitions in older versions of the card language are read; as this release does where absent */
  constructor(
    private readonly store: EventStore,
    private readonly upcasters?: TreeUpcasters,
  ) {}

  /**
   * Stores a game's definitions, unless they are. Their hash is made of what JSON says of them, and of nothing that it
   * would lose, so what is stored has the hash too.
   *
   * @throws CardsDamaged where others are stored in their place: a game that pins them could not be read again
   */
  async pin(catalog: Catalog): Promise<void> {
    const { hash, pinned } = catalog;
    if (this.catalogs.get(hash) !== undefined) return;
    const isThere = (await lastOf(this.store, cardsStream(hash))) !== undefined;
    if (isThere || !(await this.append(hash, pinned))) await this.catalog(hash);
    else this.keep(catalog);
  }

  /** @returns whether they are stored now; otherwise somebody else was faster */
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

  /** @throws CardsDamaged where they are not there, or others; CardsUnreadable where this program can't read them */
  async catalog(hash: string): Promise<Catalog> {
    const known = this.catalogs.get(hash);
    if (known !== undefined) return known;
    const catalog = catalogOf(await this.definitions(hash), hash, this.upcasters);
    this.keep(catalog);
    return catalog;
  }

  /** The definitions as they are stored: anything may stand there where the stream is damaged. */
  private async definitions(hash: string): Promise<readonly unknown[]> {
    // What a game names may be anything where its setup is damaged: no stream is called so.
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new CardsDamaged(hash);
    const events = await wholeStream(this.store, cardsStream(hash));
    if (events.length === 0) throw new CardsDamaged(hash);
    return events.map(({ data }) => (data as { readonly definition?: unknown } | null)?.definition);
  }

  private keep(catalog: Catalog): void {
    this.catalogs.set(catalog.hash, catalog);
  }
}
