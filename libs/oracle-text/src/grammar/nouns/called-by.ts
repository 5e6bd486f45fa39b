import { creatureTypes, type Filter, type ReferentNoun } from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import { conjuncts } from '../basics/filter-parts.js';

/** The nouns that can follow “that” for an object that matches the filter. */
export function nounsIn(filter: Filter): readonly ReferentNoun[] {
  const noun = kindInFilter(filter) as ReferentNoun;
  if (filter.is === 'any') return filter.of.flatMap(nounsIn);
  const isCreature = conjuncts(filter).some(
    (part) =>
      (part.is === 'subtype' && (creatureTypes as readonly string[]).includes(part.subtype)) ||
      (part.is === 'any' && part.of.every((one) => nounsIn(one).includes('creature'))),
  );
  const own = conjuncts(filter).flatMap((part): readonly ReferentNoun[] =>
    part.is === 'subtype' && part.subtype === 'Wall' ? [part.subtype] : [],
  );
  return isCreature ? [noun, 'creature', ...own] : [noun];
}
