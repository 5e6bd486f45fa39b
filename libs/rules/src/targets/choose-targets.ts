import type { TargetSpec } from '@stacktrail/card-language';
import type { ObjectId, Ref } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from '../illegal-action.js';
import { objectOf } from '../state/game-state.js';
import { evaluateAmount } from '../text/amounts.js';
import { holds } from '../text/conditions.js';
import type { TextContext } from '../text/text-context.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import { chosenModes, contextOfStackObject } from './instructions-of.js';
import { legalTargets } from './legal-targets.js';

/**
 * CR 601.2c, 601.2d: chooses targets for a spell or ability on the stack, and divides an effect among them.
 *
 * @throws IllegalAction where a required target has no legal choice
 */
export function* chooseTargets(game: Game, id: ObjectId): Procedure<void> {
  const modes = chosenModes(objectOf(game.state, id));
  if (modes.every((mode) => mode.targets.length === 0)) return;
  const targets: (readonly Ref[])[] = [];
  const division: (readonly number[])[] = [];
  for (const mode of modes) {
    const chosen: (readonly Ref[])[] = [];
    for (const spec of mode.targets) {
      const context = contextOfStackObject(game.state, id);
      const picked = yield* chooseForSlot(game, id, spec, context, chosen);
      chosen.push(picked);
      division.push(yield* divide(game, id, spec, context, picked));
    }
    targets.push(...chosen);
  }
  const { controller } = objectOf(game.state, id);
  const before = game.state;
  const from = game.batch.length;
  const reason = { rule: '601.2c', source: id, player: controller };
  game.emit('TargetsChosen', { object: id, targets }, reason);
  if (division.some((shares) => shares.length > 0)) {
    game.emit('DivisionAnnounced', { object: id, division }, { ...reason, rule: '601.2d' });
  }
  noticeTriggers(game, before, from);
}

function* chooseForSlot(
  game: Game,
  id: ObjectId,
  spec: TargetSpec,
  context: TextContext,
  chosen: readonly (readonly Ref[])[],
): Procedure<readonly Ref[]> {
  const { state } = game;
  if (spec.when !== undefined && !holds(state, spec.when, context)) return [];
  const legal = legalTargets(state, spec, context, chosen, id);
  const min = evaluateAmount(state, spec.min, context);
  const divided = spec.divide === undefined ? Infinity : evaluateAmount(state, spec.divide, context);
  const max = Math.min(evaluateAmount(state, spec.max, context), legal.length, divided);
  if (legal.length < min || max < min) {
    throw new IllegalAction('601.2c', `It needs ${min} target${min === 1 ? '' : 's'}; ${legal.length} can be chosen.`);
  }
  if (max === 0 || (min === max && legal.length === min)) return legal.slice(0, max);
  const { controller } = objectOf(state, id);
  const answer = yield* ask({
    form: 'select',
    kind: 'choose targets',
    rule: '601.2c',
    player: controller,
    prompt: min === max ? `Choose ${min} target${min === 1 ? '' : 's'}.` : `Choose ${min} to ${max} targets.`,
    source: id,
    candidates: legal,
    min,
    max,
  });
  return answer.chosen;
}

function* divide(
  game: Game,
  id: ObjectId,
  spec: TargetSpec,
  context: TextContext,
  targets: readonly Ref[],
): Procedure<readonly number[]> {
  if (spec.divide === undefined || targets.length === 0) return [];
  const total = evaluateAmount(game.state, spec.divide, context);
  if (targets.length === 1) return [total];
  if (total === targets.length) return targets.map(() => 1);
  const answer = yield* ask({
    form: 'divide',
    kind: 'divide',
    rule: '601.2d',
    player: objectOf(game.state, id).controller,
    prompt: `Divide ${total} among the targets, at least 1 each.`,
    source: id,
    among: targets,
    total,
    minEach: 1,
  });
  return targets.map(
    (target) => answer.shares.find((share) => share.to.id === target.id && share.to.is === target.is)!.amount,
  );
}
