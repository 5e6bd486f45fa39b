import type { ObjectId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from '../illegal-action.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { contextOfStackObject, instructionsOf } from '../targets/instructions-of.js';
import { legalTargets } from '../targets/legal-targets.js';
import { evaluateAmount } from '../text/amounts.js';
import { holds } from '../text/conditions.js';

/** CR 700.2a, 601.2b: the controller of a modal spell or ability chooses its modes; an illegal mode can't be chosen. */
export function* announceModes(game: Game, id: ObjectId): Procedure<void> {
  const object = objectOf(game.state, id);
  const { modes, choose } = instructionsOf(object);
  if (choose === undefined) return;
  const legal = modes.map((_, index) => index).filter((index) => modeIsLegal(game.state, id, index));
  // CR 601.4: what is announced later may let all be chosen
  const max = choose.allIf === undefined ? Math.min(choose.max, legal.length) : legal.length;
  if (legal.length < choose.min) {
    throw new IllegalAction('700.2a', `It needs ${choose.min} of its modes; ${legal.length} can be chosen.`);
  }
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose modes',
    rule: '700.2a',
    player: object.controller,
    prompt: choose.min === max ? `Choose ${max} of its modes.` : `Choose ${choose.min} to ${max} of its modes.`,
    source: id,
    options: legal.map((index) => ({ key: `${index + 1}`, text: `Mode ${index + 1}` })),
    min: choose.min,
    max,
  });
  const chosen = answer.keys.map((key) => Number(key) - 1).sort((a, b) => a - b);
  game.emit('ModesChosen', { object: id, modes: chosen }, { rule: '601.2b', source: id, player: object.controller });
}

/**
 * CR 601.4: whether what was announced since lets so many modes be chosen.
 *
 * @throws IllegalAction where it doesn't
 */
export function checkModes(state: GameState, id: ObjectId): void {
  const object = objectOf(state, id);
  const { choose } = instructionsOf(object);
  if (choose?.allIf === undefined || object.announced.modes.length <= choose.max) return;
  if (holds(state, choose.allIf, contextOfStackObject(state, id))) return;
  throw new IllegalAction('601.4', `What was announced lets ${choose.max} of its modes be chosen, not more.`);
}

function modeIsLegal(state: GameState, id: ObjectId, index: number): boolean {
  const context = contextOfStackObject(state, id);
  const mode = instructionsOf(objectOf(state, id)).modes[index]!;
  return mode.targets.every((spec) => {
    if (spec.when !== undefined) return true; // CR 601.4: what is announced later may make it need no target
    return legalTargets(state, spec, context, [], id).length >= evaluateAmount(state, spec.min, context);
  });
}
