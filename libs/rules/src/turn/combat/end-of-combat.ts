import type { Game } from '@stacktrail/engine';
import { endEffectsThat } from '../../changes/durations.js';

/** CR 511.2, 511.3: as the end of combat step ends, all creatures leave combat and effects “until end of combat” end. */
export function endCombat(game: Game): void {
  const causes = [game.state.stepBeganAt];
  if (game.state.combat !== null) game.emit('CombatEnded', {}, { rule: '511.3', causes });
  endEffectsThat(
    game,
    (effect) => effect.duration === 'until end of combat',
    (effect) => ({ rule: '511.2', source: effect.source, causes }),
  );
}
