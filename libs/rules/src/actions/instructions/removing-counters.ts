import { evaluateAmount, isAnyNumber, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type Procedure,
  type OccurrenceResult,
  type LoseCountersOccurrence,
  perform,
  type EffectOf,
  type Interpreter,
  objectsMeant,
} from '@stacktrail/engine';
import type { Counter } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import { withRemoved } from './counters.js';
import { anyOfThem, pickCounters } from './choosing-counters.js';

/** CR 122.1, 101.3: removes that many counters of any kinds, or as many as there are. */
export const removeAnyCounters: Interpreter<'remove any counters'> = function* (game, effect, context, reason, run) {
  const why: Reason = { ...reason, rule: '122.1' };
  const happened: OccurrenceResult[] = [];
  for (const object of objectsMeant(game.state, effect.on, context, run)) {
    const counters = object.counters.filter(({ kind }) => effect.counter === undefined || kind === effect.counter);
    const gone = yield* removedCounters(game, effect, object, counters, context);
    const lost = gone.map(({ kind, count }): LoseCountersOccurrence => {
      return { would: 'lose counters', object: object.id, counter: kind, count };
    });
    if (lost.length > 0) happened.push(...(yield* perform(game, lost, why)));
  }
  return withRemoved(context, effect.removed, happened);
};

/** The counters that are removed: all of them, any number, or that many. */
function* removedCounters(
  game: Game,
  { count, upTo }: EffectOf<'remove any counters'>,
  object: GameObject,
  counters: readonly Counter[],
  context: TextContext,
): Procedure<readonly Counter[]> {
  if (count === 'all') return counters;
  if (isAnyNumber(count)) return yield* anyOfThem(context.you, counters, object, 'removed');
  return yield* pickCounters(context.you, counters, evaluateAmount(game.state, count, context), upTo ?? false, object);
}
