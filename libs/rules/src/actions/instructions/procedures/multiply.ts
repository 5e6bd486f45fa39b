import { powerOf, toughnessOf } from '@stacktrail/characteristics';
import {
  type CountersOccurrence,
  type PlayerCountersOccurrence,
  perform,
  type Interpreter,
  permanentsMeant,
  recipientsMeant,
} from '@stacktrail/engine';
import { objectOf, playerOf } from '@stacktrail/game-state';

/**
 * CR 701.10b, 701.10c, 701.11b: each creature gets +X/+Y, where X and Y are once or twice its power and toughness; the
 * effect doesn't set them.
 */
export const multiplySize: Interpreter<'multiply power and toughness'> = function* (
  game,
  effect,
  context,
  reason,
  run,
) {
  const [change] = game.state.catalog.meaningOf(effect);
  for (const permanent of permanentsMeant(game.state, effect.of, context, run)) {
    const more = (has: number): number => has * (effect.by - 1);
    const power = effect.what === 'toughness' ? 0 : more(powerOf(game.state, permanent));
    const toughness = effect.what === 'power' ? 0 : more(toughnessOf(game.state, permanent));
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        instruction: game.state.catalog.pointerOf(change!),
        source: context.source,
        controller: context.you,
        objects: [permanent.id],
        values: [power, toughness],
        duration: effect.until,
      },
      { ...reason, rule: effect.by === 2 ? '701.10b' : '701.11b' },
    );
  }
  return context;
};

/** CR 701.10e: puts as many counters of each kind as the object already has. */
export const multiplyCounters: Interpreter<'multiply counters'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const wanted = (kind: string): boolean => effect.counter === undefined || effect.counter === kind;
  const got = recipientsMeant(state, effect.on, context, run).flatMap((ref) => {
    const counters = ref.is === 'object' ? objectOf(state, ref.id).counters : playerOf(state, ref.id).counters;
    return counters
      .filter(({ kind }) => wanted(kind))
      .map(({ kind, count }): CountersOccurrence | PlayerCountersOccurrence => {
        const more = { counter: kind, count: count * (effect.by - 1) };
        return ref.is === 'object'
          ? { would: 'get counters', object: ref.id, by: context.you, ...more }
          : { would: 'player gets counters', player: ref.id, by: context.you, ...more };
      });
  });
  if (got.length > 0) yield* perform(game, got, { ...reason, rule: '701.10e' });
  return context;
};
