import { landTypes, type Filter, type ReferentNoun } from '@stacktrail/card-tree';
import { kindInFilter } from '../../english/text-source.js';
import { conjuncts } from '../basics/filter-parts.js';

/** “Target Mountain” is a land, although the word doesn't say so (CR 205.3i). */
export function kindOfTarget(filter: Filter): ReferentNoun {
  const isLand = conjuncts(filter).some(
    (part) => part.is === 'subtype' && (landTypes as readonly string[]).includes(part.subtype),
  );
  return isLand ? 'land' : (kindInFilter(filter) as ReferentNoun);
}
