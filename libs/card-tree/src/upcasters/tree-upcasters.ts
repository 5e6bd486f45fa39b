import { invariant } from '@stacktrail/kernel';
import { cardLanguageVersion } from '../card.js';
import type { TreeUpcaster, UntypedRecord } from './tree-upcaster.js';

/** The upcasters from each older version of the card language to the current one. */
export class TreeUpcasters {
  /** The oldest version that can be read. */
  readonly oldest: number;

  /**
   * @param steps one upcaster for each version from the oldest to the one before the current, the oldest first
   * @throws InvariantBroken if a version has no upcaster, or an upcaster starts from no such version
   */
  constructor(private readonly steps: readonly TreeUpcaster[]) {
    this.oldest = cardLanguageVersion - steps.length;
    const complete = steps.every(({ version }, i) => version === this.oldest + i);
    const read = [...steps.map(({ version }) => version), cardLanguageVersion].join(', ');
    invariant(complete, () => `the card language is of version ${cardLanguageVersion} and can be read of ${read}`);
  }

  /** Upcasts a card of an older version to the current one. Errors of the upcasters are passed on. */
  upcast(card: UntypedRecord, version: number): UntypedRecord {
    let upcast = card;
    for (const step of this.steps.slice(version - this.oldest)) {
      upcast = { ...step.upcast(upcast), language: step.version + 1 };
    }
    return upcast;
  }
}

/**
 * How trees are read whose version is no longer written, older versions first. Games pin trees and archives hold them
 * for ever, so none of these is changed or taken away once it is released.
 *
 * To rename a word of the card language, or to change a shape of its trees otherwise:
 * 1. raise `cardLanguageVersion`, and change type, schema, grammar and interpreter;
 * 2. add the upcaster of the version before, here at the end. A renamed word is one line:
 *    `{ version: 1, upcast: renameWords({ do: { 'old word': 'new word' } }) }`;
 * 3. run `ADD_GOLDEN=1 npm test -- libs/rules/test/pinned-trees`: it adds golden trees of the new version, and shows that
 *    those of older ones are read and that facts point at the same in them;
 * 4. make the shipped pool anew (`npm run cards:build`). An archive of an older version can be read all the same.
 *
 * A word that is added beside the old ones makes no new version: every older tree is a tree of today's as it is. It needs
 * step 3 alone, once a card of the pool has it.
 */
export const releasedTreeUpcasters: readonly TreeUpcaster[] = [];

/** The upcasters of this release. */
export const treeUpcasters = new TreeUpcasters(releasedTreeUpcasters);
