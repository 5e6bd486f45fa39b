import { characteristicsOf } from '../characteristics/characteristics.js';
import type { ObjectId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import type { GameObject } from '../state/game-object.js';
import type { GameState } from '../state/game-state.js';
import { typeBit } from '../state/printed.js';
import { creaturesInCombat } from './damage-assigners.js';
import { isStillAttacked } from './defending-player.js';

const creature = typeBit('Creature');
const battle = typeBit('Battle');

/**
 * CR 506.4: attackers and blockers that stopped being creatures, or became battles, leave combat; so do what was attacked
 * and stopped being a planeswalker or battle that can be. The rest of that
 * rule (leaving the battlefield, another controller, regeneration) is part of what the facts themselves mean.
 */
export function settleCombat(game: Game): void {
  if (game.state.combat === null) return;
  for (const object of creaturesInCombat(game.state)) {
    if (!isStillCreature(game, object)) game.emit('RemovedFromCombat', { object: object.id }, { rule: '506.4' });
  }
  for (const id of attackedPermanents(game.state)) {
    if (!isStillAttacked(game.state, { is: 'object', id })) {
      game.emit('RemovedFromCombat', { object: id }, { rule: '506.4' });
    }
  }
}

/** Planeswalkers and battles that are attacked and haven't left combat. */
function attackedPermanents({ combat }: GameState): ReadonlySet<ObjectId> {
  const attacked = (combat?.attackers ?? []).flatMap(({ defender }) => (defender.is === 'object' ? [defender.id] : []));
  return new Set(attacked.filter((id) => !combat?.removed.includes(id)));
}

function isStillCreature(game: Game, object: GameObject): boolean {
  const { types } = characteristicsOf(game.state, object);
  return (types & creature) !== 0 && (types & battle) === 0;
}
