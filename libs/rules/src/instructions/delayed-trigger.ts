import { invariant } from '@stacktrail/kernel';
import type { Interpreter } from './interpreter.js';
import { objectsNamed } from './named.js';

/**
 * CR 603.7a: a delayed triggered ability is created. Its source is the spell, or the source of the ability, that creates
 * it, its controller the one who controlled that (603.7d, 603.7e). It will trigger once (603.7b).
 */
export const delayedTrigger: Interpreter<'delayed trigger'> = function* (game, effect, context, reason, following) {
  const { state } = game;
  const [definition] = state.catalog.abilitiesOf([effect.ability]);
  invariant(definition !== undefined, 'a delayed triggered ability is part of the pinned definitions');
  const kept = effect.keep === undefined ? [] : objectsNamed(state, effect.keep, context, following);
  game.emit(
    'DelayedTriggerCreated',
    {
      delayed: state.nextTrigger,
      ability: definition.pointer,
      source: context.source,
      controller: context.you,
      kept: kept.map((object) => object.id),
      lasting: false,
    },
    { ...reason, rule: '603.7a' },
  );
  return context;
};
