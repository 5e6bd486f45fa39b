import {
  CardTooNew,
  describeCard,
  InvalidCard,
  treeUpcasters,
  upcastCard,
  type CardDefinition,
  type TreeUpcasters,
} from '@stacktrail/card-tree';
import { err, ok, type Result } from '@stacktrail/kernel';
import { Catalog } from './catalog.js';
import { definitionsHash, type Numbering } from './definition-numbers.js';

/** Why a game's pinned definitions can't be used. */
export interface UnusableDefinitions {
  /** `damaged`: they aren't those that the game names. `unreadable`: they are, and this program can't read them. */
  readonly kind: 'damaged' | 'unreadable';
  /** What is wrong, as the end of a sentence. */
  readonly why: string;
}

/**
 * The catalog of the definitions that a game pinned, whatever version of the card language they were stored in
 * (docs/decisions.md D12). They are hashed as they were stored, not as they are after upcasting.
 *
 * @param stored parsed JSON, in the order in which they are pinned
 * @param hash what the game's setup names
 * @param upcasters those of this release where absent
 */
export function pinnedCatalog(
  stored: readonly unknown[],
  hash: string,
  upcasters: TreeUpcasters = treeUpcasters,
): Result<Catalog, UnusableDefinitions> {
  const numbering = numberings.find((each) => hasHash(stored, each, hash));
  if (numbering === undefined) {
    return err({ kind: 'damaged', why: `the ${stored.length} that are there don’t have that hash` });
  }
  const definitions: CardDefinition[] = [];
  for (const card of stored) {
    try {
      definitions.push(upcastCard(card, upcasters));
    } catch (error) {
      if (error instanceof CardTooNew) return err({ kind: 'unreadable', why: error.message });
      if (!(error instanceof InvalidCard)) throw error;
      return err({ kind: 'unreadable', why: `${describeCard(card)}: ${error.message}` });
    }
  }
  const areToday = definitions.every((definition, i) => definition === stored[i]);
  return ok(new Catalog(definitions, numbering, { hash, older: areToday ? null : stored }));
}

const numberings: readonly Numbering[] = ['by content', 'by place'];

function hasHash(stored: readonly unknown[], numbering: Numbering, hash: string): boolean {
  try {
    return definitionsHash(stored, numbering) === hash;
  } catch (error) {
    if (error instanceof TypeError) return false; // Something in it is no JSON, such as a definition that is missing.
    throw error;
  }
}
