import type { TreeUpcasters } from '@stacktrail/card-tree';
import { pinnedCatalog, type Catalog } from '@stacktrail/game-state';
import { CardsDamaged, CardsUnreadable } from '../errors.js';

/** The catalog of definitions as they are stored. @throws CardsDamaged, CardsUnreadable */
export function catalogOf(stored: readonly unknown[], hash: string, upcasters?: TreeUpcasters): Catalog {
  const catalog = pinnedCatalog(stored, hash, upcasters);
  if (catalog.ok) return catalog.value;
  const { kind, why } = catalog.error;
  switch (kind) {
    case 'damaged':
      throw new CardsDamaged(hash, why);
    case 'unreadable':
      throw new CardsUnreadable(hash, why);
  }
}
