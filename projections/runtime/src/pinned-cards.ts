import { type EventStore, streamName } from '@stacktrail/event-store';
import { Catalog } from '@stacktrail/rules/view';

/** The cards that a game pins are not there, or are not those that its setup names. */
export class PinnedCardsDamaged extends Error {
  override readonly name = 'PinnedCardsDamaged';

  constructor(readonly hash: string) {
    super(`the stream cards-${hash} does not hold the cards with that hash`);
  }
}

/** The pinned cards of games, by their content hash; the same cards are the same catalog while they are in use. */
export class PinnedCards {
  private readonly known = new Map<string, Promise<Catalog>>();

  /** @param limit how many catalogs are kept beyond those that states refer to */
  constructor(
    private readonly store: EventStore,
    private readonly limit = 64,
  ) {}

  /** @throws PinnedCardsDamaged where the stream lacks them or holds others */
  catalog(hash: string): Promise<Catalog> {
    const promise = this.known.get(hash) ?? this.load(hash);
    this.known.delete(hash);
    this.known.set(hash, promise);
    promise.catch(() => this.known.delete(hash));
    const [oldest] = this.known.keys();
    if (this.known.size > this.limit && oldest !== undefined) this.known.delete(oldest);
    return promise;
  }

  private async load(hash: string): Promise<Catalog> {
    const definitions: unknown[] = [];
    for await (const { type, data } of this.store.read(streamName(`cards-${hash}`))) {
      if (type !== 'CardPinned') continue;
      const { index, definition } = data as { readonly index: number; readonly definition: unknown };
      definitions[index] = definition;
    }
    const catalog = new Catalog(definitions as ConstructorParameters<typeof Catalog>[0]);
    if (catalog.hash !== hash) throw new PinnedCardsDamaged(hash);
    return catalog;
  }
}
