import { holds, evaluateAmount, findObjects } from '@stacktrail/characteristics';
import type { Interpreter } from '@stacktrail/engine';
import { noObject } from '@stacktrail/game-events';
import { createdAbility } from './delayed-trigger.js';

/**
 * CR 603.12: a reflexive triggered ability is created and triggers at once, since its text is reached only if what it
 * triggers on was done. Its “that object” is the first of the kept objects, as it is now or as it last existed.
 */
export const reflexiveTrigger: Interpreter<'reflexive trigger'> = function* (game, effect, context, reason) {
  const { state } = game;
  const definition = createdAbility(state, effect.ability);
  const kept = effect.keep === undefined ? [] : findObjects(state, effect.keep, context);
  const amount = effect.amount === undefined ? kept.length : evaluateAmount(state, effect.amount, context);
  const trigger = {
    object: kept[0] ?? context.trigger?.object ?? noObject,
    player: context.thatPlayer ?? context.trigger?.player ?? null,
    amount,
    others: kept.slice(1),
  };
  const { condition } = effect.ability;
  if (condition !== undefined && !holds(state, condition, { ...context, trigger, kept })) return context;
  const delayed = state.nextTrigger;
  const { source, you: controller } = context;
  const about = { ...reason, rule: '603.12' };
  const created = game.emit(
    'DelayedTriggerCreated',
    {
      delayed,
      ability: definition.pointer,
      source,
      controller,
      kept,
      lasting: false,
      until: null,
      context: trigger,
    },
    about,
  );
  const caused = { ...about, player: controller, causes: [created] };
  game.emit(
    'AbilityTriggered',
    {
      trigger: game.state.nextTrigger,
      ability: definition.pointer,
      source,
      controller,
      delayed,
      context: trigger,
    },
    caused,
  );
  game.emit('DelayedTriggerEnded', { delayed }, caused);
  return context;
};
