import type { Filter } from '@stacktrail/card-tree';
import type { GameObject } from '@stacktrail/game-state';

const elsewhere: ReadonlySet<Filter['is']> = new Set<Filter['is']>([
  'spell',
  'card',
  'ability',
  'permanent card',
  'permanent spell',
  'in zone',
  'cast from',
  'activated ability',
  'triggered ability',
  'loyalty ability',
]);
const kinds: ReadonlySet<Filter['is']> = new Set<Filter['is']>(['type', 'subtype', 'permanent']);

/** They say which object it is, wherever that is. */
const whicheverZone: ReadonlySet<Filter['is']> = new Set<Filter['is']>(['this', 'one of', 'anything']);

const known = new WeakMap<Filter, boolean>();
const knownOfTargets = new WeakMap<Filter, boolean>();

/** CR 109.2: a type or subtype without “card”, “spell” or “source” means a permanent of that kind. */
function meansPermanents(filter: Filter): boolean {
  let found = known.get(filter);
  if (found === undefined) {
    found = mentions(filter, kinds) && !mentions(filter, elsewhere);
    known.set(filter, found);
  }
  return found;
}

/**
 * Whether a description can mean an object in the zone where it is or last was: a creature card in a graveyard isn't a
 * “creature” (CR 109.2).
 */
export function canMean(filter: Filter, { zone }: GameObject): boolean {
  return zone === 'battlefield' || !meansPermanents(filter);
}

/**
 * The same for a description of what is targeted: one without any kind means a permanent, too, as “a permanent you
 * control” is told by who controls it alone.
 */
export function canMeanTarget(filter: Filter, { zone }: GameObject): boolean {
  if (zone === 'battlefield') return true;
  let found = knownOfTargets.get(filter);
  if (found === undefined) {
    found = whicheverZone.has(filter.is) || mentions(filter, elsewhere);
    knownOfTargets.set(filter, found);
  }
  return found;
}

function mentions(filter: Filter, words: ReadonlySet<Filter['is']>): boolean {
  if (filter.is === 'all' || filter.is === 'any') return filter.of.some((part) => mentions(part, words));
  if (filter.is === 'not') return mentions(filter.of, words);
  return words.has(filter.is);
}
