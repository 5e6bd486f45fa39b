import type { Game } from '@stacktrail/engine';
import { type GameObject, isDesignated } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/** CR 704.5z, 702.179a: a player who controls such a permanent and has no speed. */
export function startsEngines(game: Game, object: GameObject, findings: Findings): void {
  const player = game.state.players[object.controller];
  if (player === undefined || isDesignated(player, 'speed')) return;
  const already = findings.irreplaceable.some(
    (fact) => fact.does === 'gain speed' && fact.player === object.controller,
  );
  if (already) return;
  findings.irreplaceable.push({
    does: 'gain speed',
    object: object.id,
    player: object.controller,
    rule: '704.5z',
    causes: [object.placedAt],
  });
}
