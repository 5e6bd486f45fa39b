import type { Condition } from '@stacktrail/card-tree';
import { begunKey, type GameState, isDesignated, wasPaid } from '@stacktrail/game-state';
import { assertNever } from '@stacktrail/kernel';
import { chosenFor } from './chosen-quality.js';
import { amountIn, announcedOf, timesKicked } from './amount-reading.js';
import { isAtCombatPoint } from './combat-point.js';
import { compares } from './comparison.js';
import { matchesIn } from './filter-reading.js';
import { asksOfDiscarded, isUndefined } from './discarded-unseen.js';
import { happenedIn } from './history.js';
import type { Reading } from './reading.js';
import { objectsIn, playersIn } from './reference-reading.js';
import type { TextContext } from './text-context.js';

/** Whether what “if” or “as long as” asks is true, as far as `reading` sees the game. */
export function holdsIn(reading: Reading, state: GameState, condition: Condition, context: TextContext): boolean {
  switch (condition.if) {
    case 'all':
      return condition.of.every((part) => holdsIn(reading, state, part, context));
    case 'any':
      return condition.of.some((part) => holdsIn(reading, state, part, context));
    case 'not':
      if (state.discardedUnseen.length > 0 && asksWhatIsUndefined(reading, state, condition.of, context)) return false;
      return !holdsIn(reading, state, condition.of, context);
    case 'compare': {
      const left = amountIn(reading, state, condition.left, context);
      return compares(left, condition.compare, amountIn(reading, state, condition.right, context));
    }
    case 'control':
      return controls(reading, state, condition, context);
    case 'matches': {
      const objects = objectsIn(reading, state, condition.objects, context);
      const ofDiscarded = asksOfDiscarded(condition.objects);
      const fits = (id: (typeof objects)[number]): boolean => {
        const object = state.objects.get(id);
        if (object === undefined || (ofDiscarded && isUndefined(state, id))) return false;
        return matchesIn(reading, state, condition.filter, object, context);
      };
      return objects.length > 0 && objects.every(fits);
    }
    case 'kicked':
      return timesKicked(state, context) > 0;
    case 'cost was paid':
      return wasPaid(announcedOf(state, context), condition.keyword, condition.which);
    case 'during': {
      if (!condition.steps.includes(state.step)) return false;
      const { whose } = condition;
      return whose === undefined || playersIn(reading, state, whose, context).includes(state.activePlayer);
    }
    case 'began to activate':
      return state.usedThisTurn.includes(begunKey(context.you, condition.keyword));
    case 'after step': {
      const first = state.begun.indexOf(condition.step);
      return first >= 0 && first < state.begun.length - 1;
    }
    case 'combat point':
      return isAtCombatPoint(state, condition);
    case 'cast from':
      return state.objects.get(context.source)?.castFrom === condition.zone;
    case 'your turn':
      return state.activePlayer === context.you;
    case 'designated': {
      const { as, who } = condition;
      if (who === undefined) return isDesignated(state, as);
      return playersIn(reading, state, who, context).some((player) => isDesignated(state.players[player]!, as));
    }
    case 'chosen':
      return chosenFor(state, context, condition, condition.label ?? 'word').some(
        (value) => value.is === 'word' && value.word === condition.word,
      );
    case 'happened': {
      const wanted = condition.atLeast === undefined ? 1 : amountIn(reading, state, condition.atLeast, context);
      return happenedIn(reading, state, condition, context).times >= wanted;
    }
    case 'did':
      return context.did.has(condition.label);
    case 'noted':
      return context.words.get(condition.label) === condition.word;
    case 'are players': {
      const among = playersIn(reading, state, condition.among, context);
      const who = playersIn(reading, state, condition.who, context);
      return who.length > 0 && who.every((player) => among.includes(player));
    }
    case 'completed a dungeon': {
      const { who, named } = condition;
      return playersIn(reading, state, who, context).some((player) => {
        const completed = state.players[player]?.completedDungeons ?? [];
        return named === undefined ? completed.length > 0 : completed.includes(named);
      });
    }
    case 'mode chosen':
      return context.announced.modes.includes(condition.mode);
    default:
      return assertNever(condition, 'condition');
  }
}

/** CR 701.9c: of a card without values it is true neither that it is something nor that it isn't. */
function asksWhatIsUndefined(reading: Reading, state: GameState, condition: Condition, context: TextContext): boolean {
  if (condition.if === 'all' || condition.if === 'any') {
    return condition.of.some((part) => asksWhatIsUndefined(reading, state, part, context));
  }
  if (condition.if === 'not') return asksWhatIsUndefined(reading, state, condition.of, context);
  if (condition.if !== 'matches' || !asksOfDiscarded(condition.objects)) return false;
  return objectsIn(reading, state, condition.objects, context).some((id) => isUndefined(state, id));
}

type Control = Extract<Condition, { if: 'control' }>;

/** One of the players controls that many permanents (CR 109.2). */
function controls(reading: Reading, state: GameState, condition: Control, context: TextContext): boolean {
  const wanted = amountIn(reading, state, condition.count, context);
  return playersIn(reading, state, condition.who, context).some((player) => {
    let count = 0;
    for (const id of state.battlefield) {
      const object = state.objects.get(id);
      if (object === undefined || reading.controller(state, object) !== player) continue;
      if (matchesIn(reading, state, condition.filter, object, context)) count += 1;
    }
    return compares(count, condition.compare, wanted);
  });
}
