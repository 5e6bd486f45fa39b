import { noObject, type ObjectId } from '@stacktrail/game-events';
import { type GameObject, type GameState, keywordOf, objectOf, playerOf } from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import type { TextContext } from '../../reading/text-context.js';
import { filterMeanings, type FilterMeaning } from './filter-meaning.js';

const ofKind: FilterMeaning<'activated ability' | 'triggered ability'> = {
  reads: 0,
  matches: ({ ability }, { is }) => `${ability?.definition.kind} ability` === is,
};

/** Filters about which object it is, its kind, and its zone. */
export const kindFilters = filterMeanings({
  anything: { reads: 0, matches: () => true },
  this: { reads: 0, matches: ({ id }, _filter, _state, _queries, { source }) => id === source },
  other: {
    reads: 0,
    matches: ({ id }, _filter, state, _queries, context) => id !== context.source && !hasBecome(state, id, context),
  },
  'one of': {
    reads: () => ({ own: everything, amounts: everything }),
    matches: ({ id }, { objects }, state, queries, context) => queries.objects(state, objects, context).includes(id),
  },
  where: {
    reads: () => ({ own: everything, amounts: everything }),
    matches: ({ id }, { condition }, state, queries, context) =>
      queries.holds(state, condition, { ...context, asked: id }),
  },
  token: { reads: 0, matches: ({ kind }) => kind === 'token' },
  'created by': {
    reads: aspects.zones,
    matches({ kind, form }, { keyword }, state) {
      const definition = state.objects.get(state.stack.at(-1) ?? noObject)?.ability?.definition;
      if (kind !== 'token' || definition === undefined) return false;
      return keywordOf(state, definition.pointer) === keyword && form.pointer.includes(`|${definition.pointer}/`);
    },
  },
  card: { reads: 0, matches: ({ kind }) => kind === 'card' },
  permanent: { reads: 0, matches: ({ zone }) => zone === 'battlefield' },
  spell: { reads: 0, matches: ({ zone, kind }) => zone === 'stack' && kind !== 'ability' }, // CR 112.1
  ability: { reads: 0, matches: ({ kind }) => kind === 'ability' },
  'activated ability': ofKind,
  'triggered ability': ofKind,
  'loyalty ability': {
    reads: 0,
    matches({ ability }) {
      const definition = ability?.definition.ability;
      return definition?.kind === 'activated' && definition.loyalty === true;
    },
  },
  'with X in its activation cost': {
    reads: 0,
    matches({ ability }) {
      const definition = ability?.definition.ability;
      if (definition?.kind !== 'activated') return false;
      return definition.cost.some((cost) => cost.cost === 'mana' && cost.mana.includes('X'));
    },
  },
  modal: { reads: 0, matches: (object) => object.zone === 'stack' && isModal(object) },
  'has cards above': {
    reads: everything,
    matches(object, { what, count, directly }, state, queries, context) {
      if (object.zone !== 'graveyard' || object.left) return false;
      const { graveyard } = playerOf(state, object.owner);
      const above = graveyard.slice(graveyard.indexOf(object.id) + 1);
      const asked = directly ? above.slice(0, 1) : above;
      return asked.filter((id) => queries.matches(state, what, objectOf(state, id), context)).length >= count;
    },
  },
  'in zone': {
    reads: aspects.zones,
    matches: (object, { zone }) => object.zone === zone && !object.left, // CR 400.7: an object that has left a zone is no longer there
  },
});

/**
 * CR 400.7e: for an ability that triggered when its source moved, whether the object is what the source became;
 * “another” excludes it.
 */
function hasBecome(state: GameState, id: ObjectId, { source, trigger }: TextContext): boolean {
  return trigger?.object === source && state.objects.get(source)?.becomes === id;
}

/** CR 700.2. */
function isModal(object: GameObject): boolean {
  const abilities = object.ability === null ? object.printed.abilities : [object.ability.definition];
  return abilities.some(({ ability }) => 'modes' in ability && ability.choose !== undefined);
}
