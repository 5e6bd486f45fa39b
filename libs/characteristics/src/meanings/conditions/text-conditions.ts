import type { ObjectId } from '@stacktrail/game-events';
import { type Announcement, begunKey, controlledLabel, type GameState, wasPaid } from '@stacktrail/game-state';
import { announcedOf, timesKicked } from '../../reading/announced.js';
import { aspects } from '../../reading/aspects.js';
import { chosenFor } from '../../reading/chosen-quality.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsIfThere } from '../../reading/what-is-read.js';
import { conditionMeanings } from './condition-meaning.js';

/** Whether the alternative cost that was paid is one that the spell's own ability names (CR 118.9). */
function namesOwnCost({ catalog }: GameState, { via, ability }: Announcement): boolean {
  const named = via === 'alternative' && ability !== null ? catalog.findAbility(ability)?.ability : undefined;
  return (
    named?.kind === 'static' &&
    named.effects.some((effect) => effect.static === 'alternative cost' && effect.spells.is === 'this')
  );
}

/** Conditions about what was announced, paid, chosen or done for a text, or happened before it. */
export const textConditions = conditionMeanings({
  kicked: {
    reads: 0,
    holds: (_condition, state, _queries, context) => timesKicked(state, context) > 0,
  },
  'cost was paid': {
    reads: 0,
    holds: ({ keyword, which }, state, _, context) => {
      const announced = announcedOf(state, context);
      return keyword === 'alternative' ? namesOwnCost(state, announced) : wasPaid(announced, keyword, which);
    },
  },
  'controlled as cast': {
    reads: ({ filter }, of) => aspects.marks | of.filterOfAny(filter),
    holds({ filter }, state, _queries, { stackObject, source }) {
      const label = controlledLabel(filter);
      const isLinked = (id: ObjectId): boolean =>
        state.objects.get(id)?.linked.some((link) => link.label === label) === true;
      return isLinked(stackObject) || isLinked(source);
    },
  },
  'cast from': {
    reads: 0,
    holds: ({ zone }, state, _, { source }) => state.objects.get(source)?.castFrom === zone,
  },
  'time resolved': {
    reads: aspects.history,
    holds: ({ times }, state, _queries, context) => times.includes(timesResolved(state, context)),
  },
  'mode chosen': {
    reads: 0,
    holds: ({ mode }, _state, _queries, { announced }) => announced.modes.includes(mode),
  },
  did: {
    reads: 0,
    holds: ({ label }, _state, _queries, { did }) => did.has(label),
  },
  noted: {
    reads: ({ who }, of) => (who === undefined ? 0 : of.players(who)),
    holds: ({ label, word }, _state, _queries, { words }) => words.get(label) === word,
  },
  chosen: {
    reads: aspects.marks,
    holds: (condition, state, _, context) =>
      chosenFor(state, context, condition, condition.label ?? 'word').some(
        (value) => value.is === 'word' && value.word === condition.word,
      ),
  },
  'began to activate': {
    reads: aspects.turn,
    holds: ({ keyword }, { usedThisTurn }, _, { you }) => usedThisTurn.includes(begunKey(you, keyword)),
  },
  happened: {
    reads: ({ event, atLeast }, of) => of.event(event) | readsIfThere(atLeast, of.amount),
    holds(condition, state, queries, context) {
      const wanted = condition.atLeast === undefined ? 1 : queries.amount(state, condition.atLeast, context);
      return queries.happened(state, condition, context).times >= wanted;
    },
  },
});

/** How often the ability that is resolving has begun to resolve this turn, including now. */
function timesResolved({ history, objects }: GameState, { stackObject }: TextContext): number {
  const ability = objects.get(stackObject)?.ability;
  if (!ability) return 0;
  return history.thisTurn.filter(
    ({ occasion }) =>
      occasion.on === 'resolves' &&
      occasion.object === ability.source &&
      occasion.ability?.pointer === ability.definition.pointer,
  ).length;
}
