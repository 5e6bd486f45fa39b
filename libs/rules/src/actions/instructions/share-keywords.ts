import type { Duration, Objects } from '@stacktrail/card-tree';
import { characteristicsOf, type TextContext } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  type TextRun,
  type Interpreter,
  objectsMeant,
  permanentsMeant,
} from '@stacktrail/engine';
import type { AbilityDefinition } from '@stacktrail/game-state';

/**
 * CR 702.1c: each of the keyword abilities that some of the objects have is given to the others, in every variant and
 * with every value. Each is an effect of its own, determined now (611.2c).
 */
export const shareKeywords: Interpreter<'share keywords'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const shared = new Map<string, AbilityDefinition>();
  for (const object of permanentsMeant(state, effect.of, context, run)) {
    for (const definition of characteristicsOf(state, object).abilities) {
      const { ability } = definition;
      if (ability.kind !== 'keyword' || !effect.keywords.includes(ability.keyword)) continue;
      const same = JSON.stringify(ability);
      if (!shared.has(same)) shared.set(same, definition);
    }
  }
  giveTo(game, effect, [...shared.values()], context, { ...reason, rule: '702.1c' }, run);
  return context;
};

/**
 * CR 201.5b, 611.2c: the abilities that some objects have now are given to others, which then have them as their own.
 */
export const gainAbilities: Interpreter<'gain abilities'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const gained = objectsMeant(state, effect.of, context, run).flatMap((object) => {
    return characteristicsOf(state, object).abilities.filter(({ kind }) => kind === effect.which);
  });
  giveTo(game, effect, gained, context, { ...reason, rule: '611.2c' }, run);
  return context;
};

function giveTo(
  game: Game,
  { to, until }: { readonly to: Objects; readonly until: Duration },
  abilities: readonly AbilityDefinition[],
  context: TextContext,
  reason: Reason,
  run: TextRun,
): void {
  const objects = permanentsMeant(game.state, to, context, run).map(({ id }) => id);
  if (objects.length === 0) return;
  for (const { pointer } of abilities) {
    game.emit(
      'ContinuousEffectBegan',
      {
        effect: game.state.nextEffect,
        objects,
        instruction: game.state.catalog.giftOf(pointer),
        source: context.source,
        controller: context.you,
        values: [],
        duration: until,
      },
      reason,
    );
  }
}
