import { hasKeyword, attackCosts, legalAttackers } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure, attemptNested, noticeTriggers } from '@stacktrail/engine';
import { noObject, type Attack, type PlayerId } from '@stacktrail/game-events';
import { objectOf, presentObject, type GameState } from '@stacktrail/game-state';
import { asksForCosts, chooseAsTheyAttack, costsOfOptions, doAsTheyAttack } from './as-it-attacks.js';
import { attackViolation } from './attack-legality.js';
import { chooseBands } from '../../mechanics/bands.js';
import { payCombatCosts, type CombatCost } from './combat-costs.js';
import { requiredAttacks } from './required-attacks.js';

/**
 * CR 508.1: the active player declares attackers. A declaration that can't be paid for is illegal: the game goes back to
 * the moment before it, and the player declares anew.
 *
 * Nobody is asked where no creature can attack. Where none attacks there is no fact, and `state.combat` stays as it
 * was, which is what rule 508.8 asks for.
 */
export function* declareAttackers(game: Game): Procedure<void> {
  const player = game.state.activePlayer;
  for (let done: true | null = null; done === null;) {
    done = yield* attemptNested(game, player, () => declare(game));
  }
}

/** @returns `true`: it is done */
function* declare(game: Game): Procedure<true> {
  const { state } = game;
  const attackers = legalAttackers(state);
  if (attackers.length === 0) return true;
  const player = state.activePlayer;
  const { attacks } = yield* ask({
    form: 'attack',
    kind: 'declare attackers',
    rule: '508.1',
    player,
    prompt: 'Declare attackers.',
    source: noObject,
    attackers,
    findViolation: (answer) => attackViolation(state, answer.attacks),
    required: () => requiredAttacks(state),
  });
  if (attacks.length === 0) return true;
  const decided = game.causes;
  const bands = yield* chooseBands(game, player, attacks); // CR 508.1e
  const banded = game.causes;
  // Nothing but a cost asks what is untapped: what is done otherwise knows the attackers.
  const tapFirst = asksForCosts(state, attacks);
  if (tapFirst) {
    const untapped = game.state;
    const from = game.batch.length;
    tapAttackers(game, player, attacks); // CR 508.1f
    noticeTriggers(game, untapped, from);
  }
  const chosen = yield* chooseAsTheyAttack(game, player, attacks); // CR 508.1g
  game.causes = decided;
  const before = game.state;
  const from = game.batch.length;
  const costs = [...costsOf(before, attacks), ...costsOfOptions(chosen)]; // CR 508.1h: locked in
  if (!tapFirst) tapAttackers(game, player, attacks);
  if (costs.length + chosen.length === 0) {
    becomeAttacking(game, player, attacks);
    if (bands.length > 0) game.emit('BandsFormed', { bands }, { rule: '702.22c', player, causes: banded });
    noticeTriggers(game, before, from); // CR 508.1m
    return true;
  }
  noticeTriggers(game, before, from);
  yield* payCombatCosts(game, player, costs, '508.1j');
  yield* doAsTheyAttack(game, player, attacks, chosen);
  const paid = game.state;
  const at = game.batch.length;
  becomeAttacking(
    game,
    player,
    attacks.filter(({ attacker }) => isStillThere(paid, attacker, player)),
  );
  const still = bands.map((band) => band.filter((attacker) => isStillThere(paid, attacker, player)));
  if (bands.length > 0) game.emit('BandsFormed', { bands: still }, { rule: '702.22c', player, causes: banded });
  noticeTriggers(game, paid, at); // CR 508.1m
  return true;
}

/** CR 508.1f. */
function tapAttackers(game: Game, player: PlayerId, attacks: readonly Attack[]): void {
  const { state } = game;
  for (const { attacker } of attacks) {
    if (hasKeyword(state, objectOf(state, attacker), 'vigilance')) continue; // CR 702.20b
    game.emit('Tapped', { object: attacker }, { rule: '508.1f', player });
  }
}

function costsOf(state: GameState, attacks: readonly Attack[]): readonly CombatCost[] {
  return attacks.flatMap(({ attacker, defender }) => attackCosts(state, objectOf(state, attacker), defender));
}

/** CR 508.1k: each chosen creature that the player still controls. */
function isStillThere(state: GameState, attacker: Attack['attacker'], player: PlayerId): boolean {
  const object = presentObject(state, attacker);
  return object?.zone === 'battlefield' && object.controller === player;
}

function becomeAttacking(game: Game, player: PlayerId, attacks: readonly Attack[]): void {
  if (attacks.length > 0) game.emit('AttackersDeclared', { attacks }, { rule: '508.1k', player });
}
