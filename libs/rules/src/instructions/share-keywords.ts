import { characteristicsOf } from '../characteristics/characteristics.js';
import type { AbilityDefinition } from '../state/ability-definition.js';
import type { Interpreter } from './interpreter.js';
import { permanentsNamed } from './named.js';

/**
 * CR 702.1c: each of the keyword abilities that some of the objects have, in every variant and with every variable of
 * theirs, is given to the others: an effect for each, all of them determined now (611.2c).
 */
export const shareKeywords: Interpreter<'share keywords'> = function* (game, effect, context, reason, following) {
  const { state } = game;
  const shared = new Map<string, AbilityDefinition>();
  for (const object of permanentsNamed(state, effect.of, context, following)) {
    for (const definition of characteristicsOf(state, object).abilities) {
      const { ability } = definition;
      if (ability.kind !== 'keyword' || !effect.keywords.includes(ability.keyword)) continue;
      const same = JSON.stringify(ability);
      if (!shared.has(same)) shared.set(same, definition);
    }
  }
  const objects = permanentsNamed(state, effect.to, context, following).map(({ id }) => id);
  if (objects.length === 0) return context;
  for (const { pointer } of shared.values()) {
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        objects,
        instruction: state.catalog.giftOf(pointer),
        source: context.source,
        controller: context.you,
        values: [],
        duration: effect.until,
      },
      { ...reason, rule: '702.1c' },
    );
  }
  return context;
};
