import { characteristicsOf, plainContext } from '@stacktrail/characteristics';
import type { Game, Procedure } from '@stacktrail/engine';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { objectOf } from '@stacktrail/game-state';
import { followInstructions } from '../instructions/follow.js';

/**
 * CR 603.7g: follows what the static ability that lets the spell be cast as though it had flash says for a spell cast
 * when a sorcery couldn't have been. The spell is the source, and its controller the controller, of everything that
 * this creates.
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
