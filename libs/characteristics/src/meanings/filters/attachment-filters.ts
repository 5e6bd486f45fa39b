import type { ObjectId } from '@stacktrail/game-events';
import { presentObject, valueOfDesignation, type GameObject, type GameState } from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import type { StateQueries } from '../../reading/state-queries.js';
import { filterMeanings } from './filter-meaning.js';

const readsOfAttachment = aspects.zones | aspects.counters | aspects.types | aspects.control | aspects.others;

/** Filters about attachments, pairs and what creatures bear. */
export const attachmentFilters = filterMeanings({
  /** The object that the source of the text is attached to: “enchanted creature”. */
  'attached to by this': {
    reads: () => ({ own: 0, amounts: aspects.zones }),
    matches: ({ id }, _filter, state, _queries, { source }) => state.objects.get(source)?.attachedTo === id,
  },
  'haunted by this': {
    reads: aspects.marks,
    matches({ id }, _filter, state, _queries, context) {
      const source = state.objects.get(context.source);
      return source !== undefined && valueOfDesignation(source, 'haunting') === id;
    },
  },
  /** CR 702.99: the creature that the source of the text is encoded on. */
  'bears this': {
    reads: aspects.marks,
    matches({ id }, _filter, state, _queries, context) {
      const source = state.objects.get(context.source);
      return source !== undefined && valueOfDesignation(source, 'encoded') === id;
    },
  },
  /** CR 303.4b. */
  'attached to players': {
    reads: ({ who }, of) => ({ own: everything, amounts: of.players(who) }),
    matches: ({ attachedToPlayer }, { who }, state, queries, context) =>
      attachedToPlayer !== null && queries.players(state, who, context).includes(attachedToPlayer),
  },
  'attached to': {
    reads: () => ({ own: everything, amounts: everything }),
    matches({ id, attachedTo }, { what }, state, queries, context) {
      const host = presentObject(state, attachedTo);
      if (host !== undefined && queries.matches(state, what, host, context)) return true;
      return what.is === 'one of' && queries.objects(state, what.objects, context).some(hadAttached);

      /** CR 608.2h. */
      function hadAttached(known: ObjectId): boolean {
        return state.objects.get(known)?.wasAttached.includes(id) === true;
      }
    },
  },
  'has attached': {
    reads: () => ({ own: everything, amounts: everything }),
    matches: (object, { what }, state, queries, context) =>
      someAttachment(state, object, (one) => queries.matches(state, what, one, context)),
  },
  /** CR 303.4. */
  enchanted: {
    reads: readsOfAttachment,
    matches: (object, _, state, queries) =>
      object.zone === 'battlefield' && someAttachment(state, object, (one) => hasSubtype(queries, state, one, 'Aura')),
  },
  /** CR 301.5. */
  equipped: {
    reads: readsOfAttachment,
    matches: (object, _, state, queries) =>
      object.zone === 'battlefield' &&
      someAttachment(state, object, (one) => hasSubtype(queries, state, one, 'Equipment')),
  },
  /** CR 700.9: it has a counter, is equipped, or is enchanted by its controller. */
  modified: {
    reads: readsOfAttachment,
    matches(object, _, state, queries) {
      if (object.zone !== 'battlefield') return false;
      if (object.counters.length > 0) return true;
      return someAttachment(state, object, (one) => {
        if (hasSubtype(queries, state, one, 'Equipment')) return true;
        if (!hasSubtype(queries, state, one, 'Aura')) return false;
        return queries.controller(state, one) === queries.controller(state, object);
      });
    },
  },
});

/** Whether anything attached to the object fits; for an object that has left, anything attached when it left (CR 608.2h). */
function someAttachment(state: GameState, object: GameObject, fits: (one: GameObject) => boolean): boolean {
  if (object.left) {
    return object.wasAttached.some((id) => {
      const one = state.objects.get(id);
      return one !== undefined && fits(one);
    });
  }
  return state.battlefield.some((id) => {
    const one = state.objects.get(id);
    return one !== undefined && one.attachedTo === object.id && fits(one);
  });
}

function hasSubtype(queries: StateQueries, state: GameState, object: GameObject, subtype: string): boolean {
  return queries.characteristics(state, object).subtypes.includes(subtype);
}
