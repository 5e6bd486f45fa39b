import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game } from '../game/game.js';
import type { GameObject } from '../state/game-object.js';
import { typeBit } from '../state/printed.js';
import { creaturesInCombat } from './damage-assigners.js';

const creature = typeBit('Creature');
const battle = typeBit('Battle');

/**
 * CR 506.4: attackers and blockers that stopped being creatures, or became battles, leave combat. The rest of that
 * rule (leaving the battlefield, another controller, regeneration) is part of what the facts themselves mean.
 */
export function settleCombat(game: Game): void {
  if (game.state.combat === null) return;
  for (const object of creaturesInCombat(game.state)) {
    if (!isStillCreature(game, object)) game.emit('RemovedFromCombat', { object: object.id }, { rule: '506.4' });
  }
}

function isStillCreature(game: Game, object: GameObject): boolean {
  const { types } = characteristicsOf(game.state, object);
  return (types & creature) !== 0 && (types & battle) === 0;
}
