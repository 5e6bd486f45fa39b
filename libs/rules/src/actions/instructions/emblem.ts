import { type Interpreter, playersMeant } from '@stacktrail/engine';
import type { DefinitionPointer } from '@stacktrail/game-events';

/** CR 114.2: each player puts an emblem into the command zone, and owns and controls it. */
export const createEmblem: Interpreter<'create emblem'> = function* (game, effect, context, reason) {
  const description = `${game.state.catalog.pointerOf(effect)}/emblem` as DefinitionPointer;
  for (const player of playersMeant(game.state, effect.who, context)) {
    game.emit(
      'EmblemCreated',
      { object: game.nextObjectId(), player, description },
      { ...reason, rule: '114.2', player },
    );
  }
  return context;
};
