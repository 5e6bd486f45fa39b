import type { Duration, Effect, Filter } from '@stacktrail/card-tree';
import { asksForX, standsAlone } from '../reading/stands-alone.js';

type Apply = Extract<Effect, { do: 'apply' }>;

/** Durations that say nothing of the single object. */
const ofTheGame: ReadonlySet<Duration> = new Set<Duration>([
  'this turn',
  'until your next turn',
  'until end of combat',
  'rest of the game',
  'until end of your next turn',
  'until your next upkeep',
  'until your next end step',
  'until a player planeswalks',
]);

const known = new WeakMap<Apply, Filter | null>();

/**
 * CR 611.2c: what an effect of a spell or ability that modifies no characteristics and changes no controller applies to:
 * it modifies the rules of the game, and so what comes later, too. `null` where the objects are those that it began with.
 */
export function alsoLater(effect: Apply): Filter | null {
  let found = known.get(effect);
  if (found === undefined) {
    found = filterOf(effect);
    known.set(effect, found);
  }
  return found;
}

function filterOf({ to, changes, until }: Apply): Filter | null {
  if (to.objects !== 'each' || to.of !== undefined || (to.zone ?? 'battlefield') !== 'battlefield') return null;
  if (!ofTheGame.has(until) || !standsAlone(to.filter)) return null;
  return changes.every(({ change }) => change === 'rule' || change === 'combat rule') ? to.filter : null;
}

/** The X that it keeps for that (CR 611.2d). */
export function keepsX(effect: Apply): boolean {
  return alsoLater(effect) !== null && asksForX(effect.to);
}
