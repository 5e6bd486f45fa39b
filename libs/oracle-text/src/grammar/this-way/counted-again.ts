import type { Amount, Objects, ReferentNoun } from '@stacktrail/card-tree';
import { pluralise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';

type Count = Extract<Amount, { readonly amount: 'count' }>;

const nouns: readonly ReferentNoun[] = ['creature', 'permanent', 'land', 'artifact'];
const several = new Set(nouns.map((noun) => pluralise(noun)));

/** Whether later words refer to several objects as “those”. */
function areReferredToLater({ tokens, at }: Reader): boolean {
  return tokens.some(({ word }, i) => i >= at && word === 'those' && several.has(tokens[i + 1]?.word ?? ''));
}

/** Adds the counted objects as a referent, if they are on the battlefield, where they stay what they are. */
function addCountedAsReferent({ filter, zone }: Count, scope: Scope): void {
  if (zone !== undefined && zone !== 'battlefield') return;
  const means: Objects = { objects: 'each', filter };
  scope.name(means, true, nouns, { unchanged: 'but tapped' });
}

/** “Draw a card for each creature you control. Those creatures …”: later words can mean the counted objects. */
export function withCountedAsReferent(inner: Syntax<Count>): Syntax<Count> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const amount = inner.read(reader);
      if (amount !== no && areReferredToLater(reader)) addCountedAsReferent(amount, reader.scope);
      return amount;
    },
    write(amount, writer) {
      if (!inner.write(amount, writer)) return false;
      addCountedAsReferent(amount, writer.scope);
      return true;
    },
  };
}
