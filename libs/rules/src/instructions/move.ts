import { noObject, type ObjectId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import type { GameObject } from '../state/game-object.js';
import { objectOf, type GameState } from '../state/game-state.js';
import type { TextContext } from '../text/text-context.js';
import { orderObjects } from './choose.js';
import { moveTo } from './destination.js';
import type { EffectOf, Interpreter } from './interpreter.js';
import { linkObjects } from './link.js';
import { objectsNamed } from './named.js';
import { withResult } from './results.js';
import { hasHappenedAlready } from './until.js';

/**
 * Exiles, returns, puts (CR 400.7, 406.2). Each object goes to its owner's zone (CR 400.3).
 *
 * The label names them as the objects that they became; they are linked so too (CR 607.2a, 607.2c).
 */
export const move: Interpreter<'move'> = function* (game, effect, context, reason, following) {
  const objects = hasHappenedAlready(game.state, effect.until, context, following)
    ? []
    : objectsNamed(game.state, effect.what, context, following);
  const why = { ...reason, rule: ruleFor(effect.to.zone) };
  const all = yield* moveTo(game, objects, effect.to, context, why);
  const moved = effect.link === undefined ? all : yield* orderHalves(game, objects, all, effect.to, context);
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
  return withResult(withResult(context, effect.label, moved), effect.was, idsThatLeft(game.state, objects));
};

/** Of these those that have moved, as they were. */
function idsThatLeft(state: GameState, objects: readonly GameObject[]): readonly ObjectId[] {
  return objects.map(({ id }) => id).filter((id) => state.objects.get(id)?.left === true);
}

/** CR 712.21b: who exiles a melded permanent says which of its two cards is the later one. */
function* orderHalves(
  game: Game,
  objects: readonly GameObject[],
  moved: readonly ObjectId[],
  { zone }: EffectOf<'move'>['to'],
  { you: player, source }: TextContext,
): Procedure<readonly ObjectId[]> {
  const order = [...moved];
  if (zone !== 'exile' || !objects.some(({ meldedCard }) => meldedCard >= 0)) return order;
  for (const { id, meldedCard } of objects) {
    const first = objectOf(game.state, id).becomes;
    const at = order.indexOf(first);
    if (meldedCard < 0 || at < 0) continue;
    const prompt = 'Put the two cards of the melded permanent in the order in which they are exiled.';
    const choice = {
      player,
      rule: '712.21b',
      prompt,
      source,
      candidates: order.slice(at, at + 2),
      open: true,
    } as const;
    order.splice(at, 2, ...(yield* orderObjects(choice, (half) => objectOf(game.state, half).printed.name)));
  }
  return order;
}

function zoneBefore(state: GameState, objects: readonly GameObject[], moved: ObjectId): GameObject['zone'] {
  const old = objects.find(({ id }) => (state.objects.get(id)?.becomes ?? noObject) === moved);
  return old?.zone ?? objectOf(state, moved).zone;
}

/** CR 406.2 for exile; what else an effect moves, it moves because its text says so. */
function ruleFor(zone: string): string {
  return zone === 'exile' ? '406.2' : '608.2c';
}
