import { characteristicsOf, isStillAttacked } from '@stacktrail/characteristics';
import type { Game, Reason } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { type GameObject, type GameState, typeBit } from '@stacktrail/game-state';
import { creaturesInCombat } from './damage-assigners.js';

const creature = typeBit('Creature');
const battle = typeBit('Battle');

/**
 * CR 506.4: attackers and blockers that stopped being creatures or became battles leave combat, as do attacked
 * permanents that can no longer be attacked. The rest of that rule (leaving the battlefield, a new controller,
 * regeneration) is in the `evolve` of those facts.
 */
export function settleCombat(game: Game): void {
  if (game.state.combat === null) return;
  for (const object of creaturesInCombat(game.state)) {
    if (!isStillCreature(game, object)) game.emit('RemovedFromCombat', { object: object.id }, { rule: '506.4' });
  }
  for (const id of attackedPermanents(game.state)) {
    if (!isStillAttacked(game.state, { is: 'object', id })) {
      stopBeingAttacked(game, id, { rule: '506.4' });
    }
  }
}

/**
 * CR 506.4, 506.4d: a permanent stops being attacked. If it is also an attacking or blocking creature, it stays in
 * combat.
 */
function stopBeingAttacked(game: Game, object: ObjectId, reason: Reason): void {
  const fights = creaturesInCombat(game.state).some(({ id }) => id === object);
  game.emit(fights ? 'StoppedBeingAttacked' : 'RemovedFromCombat', { object }, reason);
}

/** CR 506.4: an effect removes a creature from combat, as attacker, blocker and attacked permanent. */
export function removeFromCombat(game: Game, object: ObjectId, reason: Reason): void {
  if (creaturesInCombat(game.state).some(({ id }) => id === object)) game.emit('RemovedFromCombat', { object }, reason);
  if (attackedPermanents(game.state).has(object)) stopBeingAttacked(game, object, reason);
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
