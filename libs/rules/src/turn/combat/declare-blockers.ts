import { combatEffects, defendingPlayerOf } from '@stacktrail/characteristics';
import { type Game, ask, type Procedure, attemptNested, noticeTriggers } from '@stacktrail/engine';
import { noObject, type Block, type ObjectId, type PlayerId, type Revision } from '@stacktrail/game-events';
import { objectOf, playersInOrder, presentObject, type GameState } from '@stacktrail/game-state';
import { blockBands } from '../../mechanics/bands.js';
import { legalBlockers } from './block-options.js';
import { blockViolation } from './block-legality.js';
import { payCombatCosts, type CombatCost } from './combat-costs.js';
import { requiredBlocks } from './required-blocks.js';

/**
 * CR 509.1, 802.4: each defending player in APNAP order declares blockers.
 *
 * A player is asked only where some creature can block. All declarations are one fact, and so are no blocks at all:
 * attackers are unblocked from then on (CR 509.1h), which abilities can trigger on (CR 509.3g).
 */
export function* declareBlockers(game: Game): Procedure<void> {
  const attackers = game.state.combat?.attackers ?? [];
  if (attackers.length === 0) return;
  const blocks: Block[] = [];
  const causes = new Set<Revision>();
  const attacked = new Set(attackers.map((attacker) => defendingPlayerOf(game.state, attacker.defender)));
  const defenders = playersInOrder(game.state).filter((player) => attacked.has(player));
  for (const player of defenders) {
    const answer = yield* blocksOf(game, player);
    if (answer === null) continue;
    blocks.push(...answer);
    for (const decision of game.causes) causes.add(decision);
  }
  for (const attacker of attackers) causes.add(attacker.declaredAt);
  const before = game.state;
  const from = game.batch.length;
  const only = defenders.length === 1 ? defenders[0]! : null;
  const present = blocks.filter(({ blocker }) => presentObject(before, blocker) !== undefined); // CR 800.4a
  game.emit('BlockersDeclared', { blocks: present }, { rule: '509.1g', player: only, causes: [...causes] });
  blockBands(game);
  noticeTriggers(game, before, from); // CR 509.1i
}

/**
 * What a player blocks; `null` if there is nothing to decide. Blocks that can't be paid for are illegal (CR 509.1):
 * the game goes back to the moment before, and the player declares anew.
 */
function* blocksOf(game: Game, player: PlayerId): Procedure<readonly Block[] | null> {
  for (;;) {
    const declared = yield* attemptNested(game, player, () => declareAndPay(game, player));
    if (declared !== null) return declared.blocks;
  }
}

function* declareAndPay(game: Game, player: PlayerId): Procedure<{ readonly blocks: readonly Block[] | null }> {
  const blocks = yield* declare(game, player);
  if (blocks === null) return { blocks };
  const decided = game.causes;
  yield* payCombatCosts(game, player, costsOf(game.state, blocks), '509.1f');
  game.causes = decided;
  return { blocks: blocks.filter(({ blocker }) => isStillThere(game.state, blocker, player)) };
}

/** CR 509.1d: a cost for each creature that blocks, however many attackers it blocks. */
function costsOf(state: GameState, blocks: readonly Block[]): readonly CombatCost[] {
  const blocking = new Set(blocks.map(({ blocker }) => blocker));
  return [...blocking].flatMap((id) =>
    combatEffects(state, objectOf(state, id), 'block cost').map(({ rule, source }) => ({
      cost: rule.cost,
      source,
      creature: id,
    })),
  );
}

/** CR 509.1g: each chosen creature that the player still controls. */
function isStillThere(state: GameState, blocker: ObjectId, player: PlayerId): boolean {
  const object = presentObject(state, blocker);
  return object?.zone === 'battlefield' && object.controller === player;
}

function* declare(game: Game, player: PlayerId): Procedure<readonly Block[] | null> {
  const { state } = game;
  const blockers = legalBlockers(state, player);
  if (blockers.length === 0) return null;
  const { blocks } = yield* ask({
    form: 'block',
    kind: 'declare blockers',
    rule: '509.1',
    player,
    prompt: 'Declare blockers.',
    source: noObject,
    blockers,
    findViolation: (answer) => blockViolation(state, player, answer.blocks),
    required: () => requiredBlocks(state, player),
  });
  return blocks;
}
