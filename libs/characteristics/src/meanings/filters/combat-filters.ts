import type { Filter } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { designationOf, presentObject, type GameState } from '@stacktrail/game-state';
import { aspects, everything } from '../../reading/aspects.js';
import {
  attackerOf,
  attackersBlockedBy,
  isBlocking,
  isUnblocked,
  wasOrIsAttacking,
} from '../../reading/combat-status.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { filterMeanings } from './filter-meaning.js';

/** What a creature does in combat. */
export const combatFilters = filterMeanings({
  attacking: { reads: aspects.combat, matches: (object, _, state) => wasOrIsAttacking(state, object) },
  blocking: { reads: aspects.combat, matches: ({ id }, _, state) => isBlocking(state, id) },
  blocked: { reads: aspects.combat, matches: ({ id }, _, state) => attackerOf(state, id)?.blocked === true },
  unblocked: { reads: aspects.combat | aspects.turn, matches: ({ id }, _, state) => isUnblocked(state, id) },
  'had to attack': {
    reads: aspects.combat,
    matches: ({ id }, _, state) => state.combat?.obliged.includes(id) === true,
  },
  blocks: {
    reads: () => ({ own: everything, amounts: everything }),
    matches: ({ id }, { what }, state, queries, context) =>
      somePresent(queries, state, attackersBlockedBy(state, id), what, context),
  },
  'is blocked by': {
    reads: () => ({ own: everything, amounts: everything }),
    matches({ id }, { what }, state, queries, context) {
      const blockers = attackerOf(state, id)?.blockers ?? [];
      // CR 608.2b: a source that has left blocked what it was blocking.
      const { source } = context;
      const itself = what.is === 'this' ? state.objects.get(source) : undefined;
      if (itself?.left === true) return itself.wasBlocking.includes(id);
      return somePresent(queries, state, blockers, what, context);
    },
  },
  /** CR 508.1b. */
  attacks: {
    reads: () => ({ own: everything, amounts: everything }),
    matches({ id }, { what }, state, queries, context) {
      const defender = attackerOf(state, id)?.defender;
      return defender?.is === 'object' && somePresent(queries, state, [defender.id], what, context);
    },
  },
  /** CR 310.8. */
  'protected by players': {
    reads: ({ who }, of) => ({ own: aspects.marks, amounts: of.players(who) }),
    matches(object, { who }, state, queries, context) {
      const protector = designationOf(object.designations, 'protector')?.player ?? null;
      return protector !== null && queries.players(state, who, context).includes(protector);
    },
  },
  'attacks players': {
    reads: ({ who }, of) => ({ own: aspects.combat | aspects.control, amounts: of.players(who) }),
    matches({ id }, { who, orPermanents }, state, queries, context) {
      const defender = attackerOf(state, id)?.defender;
      if (defender === undefined) return false;
      const players = queries.players(state, who, context);
      if (defender.is === 'player') return players.includes(defender.id);
      const permanent = presentObject(state, defender.id);
      return orPermanents === true && permanent !== undefined && players.includes(queries.controller(state, permanent));
    },
  },
});

function somePresent(
  queries: StateQueries,
  state: GameState,
  ids: readonly ObjectId[],
  filter: Filter,
  context: TextContext,
): boolean {
  return ids.some((id) => {
    const object = presentObject(state, id);
    return object !== undefined && queries.matches(state, filter, object, context);
  });
}
