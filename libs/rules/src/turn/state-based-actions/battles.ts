import { characteristicsOf } from '@stacktrail/characteristics';
import { type Game, type Procedure, chooseProtector, possibleProtectors } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { countersOn, type GameObject, type GameState, designationOf } from '@stacktrail/game-state';
import type { Findings } from './findings.js';
import { recentFactsOr } from '../../changes/recent.js';
import { hasTriggered } from './waiting-abilities.js';

/** CR 704.5v–x, 310.7, 310.10: battles without defense, and those whose protector can't protect them. */
export function* battleRules(game: Game, battles: readonly GameObject[], findings: Findings): Procedure<void> {
  for (const battle of battles) {
    if (countersOn(battle, 'defense') === 0 && !hasTriggered(game.state, battle.id)) {
      const causes = recentFactsOr(
        game,
        (event) => event.type === 'CountersRemoved' && event.data.object === battle.id,
        [battle.placedAt],
      );
      findings.putIntoGraveyard(battle.id, '704.5v', causes);
    } else yield* needsProtector(game, battle, findings);
  }
}

function* needsProtector(game: Game, battle: GameObject, findings: Findings): Procedure<void> {
  const { state } = game;
  const characteristics = characteristicsOf(state, battle);
  const protector = protectorOf(state, battle);
  const possible = possibleProtectors(state, battle.controller, characteristics);
  if (protector !== null && possible.includes(protector)) return;
  const isSiege = characteristics.subtypes.includes('Siege');
  const rule = isSiege && protector === battle.controller ? '704.5x' : '704.5w';
  if (rule === '704.5w' && isAttacked(state, battle)) return;
  const next = yield* chooseProtector(game, battle, characteristics, rule);
  const causes = [battle.placedAt, ...game.causes];
  if (next === null) findings.putIntoGraveyard(battle.id, rule, causes);
  else findings.irreplaceable.push({ does: 'protect', object: battle.id, player: next, rule, causes });
}

/** The player in the game who is designated as its protector (CR 310.8). */
function protectorOf(state: GameState, battle: GameObject): PlayerId | null {
  const player = designationOf(battle.designations, 'protector')?.player ?? null;
  return player === null || state.players[player]?.lost !== false ? null : player;
}

function isAttacked({ combat }: GameState, { id }: GameObject): boolean {
  return combat !== null && combat.attackers.some(({ defender }) => defender.is === 'object' && defender.id === id);
}
