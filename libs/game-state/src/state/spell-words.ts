import type { SpellAbility } from '@stacktrail/card-tree';
import type { GameObject } from './game-object.js';

/** How a spell was cast may change its words: keywords that are read with its text. */

/** CR 702.148a: the text of a spell without what stands in its square brackets. */
export function cleaved({ printed }: GameObject): SpellAbility | undefined {
  for (const { ability } of printed.abilities) {
    if (ability.kind === 'keyword' && ability.keyword === 'cleave') return ability.without;
  }
  return undefined;
}

/** CR 702.42a: whether all modes of a spell may be chosen for an additional cost. */
export function mayBeEntwined({ printed }: GameObject): boolean {
  return printed.keywords.has('entwine');
}

/** CR 702.96b: whether a spell says “each” instead of “target”: it has no targets then. */
export function isOverloaded({ announced }: GameObject): boolean {
  return announced.via === 'overload';
}
