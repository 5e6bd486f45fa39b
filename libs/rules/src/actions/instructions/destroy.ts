import { type DestroyOccurrence, perform, type Interpreter, permanentsMeant, withResult } from '@stacktrail/engine';

/** CR 701.8a: all at once; regeneration and indestructible are the gate's. */
export const destroy: Interpreter<'destroy'> = function* (game, effect, context, reason, run) {
  const permanents = permanentsMeant(game.state, effect.what, context, run);
  const destroyed = permanents.map(({ id }): DestroyOccurrence => ({
    would: 'destroy',
    object: id,
    noRegeneration: effect.noRegeneration ?? false,
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
