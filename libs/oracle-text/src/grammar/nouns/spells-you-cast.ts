import { type Filter, type Objects, isSameTree } from '@stacktrail/card-tree';
import { conjunction, conjuncts } from '../basics/filter-parts.js';

const yours: Filter = { is: 'controlled by', who: 'you' };

/** The spells of a kind that you cast and that are on the stack. */
export function spellsYouCast(spells: Filter): {
  readonly objects: 'each';
  readonly filter: Filter;
  readonly zone: 'stack';
} {
  return { objects: 'each', filter: conjunction([...conjuncts(spells), { is: 'cast from' }, yours]), zone: 'stack' };
}

/** The filter for the kind of spells; `undefined` if the objects aren't spells that you cast. */
export function kindYouCast(objects: Objects): Filter | undefined {
  return 'one' in objects ? undefined : kindOfSpells(objects);
}

/** As `kindYouCast`, for “each spell you cast”. */
export function kindOfEachYouCast(objects: Objects): Filter | undefined {
  return 'one' in objects ? kindOfSpells(objects) : undefined;
}

function kindOfSpells(objects: Objects): Filter | undefined {
  if (objects.objects !== 'each' || objects.zone !== 'stack' || objects.filter.is !== 'all') return undefined;
  const parts = objects.filter.of;
  const [cast, mine] = parts.slice(-2);
  if (cast?.is !== 'cast from' || cast.zone !== undefined || !isSameTree(mine, yours)) return undefined;
  return conjunction(parts.slice(0, -2));
}
