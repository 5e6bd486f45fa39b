import { granterOf, valueOfDesignation, type GameState } from '@stacktrail/game-state';
import type { ObjectId } from '@stacktrail/game-events';
import { aspects, everything } from '../../reading/aspects.js';
import { chosenFor } from '../../reading/chosen-quality.js';
import { paidLabel } from '../../reading/paid-label.js';
import type { TextContext } from '../../reading/text-context.js';
import { objectsMeanings } from './object-meaning.js';

/**
 * Objects that a text knows from its source, its event, its targets, or earlier instructions of it or of linked
 * abilities.
 */
export const namedObjects = objectsMeanings({
  this: { reads: 0, find: (_objects, _state, _queries, { source }) => [source] },
  'each one': { reads: 0, find: (_objects, _state, _queries, { eachOne }) => (eachOne === 0 ? [] : [eachOne]) },
  /** The object that a condition or filter is asked about. */
  asked: { reads: 0, find: (_objects, _state, _queries, { asked }) => (asked === 0 ? [] : [asked]) },
  'that object': {
    reads: aspects.zones,
    find: (_objects, _state, _queries, { trigger }) => (trigger === null ? [] : [trigger.object]),
  },
  'those objects': {
    reads: everything,
    find: (_objects, _state, _queries, { trigger }) =>
      trigger === null ? [] : [trigger.object, ...(trigger.others ?? [])],
  },
  /** The object that was dealt damage: the first of the event's other objects. */
  recipient: {
    reads: everything,
    find: (_objects, _state, _queries, { trigger }) => trigger?.others?.slice(0, 1) ?? [],
  },
  /** The event's player is the one who was dealt the damage; there is none where a permanent was. */
  damaged: {
    reads: aspects.zones,
    find: (_objects, _state, _queries, { trigger }) =>
      trigger === null || trigger.player !== null ? [] : [trigger.object],
  },
  kept: { reads: aspects.zones, find: (_objects, _state, _queries, { kept }) => kept },
  target: {
    reads: aspects.zones,
    find: ({ slot }, _state, _queries, { targets }) =>
      (targets[slot] ?? []).flatMap((ref) => (ref.is === 'object' ? [ref.id] : [])),
  },
  result: { reads: aspects.zones, find: ({ label }, _state, _queries, { results }) => results.get(label) ?? [] },
  chosen: {
    reads: everything,
    find: (objects, state, _, context) =>
      chosenFor(state, context, objects, objects.label ?? 'permanent').flatMap((value) =>
        value.is === 'object' ? [value.id] : [],
      ),
  },
  /** CR 607.2: the objects that the linked ability of the same object acted on, if they are still where it put them. */
  linked: {
    reads: everything,
    find(objects, state, _, context) {
      const source = state.objects.get(context.source);
      if (source === undefined || source.linked.length === 0) return [];
      const label = state.catalog.linkLabel(objects, objects.label);
      const there = (id: ObjectId): boolean => isWhereItWasPut(state, id, context);
      return source.linked.flatMap((link) => (link.label === label ? link.objects.filter(there) : []));
    },
  },
  /**
   * The objects with which the cost was paid, of this spell or ability or of the spell that became this permanent (CR
   * 607.2q).
   */
  paid: {
    reads: everything,
    find({ cost }, state, _, { stackObject, source }) {
      const own = linkedUnder(state, stackObject, paidLabel(cost));
      return own.length > 0 || stackObject === source ? own : linkedUnder(state, source, paidLabel(cost));
    },
  },
  granter: {
    reads: everything,
    find(objects, state, _, { stackObject }) {
      const granter = granterOf(objects);
      // Only instructions use last known information of an object that has left (CR 608.2h); a static ability finds
      // no object, so that its numbers are 0 (107.2).
      const isThere = granter !== 0 && (stackObject !== 0 || state.objects.get(granter)?.left === false);
      return isThere ? [granter] : [];
    },
  },
  /**
   * The first card that is encoded on the object and gave it this text. Other copies of that card gave it abilities of
   * their own, with the same result.
   */
  encoded: {
    reads: everything,
    find(objects, state, _, { source }) {
      const scope = state.catalog.scopeOf(objects);
      const found = state.exile.find((id) => {
        const card = state.objects.get(id);
        if (card === undefined || valueOfDesignation(card, 'encoded') !== source) return false;
        return scope === undefined || scope === card.form.pointer.split('/', 2)[1];
      });
      return found === undefined ? [] : [found];
    },
  },
});

/** CR 607.2a, 607.2c: whether the object is still where the ability put it, or was moved by this text (CR 400.7j). */
function isWhereItWasPut(state: GameState, id: ObjectId, { began }: TextContext): boolean {
  const object = state.objects.get(id);
  if (object === undefined || !object.left) return true;
  const placedAt = state.objects.get(object.becomes)?.placedAt;
  return began !== undefined && placedAt !== undefined && placedAt > began;
}

function linkedUnder(state: GameState, holder: ObjectId, label: string): readonly ObjectId[] {
  const linked = state.objects.get(holder)?.linked ?? [];
  return linked.flatMap((link) => (link.label === label ? link.objects : []));
}
