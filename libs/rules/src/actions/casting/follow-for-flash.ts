import { characteristicsOf, plainContext } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { followInstructions } from '../instructions/follow.js';

/**
 * CR 603.7g: what the spell's static ability that lets it be cast as though it had flash says for the case that a sorcery
 * couldn't have been cast. The spell is the source of what this creates, and its controller now is the controller.
 */
export function* followForFlash(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const spell = objectOf(game.state, id);
  if (!spell.printed.otherWays) return;
  for (const { ability } of characteristicsOf(game.state, spell).abilities) {
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static !== 'as though flash' || effect.spells.is !== 'this' || effect.then === undefined) continue;
      const reason = { rule: '603.7g', source: id, player };
      yield* followInstructions(game, effect.then, plainContext(spell.controller, id), reason);
    }
  }
}
