import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import {
  type CountersOccurrence,
  type OccurrenceResult,
  type LoseCountersOccurrence,
  perform,
  type Interpreter,
  objectsMeant,
  playersMeant,
  withNumber,
} from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { countersOn } from '@stacktrail/game-state';

/** CR 122.6: puts counters on all of the objects at once. Of several players, each puts them on their own. */
export const putCounters: Interpreter<'put counters'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const { counter, each, who } = effect;
  const players = who === undefined ? [context.you] : playersMeant(state, who, context);
  const [first] = players;
  if (first === undefined) return context;
  const countFor = (eachOne: ObjectId): number =>
    evaluateAmount(state, effect.count, each === true ? { ...context, eachOne } : context);
  const put = objectsMeant(state, effect.on, context, run)
    .map(({ id, controller }): CountersOccurrence => ({
      would: 'get counters',
      object: id,
      by: players.length > 1 && players.includes(controller) ? controller : first,
      counter,
      count: countFor(id),
    }))
    .filter(({ count }) => count > 0);
  if (put.length > 0) yield* perform(game, put, { ...reason, rule: '122.6' });
  return context;
};

/** CR 122.1, 101.3: removes that many counters, or as many as there are. */
export const removeCounters: Interpreter<'remove counters'> = function* (game, effect, context, reason, run) {
  const wanted = evaluateAmount(game.state, effect.count, context);
  const lost = objectsMeant(game.state, effect.on, context, run).flatMap(
    (object): readonly LoseCountersOccurrence[] => {
      const count = Math.min(wanted, countersOn(object, effect.counter));
      return count <= 0 ? [] : [{ would: 'lose counters', object: object.id, counter: effect.counter, count }];
    },
  );
  const happened = yield* perform(game, lost, { ...reason, rule: '122.1' });
  return withRemoved(context, effect.removed, happened);
};

/** How many counters were removed, where that is noted. */
export function withRemoved(
  context: TextContext,
  label: string | undefined,
  happened: readonly OccurrenceResult[],
): TextContext {
  if (label === undefined) return context;
  return withNumber(
    context,
    label,
    happened.reduce((sum, { amount }) => sum + amount, 0),
  );
}
