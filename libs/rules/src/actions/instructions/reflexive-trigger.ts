import { holds, evaluateAmount, findObjects } from '@stacktrail/characteristics';
import type { Interpreter } from '@stacktrail/engine';
import { noObject } from '@stacktrail/game-events';
import { createdAbility } from './delayed-trigger.js';

/**
 * CR 603.12: a reflexive triggered ability is created, and triggers at once: the text comes here only where what it
 * triggers on was done. “That object” of it is the first of what it keeps, as it was or as it is now.
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
