import type { Duration, Effect, Filter } from '@stacktrail/card-tree';
import { filterForLaterObjects, matches, type TextContext } from '@stacktrail/characteristics';
import { beginning, type TextRun, type Interpreter, objectsMeant, withResult } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { presentObject, type GameState } from '@stacktrail/game-state';
import { dependsOnSource, isSourceAsRequired } from '../../changes/durations-of-source.js';

/**
 * CR 611.2: a continuous effect begins. Its objects (611.2c) and its numbers (611.2d) are determined now; one that
 * modifies the rules of the game has no objects of its own.
 */
export const apply: Interpreter<'apply'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  if (isOver(state, effect.until, context)) return context;
  const later = effect.next === true || filterForLaterObjects(effect) !== null;
  const objects = later ? [] : objectsOf(state, effect, context, run);
  if (objects.length === 0 && !later) return withResult(context, effect.label, []);
  for (const affected of eachByItself(state, effect, objects, context)) {
    game.emit(
      'ContinuousEffectBegan',
      { effect: game.state.nextEffect, objects: affected, ...beginning(state, effect, context) },
      { ...reason, rule: '611.2' },
    );
  }
  return withResult(context, effect.label, objects);
};

/** CR 611.2b: what lasts for as long as its object is so ends for each of them by itself, and begins only if it is. */
function eachByItself(
  state: GameState,
  { asLongAs }: Extract<Effect, { do: 'apply' }>,
  objects: readonly ObjectId[],
  context: TextContext,
): readonly (readonly ObjectId[])[] {
  if (asLongAs === undefined) return [objects];
  return objects.filter((id) => isSo(state, asLongAs.filter, id, context)).map((id) => [id]);
}

function isSo(state: GameState, filter: Filter, id: ObjectId, context: TextContext): boolean {
  const object = presentObject(state, id);
  return object !== undefined && matches(state, filter, object, context);
}

function objectsOf(
  state: GameState,
  effect: Extract<Effect, { do: 'apply' }>,
  context: TextContext,
  run: TextRun,
): readonly ObjectId[] {
  return objectsMeant(state, effect.to, context, run)
    .filter(
      ({ zone }) =>
        zone === 'battlefield' ||
        zone === 'stack' ||
        ((zone === 'exile' || zone === 'graveyard') && givesAbilities(effect)),
    )
    .map((object) => object.id);
}

/** Abilities can also be given to cards in exile and in graveyards, where they may function (CR 400.7g, 702.143d). */
function givesAbilities({ changes }: Extract<Effect, { do: 'apply' }>): boolean {
  return changes.every(({ change }) => change === 'add abilities');
}

/** CR 611.2b: a duration that is over before the effect would begin. */
export function isOver(state: GameState, duration: Duration, context: TextContext): boolean {
  return dependsOnSource(duration) && !isSourceAsRequired(duration, presentObject(state, context.source), context.you);
}
