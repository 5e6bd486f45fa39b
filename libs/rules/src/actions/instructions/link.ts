import type { TextContext } from '@stacktrail/characteristics';
import { type Game, type Reason, type Interpreter, objectsMeant } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';

/** CR 607.2: the ability linked to this one will refer to these objects only. */
export const link: Interpreter<'link'> = function* (game, effect, context, reason, run) {
  const objects = objectsMeant(game.state, effect.what, context, run).map((object) => object.id);
  const holders =
    effect.to === undefined
      ? [context.source]
      : objectsMeant(game.state, effect.to, context, run).map((object) => object.id);
  for (const source of holders) linkObjects(game, effect, effect.label, objects, { ...context, source }, reason);
  return context;
};

/** Records on the source, or on its last known information, the objects that one of its abilities affected. */
export function linkObjects(
  game: Game,
  instruction: object,
  label: string,
  objects: readonly ObjectId[],
  context: TextContext,
  reason: Reason,
): void {
  if (objects.length === 0) return;
  const storedLabel = game.state.catalog.linkLabel(instruction, label);
  game.emit('ObjectsLinked', { source: context.source, label: storedLabel, objects }, { ...reason, rule: '607.2' });
}
