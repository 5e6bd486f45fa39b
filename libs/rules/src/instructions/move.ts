import { noObject, type ObjectId } from '@stacktrail/game-events';
import type { GameObject } from '../state/game-object.js';
import { objectOf, presentObject, type GameState } from '../state/game-state.js';
import type { TextContext } from '../text/text-context.js';
import { moveTo } from './destination.js';
import type { EffectOf, Interpreter } from './interpreter.js';
import { linkObjects } from './link.js';
import { objectsNamed } from './named.js';
import { withResult } from './results.js';

/**
 * Exiles, returns, puts (CR 400.7, 406.2). Each object goes to its owner's zone (CR 400.3).
 *
 * The label names them as the objects that they became; they are linked so too (CR 607.2a, 607.2c).
 */
export const move: Interpreter<'move'> = function* (game, effect, context, reason, following) {
  const objects = hasHappened(game.state, effect, context)
    ? []
    : objectsNamed(game.state, effect.what, context, following);
  const why = { ...reason, rule: ruleFor(effect.to.zone) };
  const moved = yield* moveTo(game, objects, effect.to, context, why);
  if (effect.link !== undefined) linkObjects(game, effect, effect.link, moved, context, reason);
  if (effect.until !== undefined && moved.length > 0) {
    const { state } = game;
    game.emit(
      'ReturnAwaited',
      {
        effect: state.nextEffect,
        instruction: state.catalog.pointerOf(effect),
        source: context.source,
        controller: context.you,
        moved: moved.map((object) => ({ object, from: zoneBefore(state, objects, object) })),
      },
      { ...reason, rule: '610.3' },
    );
  }
  return withResult(context, effect.label, moved);
};

/** CR 610.3a, 610.3b: if the event has already happened, the object doesn't move. */
function hasHappened(state: GameState, { until }: EffectOf<'move'>, { source }: TextContext): boolean {
  if (until !== 'this leaves the battlefield') return false;
  return presentObject(state, source)?.zone !== 'battlefield';
}

function zoneBefore(state: GameState, objects: readonly GameObject[], moved: ObjectId): GameObject['zone'] {
  const old = objects.find(({ id }) => (state.objects.get(id)?.becomes ?? noObject) === moved);
  return old?.zone ?? objectOf(state, moved).zone;
}

/** CR 406.2 for exile; what else an effect moves, it moves because its text says so. */
function ruleFor(zone: string): string {
  return zone === 'exile' ? '406.2' : '608.2c';
}
