import type { Step } from '@stacktrail/card-tree';
import { plainContext } from '@stacktrail/characteristics';
import { type Game, type Procedure, perform, noticeFact } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';
import { InvariantBroken } from '@stacktrail/kernel';
import { dealCombatDamage } from '../combat/combat-damage.js';
import { declareAttackers } from '../combat/declare-attackers.js';
import { declareBlockers } from '../combat/declare-blockers.js';
import { endCombat } from '../combat/end-of-combat.js';
import { visitAsPhaseBegins } from '../../actions/instructions/keyword-actions/attractions.js';
import { followInstructions } from '../../actions/instructions/follow.js';
import { beforePriority, givePriority } from '../priority/priority.js';
import { putLoreCounters } from '../../mechanics/lore-counters.js';
import { startGame } from '../../starting/start-game.js';
import { setTopInMotion } from '../../mechanics/variants/schemes.js';
import { emptyPool } from './empty-pool.js';
import { cleanup } from './cleanup.js';
import { endEffectsUntilNow } from './effects-until.js';
import { beginTurn, stepAfter, type FirstThing } from './next-step.js';
import { untapStep } from './untap.js';

/**
 * A game from where its state stands: before it began, or where a player has priority. Turn, step, priority and who
 * has passed are read from the state alone, so any such state can be played on.
 */
export function* playGame(game: Game): Procedure<void> {
  let priority = game.state.turn > 0;
  if (!priority) yield* startGame(game);
  for (;;) {
    if (priority) yield* givePriority(game);
    if (game.state.turn > 0) endStep(game);
    priority = yield* beginNextStep(game);
  }
}

/** CR 500.4: as a step or phase ends, unused mana empties; CR 511.3. */
function endStep(game: Game): void {
  const { step, stepBeganAt } = game.state;
  if (step === 'end of combat') endCombat(game);
  for (const player of game.state.players) {
    if (player.mana.length > 0) emptyPool(game, player.id, { rule: '500.4', player: player.id, causes: [stepBeganAt] });
  }
}

/**
 * Begins the next step: what triggers at its beginning, and its turn-based actions (CR 703).
 *
 * @returns whether players get priority in it
 */
function* beginNextStep(game: Game): Procedure<boolean> {
  const first: FirstThing[] = [];
  const step = yield* nextStep(game, first);
  const before = game.state;
  game.emit('StepBegan', { step }, { rule: stepRules[step], player: game.state.activePlayer });
  const began = game.batch.at(-1)!;
  game.causes = [began.revision];
  endEffectsUntilNow(game);
  noticeFact(game, before, began); // CR 603.2b
  yield* doFirst(game, first);
  return yield* turnBasedActions(game, step);
}

/** CR 614.10b: what follows on something that was skipped happens first of all. */
function* doFirst(game: Game, first: readonly FirstThing[]): Procedure<void> {
  for (const { effects, source, causes } of first) {
    const { controller } = objectOf(game.state, source);
    const reason = { rule: '614.10b', source, player: controller, causes: [...game.causes, ...causes] };
    yield* followInstructions(game, effects, plainContext(controller, source), reason);
  }
}

/** The step that begins next: in this turn or, once that is over, in the next turn that isn't skipped. */
function* nextStep(game: Game, first: FirstThing[]): Procedure<Step> {
  for (let skipped = 0; skipped <= mostTurnsSkipped; skipped++) {
    const step = game.state.turn === 0 ? null : yield* stepAfter(game, first);
    if (step !== null) return step;
    yield* beginTurn(game, first);
  }
  throw new InvariantBroken('every step of every turn is skipped');
}

/** More turns in a row without a step than any game will see. */
const mostTurnsSkipped = 1000;

const stepRules: Readonly<Record<Step, string>> = {
  untap: '501.1',
  upkeep: '503.1',
  draw: '504.1',
  'precombat main': '505.1',
  'beginning of combat': '507.1',
  'declare attackers': '508.1',
  'declare blockers': '509.1',
  'first-strike damage': '510.4',
  'combat damage': '510.1',
  'end of combat': '511.1',
  'postcombat main': '505.1',
  end: '513.1',
  cleanup: '512.1',
};

function* turnBasedActions(game: Game, step: Step): Procedure<boolean> {
  const player = game.state.activePlayer;
  switch (step) {
    case 'untap':
      yield* untapStep(game);
      return false; // CR 502.4: what triggered waits for the upkeep
    case 'draw':
      yield* perform(game, [{ would: 'draw', player }], { rule: '504.1', player });
      break;
    case 'precombat main':
      if (game.state.archenemies.length > 0) setTopInMotion(game); // CR 703.4e
      yield* putLoreCounters(game);
      yield* visitAsPhaseBegins(game); // CR 703.4g
      break;
    case 'declare attackers':
      yield* declareAttackers(game);
      break;
    case 'declare blockers':
      yield* declareBlockers(game);
      break;
    case 'first-strike damage':
    case 'combat damage':
      yield* dealCombatDamage(game);
      break;
    case 'cleanup':
      yield* cleanup(game);
      // CR 514.3a: priority only if state-based actions were performed or abilities wait.
      return yield* beforePriority(game);
    default:
      break;
  }
  return true;
}
