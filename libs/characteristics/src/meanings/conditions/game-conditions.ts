import type { Condition, Tagged } from '@stacktrail/card-tree';
import { isDesignated, type GameState } from '@stacktrail/game-state';
import { asDescribed } from '../../reading/as-a-card.js';
import { aspects } from '../../reading/aspects.js';
import { attackedInLastCombat, hasAttackedLastTurn } from '../../reading/attacked-player.js';
import { isAtCombatPoint, isFirstCombatPhase } from '../../reading/combat-point.js';
import { compares } from '../../reading/comparison.js';
import { asksOfDiscarded, isUndefined } from '../../reading/discarded-unseen.js';
import type { StateQueries } from '../../reading/state-queries.js';
import type { TextContext } from '../../reading/text-context.js';
import { readsIfThere } from '../../reading/what-is-read.js';
import { conditionMeanings } from './condition-meaning.js';

/** Conditions about objects, players, numbers and the turn as they are now. */
export const gameConditions = conditionMeanings({
  compare: {
    reads: ({ left, right }, of) => of.amount(left) | of.amount(right),
    holds({ left, compare, right }, state, queries, context) {
      return compares(queries.amount(state, left, context), compare, queries.amount(state, right, context));
    },
  },
  control: {
    reads: ({ filter, who, count }, of) =>
      of.filterOfAny(filter) | of.players(who) | of.amount(count) | aspects.control,
    holds: (condition, state, queries, context) => controls(queries, state, condition, context),
  },
  matches: {
    reads: ({ objects, filter }, of) => of.objects(objects) | of.filterOfKnown(filter),
    holds(condition, state, queries, context) {
      const objects = queries.objects(state, condition.objects, context);
      const ofDiscarded = asksOfDiscarded(condition.objects);
      const fits = (id: (typeof objects)[number]): boolean => {
        const object = state.objects.get(id);
        if (object === undefined || (ofDiscarded && isUndefined(state, id))) return false;
        return queries.matches(state, condition.filter, asDescribed(state, object, condition.filter), context);
      };
      return objects.length > 0 && objects.every(fits);
    },
  },
  designated: {
    reads: ({ who }, of) => aspects.marks | readsIfThere(who, of.players),
    holds({ as, who }, state, queries, context) {
      if (who === undefined) return isDesignated(state, as);
      return queries.players(state, who, context).some((player) => isDesignated(state.players[player]!, as));
    },
  },
  'was monarch as the turn began': {
    reads: ({ who }, of) => aspects.turn | of.players(who),
    holds({ who }, state, queries, context) {
      const monarch = state.monarchAsTurnBegan;
      return monarch !== null && queries.players(state, who, context).includes(monarch);
    },
  },
  'are players': {
    reads: ({ who, among }, of) => of.players(who) | of.players(among),
    holds(condition, state, queries, context) {
      const among = queries.players(state, condition.among, context);
      const who = queries.players(state, condition.who, context);
      return who.length > 0 && who.every((player) => among.includes(player));
    },
  },
  'completed a dungeon': {
    reads: ({ who }, of) => of.players(who) | aspects.marks,
    holds: ({ who, named }, state, queries, context) =>
      queries.players(state, who, context).some((player) => {
        const completed = state.players[player]?.completedDungeons ?? [];
        return named === undefined ? completed.length > 0 : completed.includes(named);
      }),
  },
  'your turn': {
    reads: aspects.turn,
    holds: (_condition, { activePlayer }, _queries, { you }) => activePlayer === you,
  },
  during: {
    reads: ({ whose }, of) => aspects.turn | readsIfThere(whose, of.players),
    holds({ steps, whose, first }, state, queries, context) {
      if (!steps.includes(state.step) || (first && !isFirstCombatPhase(state))) return false;
      return whose === undefined || queries.players(state, whose, context).includes(state.activePlayer);
    },
  },
  'after step': {
    reads: aspects.turn,
    holds({ step }, { begun }) {
      const first = begun.indexOf(step);
      return first >= 0 && first < begun.length - 1;
    },
  },
  'attacked this step': {
    reads: ({ who }, of) => aspects.turn | aspects.combat | of.players(who),
    holds({ who }, state, queries, context) {
      const attacked = state.step === 'declare attackers' ? (state.combat?.attacked ?? []) : [];
      return queries.players(state, who, context).some((player) => attacked.includes(player));
    },
  },
  'attacked you last turn': {
    reads: ({ who }, of) => aspects.turn | of.players(who),
    holds: ({ who }, state, queries, context) =>
      queries.players(state, who, context).some((player) => hasAttackedLastTurn(state, player, context.you)),
  },
  'attacked in your last combat': {
    reads: ({ who }, of) => aspects.turn | aspects.combat | of.players(who),
    holds: ({ who }, state, queries, context) =>
      queries
        .players(state, who, context)
        .some((player) => attackedInLastCombat(state, context.you, context.source, player)),
  },
  'combat point': {
    reads: aspects.turn,
    holds: (condition, state) => isAtCombatPoint(state, condition),
  },
});

/** Whether one of the players controls that many permanents (CR 109.2). */
function controls(
  queries: StateQueries,
  state: GameState,
  condition: Tagged<Condition, 'if', 'control'>,
  context: TextContext,
): boolean {
  const wanted = queries.amount(state, condition.count, context);
  return queries.players(state, condition.who, context).some((player) => {
    let count = 0;
    for (const id of state.battlefield) {
      const object = state.objects.get(id);
      if (object === undefined || queries.controller(state, object) !== player) continue;
      if (queries.matches(state, condition.filter, object, context)) count += 1;
    }
    return compares(count, condition.compare, wanted);
  });
}
