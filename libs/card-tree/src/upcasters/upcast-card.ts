import { cardLanguageVersion, type CardDefinition } from '../card.js';
import { describeValue, InvalidCard } from '../schema/invalid-card.js';
import { Place } from '../schema/place.js';
import { validateCard } from '../schema/validate-card.js';
import { CardTooNew } from './card-too-new.js';
import type { UntypedRecord } from './tree-upcaster.js';
import { treeUpcasters, type TreeUpcasters } from './tree-upcasters.js';

/**
 * Reads a card's tree of any version of the card language. An older tree is upcast step by step, and the result is
 * checked as a current tree.
 *
 * @param value parsed JSON; it isn't changed
 * @param upcasters those of this release where absent
 * @returns the same value, if it is of the current version
 * @throws CardTooNew if it is of a version newer than this program
 * @throws InvalidCard if it isn't a card, or is of a version that can't be read
 */
export function upcastCard(value: unknown, upcasters: TreeUpcasters = treeUpcasters): CardDefinition {
  const version = versionOf(value);
  if (version === null || version === cardLanguageVersion) return validateCard(value);
  if (version > cardLanguageVersion) throw new CardTooNew(value, version);
  if (version < upcasters.oldest) {
    const known = `a version from ${upcasters.oldest} to ${cardLanguageVersion}`;
    throw new InvalidCard('language', known, describeValue(version));
  }
  checkSize(value, Place.root());
  return validateCard(upcast(value as UntypedRecord, version, upcasters));
}

/** The version that a tree says it is of; `null` if it says none. */
function versionOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'language')) return null;
  const { language } = value as { readonly language: unknown };
  return Number.isSafeInteger(language) ? (language as number) : null;
}

/** An upcaster may rely on the shape of its version. If it fails on a tree, the tree is at fault. */
function upcast(card: UntypedRecord, version: number, upcasters: TreeUpcasters): UntypedRecord {
  try {
    return upcasters.upcast(card, version);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InvalidCard('', `a card in version ${version} of the card language`, `one that can’t be upcast (${why})`);
  }
}

/** Upcasters walk trees of any shape, so a tree that is too deep, too large or circular is refused before. */
function checkSize(value: unknown, at: Place): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) value.forEach((item, i) => checkSize(item, at.item(i)));
  else for (const [field, held] of Object.entries(value)) checkSize(held, at.field(field));
}
