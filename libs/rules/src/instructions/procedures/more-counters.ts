import { ask } from '../../game/procedure.js';
import { sameRef } from '../../game/question.js';
import type { CountersOccurrence } from '../../gate/occurrence.js';
import { perform } from '../../gate/perform.js';
import { objectOf, playerOf, presentObject } from '../../state/game-state.js';
import { noticeTriggers } from '../../triggers/notice-triggers.js';
import type { Interpreter } from '../interpreter.js';
import { objectsNamed, permanentsNamed, playersNamed } from '../named.js';
import { withNumber } from '../results.js';

/** CR 601.2d: as it was announced; what was announced for a target that is illegal now is not put anywhere. */
export const putDividedCounters: Interpreter<'put divided counters'> = function* (game, effect, context, reason) {
  const announced = context.announced.targets[effect.slot] ?? [];
  const division = context.announced.division[effect.slot] ?? [];
  const put = (context.targets[effect.slot] ?? []).flatMap((ref): readonly CountersOccurrence[] => {
    if (ref.is === 'player' || presentObject(game.state, ref.id) === undefined) return [];
    const count = division[announced.findIndex((other) => sameRef(other, ref))] ?? 0;
    return count > 0 ? [{ would: 'get counters', object: ref.id, counter: effect.counter, count }] : [];
  });
  if (put.length > 0) yield* perform(game, put, { ...reason, rule: '122.6' });
  return context;
};

export const removeAllCounters: Interpreter<'remove all counters'> = function* (
  game,
  effect,
  context,
  reason,
  following,
) {
  for (const { id } of objectsNamed(game.state, effect.from, context, following)) {
    for (const { kind, count } of objectOf(game.state, id).counters) {
      if (effect.counter !== undefined && effect.counter !== kind) continue;
      const before = game.state;
      const from = game.batch.length;
      game.emit('CountersRemoved', { object: id, kind, count }, { ...reason, rule: '122.1' });
      noticeTriggers(game, before, from);
    }
  }
  return context;
};

/** CR 701.3d. */
export const unattach: Interpreter<'unattach'> = function* (game, effect, context, reason, following) {
  for (const { id, attachedTo } of permanentsNamed(game.state, effect.what, context, following)) {
    if (attachedTo !== 0) game.emit('Unattached', { object: id }, { ...reason, rule: '701.3d' });
  }
  return context;
};

/** CR 107.1c, 119.4: any amount that the player has; what they paid is the label's number. */
export const payAnyLife: Interpreter<'pay any life'> = function* (game, effect, context, reason) {
  let current = context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const life = Math.max(0, playerOf(game.state, player).life);
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '119.4',
      player,
      prompt: 'Choose how much life to pay.',
      source: context.source,
      min: 0,
      max: life,
    });
    if (value > 0) yield* perform(game, [{ would: 'lose life', player, amount: value }], { ...reason, rule: '119.4' });
    current = withNumber(current, effect.label, value);
  }
  return current;
};
