import type { PlayerId } from '@stacktrail/game-events';
import { formUnderCopies, isCommander, isTransforming, type GameObject } from '@stacktrail/game-state';
import { goadersOf } from '../../reading/goaders.js';
import { aspects, everything } from '../../reading/aspects.js';
import { hasChosenQuality } from '../../reading/chosen-quality.js';
import { describedIn } from '../../reading/discarded-unseen.js';
import { valuesOf } from '../../reading/qualities.js';
import { filterMeanings } from './filter-meaning.js';

/** Filters about the status and marks of a permanent, and about what was chosen or noted. */
export const statusFilters = filterMeanings({
  tapped: { reads: aspects.tapped, matches: ({ tapped }) => tapped },
  untapped: { reads: aspects.tapped, matches: ({ zone, tapped }) => zone === 'battlefield' && !tapped },
  'face down': { reads: aspects.marks, matches: ({ faceDown }) => faceDown !== null },
  /** CR 701.27g. */
  transformed: {
    reads: aspects.marks,
    matches: (object) =>
      object.zone === 'battlefield' && object.face === 1 && object.faceDown === null && isDoubleFacedNow(object),
  },
  'has an Adventure': {
    reads: aspects.marks,
    matches: (object) => object.faceDown === null && formUnderCopies(object).layout === 'adventure',
  },
  'has an Omen': {
    reads: aspects.marks,
    matches: (object) => object.faceDown === null && formUnderCopies(object).layout === 'omen',
  },
  designated: {
    reads: ({ as }) => ({ own: as === 'goaded' ? everything : aspects.marks, amounts: 0 }),
    matches(object, { as, by }, state, queries, { you }) {
      if (as === 'commander') return isCommander(state, object); // CR 903.3d
      if (as === 'goaded')
        return isGoaded(goadersOf(object, queries.characteristics(state, object)), by === undefined ? by : you);
      return object.designations.some(({ name, player }) => name === as && (by === undefined || player === you));
    },
  },
  chosen: {
    reads: aspects.marks | aspects.types | aspects.colors | aspects.control,
    matches: (object, filter, state, queries, context) => hasChosenQuality(queries, state, filter, object, context),
  },
  'has noted': {
    reads: () => ({ own: everything, amounts: everything }),
    matches(object, { label, quality }, state, queries, { words }) {
      const word = words.get(label);
      return word !== undefined && valuesOf(queries, state, object, quality).includes(word);
    },
  },
  shares: {
    reads: () => ({ own: everything, amounts: everything }),
    matches(object, filter, state, queries, context) {
      const own = valuesOf(queries, state, object, filter.quality);
      if (own.length === 0) return false;
      return describedIn(queries, state, filter.with, context).some((id) => {
        const other = state.objects.get(id);
        if (other === undefined) return false;
        return valuesOf(queries, state, other, filter.quality).some((value) => own.includes(value));
      });
    },
  },
});

/** Whether that player goaded it, or anybody did if no player is given (CR 701.15b). */
function isGoaded(goaders: ReturnType<typeof goadersOf>, by: PlayerId | undefined): boolean {
  return by === undefined ? goaders.size > 0 : goaders.has(by);
}

/** CR 728.2i: a merged permanent isn't double-faced, whatever its components are. */
function isDoubleFacedNow(object: GameObject): boolean {
  return object.merged.length === 0 && isTransforming(object);
}
