import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardPool, FoundCard } from '../card-pool.js';
import { MapPool } from '../map-pool.js';
import { cardPool } from '../pool.js';
import { ArchivedPool } from './archived-pool.js';
import { shippedFolder } from './shipped-folder.js';
import { UnreadablePool } from './pool-archive.js';

const poolName = 'cards.jsonl.gz';

/** The file of the pool that comes with this program. `npm run cards:build` writes it. */
export const shippedPoolFile = join(shippedFolder('pool', poolName, import.meta.url, '../../pool/'), poolName);

let shipped: ShippedPool | undefined;

/**
 * The cards that come with this program: those of the archive, and the trees that were written by hand of cards that the
 * compiler can't read yet. The archive is read when the pool is first asked for.
 *
 * @throws UnreadablePool
 */
export function shippedPool(): ShippedPool {
  return (shipped ??= new ShippedPool(new ArchivedPool(archive()), new MapPool(cardPool)));
}

function archive(): Uint8Array {
  if (existsSync(shippedPoolFile)) return readFileSync(shippedPoolFile);
  throw new UnreadablePool(`there is no pool of cards at ${shippedPoolFile}`);
}

export class ShippedPool implements CardPool {
  constructor(
    readonly archive: ArchivedPool,
    private readonly written: CardPool,
  ) {}

  find(name: string): FoundCard {
    const found = this.archive.find(name);
    if (found.kind === 'card') return found;
    const written = this.written.find(name);
    return written.kind === 'card' ? written : found;
  }

  /** The whole name of the card that is meant; `written` itself if there is none. */
  nameOf(written: string): string {
    return this.archive.nameOf(written) ?? written;
  }

  nearest(name: string): readonly string[] {
    return this.archive.nearest(name);
  }
}
