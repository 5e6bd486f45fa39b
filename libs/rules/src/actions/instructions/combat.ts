import type { Objects, Players } from '@stacktrail/card-tree';
import {
  hasType,
  attackable,
  attackOf,
  defendingPlayerOf,
  attackerOf,
  findObjects,
  type TextContext,
} from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  ask,
  type Procedure,
  sameRef,
  noticeTriggers,
  type Interpreter,
  permanentsMeant,
  playersMeant,
} from '@stacktrail/engine';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState, phaseOf } from '@stacktrail/game-state';
import { bandmatesOf, blockBands } from '../../mechanics/bands.js';
import { removeFromCombat as takeOutOfCombat } from '../../changes/removal-from-combat.js';

/** CR 506.4. */
export const removeFromCombat: Interpreter<'remove from combat'> = function* (game, effect, context, reason, run) {
  for (const { id: object } of permanentsMeant(game.state, effect.what, context, run)) {
    takeOutOfCombat(game, object, { ...reason, rule: '506.4' });
  }
  return context;
};

/** CR 509.1h: an unblocked attacking creature becomes blocked though no creature blocks it. */
export const becomesBlocked: Interpreter<'becomes blocked'> = function* (game, effect, context, reason, run) {
  const before = game.state;
  const from = game.batch.length;
  for (const { id: object } of permanentsMeant(before, effect.what, context, run)) {
    if (attackerOf(game.state, object)?.blocked !== false) continue;
    game.emit('BecameBlocked', { object }, { ...reason, rule: '509.1h' });
    for (const other of bandmatesOf(before, object)) {
      if (attackerOf(game.state, other)?.blocked !== false) continue;
      game.emit('BecameBlocked', { object: other }, { ...reason, rule: '702.22i' });
    }
  }
  noticeTriggers(game, before, from);
  return context;
};

/** CR 508.7: the attack is redirected, whatever restrictions and requirements there are (508.7b). */
export const reselectAttack: Interpreter<'reselect attack'> = function* (game, effect, context, reason, run) {
  for (const { id: object } of permanentsMeant(game.state, effect.what, context, run)) {
    const attacker = attackerOf(game.state, object);
    if (attacker === undefined) continue;
    const defender = yield* chooseDefender(game, object, context.you, attackable(game.state), '508.7');
    if (defender === undefined || sameRef(defender, attacker.defender)) continue;
    game.emit('AttackReselected', { object, defender }, { ...reason, rule: '508.7' });
  }
  return context;
};

/** What that object attacks, or attacked before it left combat. */
export function sameAttack(state: GameState, as: Objects, context: TextContext): Ref | undefined {
  const model = findObjects(state, as, context)[0];
  return model === undefined ? undefined : attackOf(state, model)?.defender;
}

/** CR 508.4. */
export const becomesAttacking: Interpreter<'becomes attacking'> = function* (game, effect, context, reason, run) {
  const whom = effect.whom === undefined ? null : playersMeant(game.state, effect.whom, context);
  const same = effect.as === undefined ? undefined : sameAttack(game.state, effect.as, context);
  for (const { id } of permanentsMeant(game.state, effect.what, context, run)) {
    const attacked = effect.alongside === undefined ? null : attackedBy(game.state, effect.alongside, context);
    const defender = attacked === null ? same : yield* chooseDefender(game, id, context.you, attacked, '508.4');
    if (attacked === null || defender !== undefined) {
      yield* putAttacking(game, id, reason, whom, effect.orPlaneswalkers, defender);
    }
  }
  return context;
};

/** The players and planeswalkers that creatures of those players are attacking. */
function attackedBy(state: GameState, who: Players, context: TextContext): readonly Ref[] {
  const players = playersMeant(state, who, context);
  const attacks = (state.combat?.attackers ?? []).filter(({ object }) =>
    players.includes(objectOf(state, object).controller),
  );
  return attackable(state).filter(
    (ref) =>
      (ref.is === 'player' || hasType(state, objectOf(state, ref.id), 'Planeswalker')) &&
      attacks.some(({ defender }) => sameRef(defender, ref)),
  );
}

/**
 * CR 508.4: puts a creature into combat attacking. Its controller chooses the player, planeswalker or battle unless the
 * effect says it. Only creatures of an attacking player that aren't battles can be put into combat this way (CR 506.3a,
 * 506.3b, 506.3e).
 *
 * @param whom the players that the effect names, if any; a player who has left the game isn't attacked (508.4a)
 * @param same what it attacks, if the effect says so
 */
export function* putAttacking(
  game: Game,
  id: ObjectId,
  reason: Reason,
  whom: readonly PlayerId[] | null = null,
  orPlaneswalkers = false,
  same?: Ref,
): Procedure<void> {
  const { state } = game;
  const object = presentObject(state, id);
  if (object?.zone !== 'battlefield' || !hasType(state, object, 'Creature') || hasType(state, object, 'Battle')) return;
  if (object.controller !== state.activePlayer || phaseOf(state.step) !== 'combat') return;
  if (attackerOf(state, id) !== undefined) return;
  const candidates = attackable(state).filter((ref) => {
    if (whom === null) return same === undefined || sameRef(ref, same);
    if (ref.is === 'player') return whom.includes(ref.id);
    const permanent = objectOf(state, ref.id);
    return orPlaneswalkers && hasType(state, permanent, 'Planeswalker') && whom.includes(permanent.controller);
  });
  const defender = yield* chooseDefender(game, id, object.controller, candidates, '508.4');
  if (defender === undefined) return;
  game.emit('PutOntoBattlefieldAttacking', { object: id, defender }, { ...reason, rule: '508.4' });
}

function* chooseDefender(
  game: Game,
  id: ObjectId,
  player: PlayerId,
  candidates: readonly Ref[],
  rule: string,
): Procedure<Ref | undefined> {
  if (candidates.length < 2) return candidates[0];
  const answer = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule,
    player,
    prompt: `Choose what ${objectOf(game.state, id).printed.name} attacks.`,
    source: id,
    candidates,
    min: 1,
    max: 1,
  });
  return answer.chosen[0];
}

/**
 * CR 509.4, 509.4a: a creature can only be put into combat blocking a creature that attacks its controller, their
 * planeswalker, or a battle that they protect.
 */
export const becomesBlocking: Interpreter<'becomes blocking'> = function* (game, effect, context, reason, run) {
  const { state } = game;
  const attackers = permanentsMeant(state, effect.attacker, context, run);
  const from = game.batch.length;
  for (const blocker of permanentsMeant(state, effect.what, context, run)) {
    if (!hasType(state, blocker, 'Creature') || hasType(state, blocker, 'Battle')) continue; // CR 506.3a, 506.3e
    for (const { id: attacker } of attackers) {
      if (!attacks(state, attacker, blocker.controller)) continue;
      const put = effect.put === true;
      game.emit('BlockAdded', { blocker: blocker.id, attacker, put }, { ...reason, rule: put ? '509.4' : '509.1g' });
    }
  }
  blockBands(game, reason);
  noticeTriggers(game, state, from);
  return context;
};

/** Whether a creature attacks a player, a planeswalker of theirs or a battle that they protect. */
function attacks(state: GameState, id: ObjectId, player: PlayerId): boolean {
  const attacker = attackerOf(state, id);
  return attacker !== undefined && defendingPlayerOf(state, attacker.defender) === player;
}
