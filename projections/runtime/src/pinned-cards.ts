import { readEntries, isStoredEvent, streamName, type EventStore } from '@stacktrail/event-store';
import { pinnedCatalog, weightOfCatalog, type Catalog } from '@stacktrail/game-state';
import { RecentlyUsed } from '@stacktrail/kernel';

/** How many catalogs are kept besides those that states refer to. */
const kept = { most: 64, mostBytes: 48 * 1024 * 1024, weigh: weightOfCatalog };

/**
 * The cards that a game pins can't be used: they are missing, have another hash, or are of a version newer than this
 * program.
 */
export class PinnedCardsDamaged extends Error {
  override readonly name = 'PinnedCardsDamaged';

  /** @param why what is wrong with them, as the end of a sentence */
  constructor(
    readonly hash: string,
    why: string,
  ) {
    super(`the stream cards-${hash} does not hold cards that can be read here: ${why}`);
  }
}

/** The pinned cards of games by their content hash. Equal cards share a catalog while they are in use. */
export class PinnedCards {
  private readonly known = new RecentlyUsed<string, Catalog>(kept);
  private readonly loading = new Map<string, Promise<Catalog>>();

  /** @param upcasters how cards in older versions of the card language are read; as this release does where absent */
  constructor(
    private readonly store: EventStore,
    private readonly upcasters?: Parameters<typeof pinnedCatalog>[2],
  ) {}

  /**
   * The catalog of a hash.
   *
   * @throws PinnedCardsDamaged if the stream lacks them, holds others, or this program can't read them
   */
  async catalog(hash: string): Promise<Catalog> {
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    const loading = this.loading.get(hash) ?? this.load(hash);
    this.loading.set(hash, loading);
    try {
      const catalog = await loading;
      this.known.set(hash, catalog);
      return catalog;
    } finally {
      this.loading.delete(hash);
    }
  }

  private async load(hash: string): Promise<Catalog> {
    // A damaged setup may name anything as the hash; no stream has such a name.
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new PinnedCardsDamaged(hash, 'no stream has such a name');
    const stored: unknown[] = [];
    for await (const entry of readEntries(this.store, streamName(`cards-${hash}`))) {
      if (!isStoredEvent(entry)) {
        throw new PinnedCardsDamaged(hash, `revision ${entry.revision} is damaged: ${entry.problem}`);
      }
      if (entry.type !== 'CardPinned') continue;
      const pinned = entry.data as { readonly index?: number; readonly definition?: unknown } | null;
      const index = pinned?.index ?? -1;
      if (index < 0 || index > stored.length) throw new PinnedCardsDamaged(hash, `there is no card ${stored.length}`);
      stored[index] = pinned?.definition;
    }
    const catalog = pinnedCatalog(stored, hash, this.upcasters);
    if (!catalog.ok) throw new PinnedCardsDamaged(hash, catalog.error.why);
    return catalog.value;
  }
}
