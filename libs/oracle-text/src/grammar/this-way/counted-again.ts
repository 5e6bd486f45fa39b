import type { Amount, Objects, ReferentNoun } from '@stacktrail/card-tree';
import { pluralise } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no, type Syntax } from '../../syntax/syntax.js';

type Count = Extract<Amount, { readonly amount: 'count' }>;

const nouns: readonly ReferentNoun[] = ['creature', 'permanent', 'land', 'artifact'];
const several = new Set(nouns.map((noun) => pluralise(noun)));

/** Whether later words speak of several things as “those”. */
function areSpokenOf({ tokens, at }: Reader): boolean {
  return tokens.some(({ word }, i) => i >= at && word === 'those' && several.has(tokens[i + 1]?.word ?? ''));
}

/** What is counted on the battlefield stays what it is. */
function nameCounted({ filter, zone }: Count, scope: Scope): void {
  if (zone !== undefined && zone !== 'battlefield') return;
  const means: Objects = { objects: 'each', filter };
  scope.name(means, true, nouns, { unchanged: 'but tapped' });
}

/** “Draw a card for each creature you control. Those creatures …”: what was counted is known by that. */
export function namingCounted(inner: Syntax<Count>): Syntax<Count> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read(reader) {
      const amount = inner.read(reader);
      if (amount !== no && areSpokenOf(reader)) nameCounted(amount, reader.scope);
      return amount;
    },
    write(amount, writer) {
      if (!inner.write(amount, writer)) return false;
      nameCounted(amount, writer.scope);
      return true;
    },
  };
}
