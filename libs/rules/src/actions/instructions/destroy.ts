import { hasType } from '@stacktrail/characteristics';
import { type DestroyOccurrence, perform, type Interpreter, permanentsMeant, withResult } from '@stacktrail/engine';

/** CR 701.8a: destroys permanents at the same time. The gate handles regeneration and indestructible. */
export const destroy: Interpreter<'destroy'> = function* (game, effect, context, reason, run) {
  const permanents = permanentsMeant(game.state, effect.what, context, run);
  const destroyed = permanents.map((permanent): DestroyOccurrence => ({
    would: 'destroy',
    object: permanent.id,
    noRegeneration:
      effect.noRegeneration === 'creatures'
        ? hasType(game.state, permanent, 'Creature')
        : effect.noRegeneration === true,
  }));
  if (destroyed.length === 0) return withResult(context, effect.label, []);
  const happened = yield* perform(game, destroyed, { ...reason, rule: '701.8a' });
  const gone = destroyed.filter((_, i) => happened[i]!.objects.length > 0);
  return withResult(
    context,
    effect.label,
    gone.map(({ object }) => object),
  );
};
