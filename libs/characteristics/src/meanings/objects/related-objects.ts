import { noObject, type ObjectId } from '@stacktrail/game-events';
import { type GameState, typeBit } from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import { attackerOf, attackOf, attackersBlockedBy } from '../../reading/combat-status.js';
import { measureOf } from '../../reading/measure.js';
import { partnerOf } from '../../reading/paired.js';
import { objectsMeanings, type ObjectsMeaning } from './object-meaning.js';

const planeswalker = typeBit('Planeswalker');

/** CR 107: objects that lack the number aren't compared. */
const extreme: ObjectsMeaning<'greatest' | 'least'> = {
  reads: everything,
  find({ objects, by, among }, state, queries, context) {
    const measured = queries.objects(state, among, context).flatMap((id) => {
      const object = state.objects.get(id);
      const value = object === undefined ? null : measureOf(queries, state, object, by);
      return value === null ? [] : [{ id, value }];
    });
    const values = measured.map(({ value }) => value);
    const best = objects === 'greatest' ? Math.max(...values) : Math.min(...values);
    return measured.filter(({ value }) => value === best).map(({ id }) => id);
  },
};

/** Objects that a text refers to by their relation to others. */
export const relatedObjects = objectsMeanings({
  together: {
    reads: everything,
    find: (objects, state, queries, context) => [
      ...new Set(objects.of.flatMap((part) => queries.objects(state, part, context))),
    ],
  },
  'other than': {
    reads: everything,
    find(objects, state, queries, context) {
      const not = new Set(queries.objects(state, objects.not, context));
      return queries.objects(state, objects.of, context).filter((id) => !becameOneOf(state, id, not));
    },
  },
  matching: {
    reads: everything,
    find: (objects, state, queries, context) =>
      queries.objects(state, objects.of, context).filter((id) => {
        const object = state.objects.get(id);
        return object !== undefined && queries.matches(state, objects.filter, object, context);
      }),
  },
  greatest: extreme,
  least: extreme,
  last: {
    reads: everything,
    find: (objects, state, queries, context) => queries.objects(state, objects.of, context).slice(-1),
  },
  first: {
    reads: everything,
    find: (objects, state, queries, context) => queries.objects(state, objects.of, context).slice(0, 1),
  },
  attached: {
    reads: aspects.zones,
    find(_objects, state, _queries, { source }) {
      const host = state.objects.get(source)?.attachedTo ?? noObject;
      return host === noObject ? [] : [host];
    },
  },
  'attachments of': {
    reads: everything,
    find(objects, state, queries, context) {
      const hosts = new Set(queries.objects(state, objects.of, context));
      if (objects.past) {
        const left = [...hosts].filter((id) => state.objects.get(id)?.left === true);
        return left.flatMap((id) => state.objects.get(id)?.wasAttached ?? []);
      }
      return state.battlefield.filter((id) => hosts.has(state.objects.get(id)?.attachedTo ?? noObject));
    },
  },
  'hosts of': relatedToEach((state, id) => [state.objects.get(id)?.attachedTo ?? noObject]),
  'sources of': relatedToEach((state, id) => [state.objects.get(id)?.ability?.source ?? noObject]),
  'become of': relatedToEach((state, id) => [permanentOf(state, id)]),
  'put into graveyards': relatedToEach((state, id) => [cardInGraveyard(state, id)]),
  'paired with': relatedToEach((state, id) => [partnerOf(state, id)]),
  'blockers of': relatedToEach((state, id) => attackerOf(state, id)?.blockers ?? []),
  'blocked by': relatedToEach(attackersBlockedBy),
  'attacked by': {
    reads: everything,
    find(objects, state, queries, context) {
      const attacked = queries.objects(state, objects.of, context).flatMap((id) => attackOf(state, id)?.defender ?? []);
      const permanents = attacked.flatMap((ref) => (ref.is === 'object' ? [ref.id] : []));
      return [...new Set(permanents)].filter((id) => {
        const object = state.objects.get(id);
        return object !== undefined && (queries.characteristics(state, object).types & planeswalker) !== 0;
      });
    },
  },
});

type RelationToEach =
  'hosts of' | 'sources of' | 'become of' | 'put into graveyards' | 'paired with' | 'blockers of' | 'blocked by';

/** The objects with that relation to at least one of the objects, each once; an id of 0 stands for none. */
function relatedToEach(
  related: (state: GameState, id: ObjectId) => readonly ObjectId[],
): ObjectsMeaning<RelationToEach> {
  return {
    reads: everything,
    find(objects, state, queries, context) {
      const found = queries.objects(state, objects.of, context).flatMap((id) => related(state, id));
      return [...new Set(found)].filter((id) => id !== noObject);
    },
  };
}

/** Whether an object is one of these, or became one by moving: a card that was cast is no longer among the rest. */
function becameOneOf(state: GameState, id: ObjectId, those: ReadonlySet<ObjectId>): boolean {
  for (let now = state.objects.get(id); now !== undefined; now = state.objects.get(now.becomes)) {
    if (those.has(now.id)) return true;
    if (!now.left) return false;
  }
  return those.has(id);
}

/** The permanent that a spell became as it resolved (CR 608.3), or 0. */
function permanentOf(state: GameState, id: ObjectId): ObjectId {
  const spell = state.objects.get(id);
  if (spell === undefined || !spell.left || spell.zone !== 'stack') return noObject;
  return state.objects.get(spell.becomes)?.zone === 'battlefield' ? spell.becomes : noObject;
}

/** The card in a graveyard that an object is, or that it became as it left its zone; 0 if there is none (CR 111.7). */
function cardInGraveyard(state: GameState, id: ObjectId): ObjectId {
  const object = state.objects.get(id);
  const now = object?.left === true ? state.objects.get(object.becomes) : object;
  return now !== undefined && !now.left && now.zone === 'graveyard' && now.kind === 'card' ? now.id : noObject;
}
