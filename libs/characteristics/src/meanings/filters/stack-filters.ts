import type { Ref } from '@stacktrail/game-events';
import { presentObject, timesKickedIn, wasPaid, type GameObject } from '@stacktrail/game-state';
import { everything } from '../../reading/aspects.js';
import { compares } from '../../reading/comparison.js';
import { canMeanTarget } from '../../reading/means-permanents.js';
import { convokedLabel } from '../../reading/paid-label.js';
import { filterMeanings } from './filter-meaning.js';

/** How a spell was cast, and what a spell or ability targets. */
export const stackFilters = filterMeanings({
  'cast from': {
    reads: 0,
    matches: ({ castFrom }, { zone }) => castFrom !== null && (zone === undefined || castFrom === zone),
  },
  kicked: { reads: 0, matches: ({ announced }) => timesKickedIn(announced) > 0 }, // CR 702.33d
  'cost was paid': { reads: 0, matches: ({ announced }, { keyword }) => wasPaid(announced, keyword) },
  convoked: {
    reads: () => ({ own: everything, amounts: everything }),
    matches: ({ id }, { objects }, state, queries, context) =>
      queries
        .objects(state, objects, context)
        .some((spell) =>
          state.objects.get(spell)?.linked.some((link) => link.label === convokedLabel && link.objects.includes(id)),
        ),
  },
  /** CR 115.9b: a target that is still where it is expected to be is asked as it is now, whether or not it is legal. */
  targets: {
    reads: () => ({ own: everything, amounts: everything }),
    matches: (object, { what, only }, state, queries, context) =>
      hasTarget(object, only, (ref) => {
        if (ref.is === 'player') return false;
        const target = presentObject(state, ref.id);
        if (target === undefined || !canMeanTarget(what, target)) return false;
        return queries.matches(state, what, target, context);
      }),
  },
  'targets player': {
    reads: () => ({ own: everything, amounts: everything }),
    matches: (object, { who, only }, state, queries, context) =>
      hasTarget(object, only, (ref) => ref.is === 'player' && queries.players(state, who, context).includes(ref.id)),
  },
  'number of targets': {
    reads: () => ({ own: everything, amounts: everything }),
    matches: ({ announced }, { compare, to }, state, queries, context) =>
      compares(announced.targets.flat().length, compare, queries.amount(state, to, context)),
  },
});

/** Whether one of the targets fits; with `only`, nothing else was chosen as a target (CR 115.9c). */
function hasTarget({ announced }: GameObject, only: true | undefined, fits: (target: Ref) => boolean): boolean {
  const all = announced.targets.flat();
  if (only && new Set(all.map((ref) => `${ref.is} ${ref.id}`)).size !== 1) return false;
  return all.some(fits);
}
