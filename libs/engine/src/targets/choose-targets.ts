import { chanceAmong } from '../choices/told-chance.js';
import type { Mode, TargetSpec } from '@stacktrail/card-tree';
import { type Violation, evaluateAmount, holds, findPlayers, type TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId, Ref } from '@stacktrail/game-events';
import { isOverloaded, objectOf } from '@stacktrail/game-state';
import { drawnFromPiles } from '../choices/exile-piles.js';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { IllegalAction } from '../illegal-actions/illegal-action.js';
import { sameRef } from '../game/question.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';
import { chosenModes, contextOfStackObject, instructionsOf } from './instructions-of.js';
import { canChooseTargets, withChosen } from './can-choose-targets.js';
import { canChooseDifferentTargets } from './different-targets.js';
import { legalTargets } from './legal-targets.js';
import { slotsNamed } from './slots-named.js';
import { canSatisfyTogether, mostTogether, satisfiesTogether } from './together.js';
import { chooseWhoChooses } from './who-chooses.js';

/**
 * CR 601.2c, 601.2d: chooses targets for a spell or ability on the stack, and divides an effect among them.
 *
 * @throws IllegalAction if a required target has no legal choice
 */
export function* chooseTargets(game: Game, id: ObjectId): Procedure<void> {
  const modes = chosenModes(objectOf(game.state, id));
  if (modes.every((mode) => mode.targets.length === 0)) return;
  const differs = instructionsOf(objectOf(game.state, id)).choose?.differentTargets === true;
  const targets: (readonly Ref[])[] = [];
  const division: (readonly number[])[] = [];
  for (const [i, mode] of modes.entries()) {
    const later = differs ? modes.slice(i + 1) : [];
    const chosen: (readonly Ref[])[] = [];
    for (const spec of mode.targets) {
      const context = withChosen(contextOfStackObject(game.state, id), chosen);
      const elsewhere = differs ? targets.flat() : [];
      const picked = yield* chooseForSlot(game, id, mode.targets, context, chosen, elsewhere, later);
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
  specs: readonly TargetSpec[],
  context: TextContext,
  chosen: readonly (readonly Ref[])[],
  elsewhere: readonly Ref[],
  later: readonly Mode[],
): Procedure<readonly Ref[]> {
  const { state } = game;
  const spec = specs[chosen.length]!;
  if (isOverloaded(objectOf(state, id))) return [];
  if (spec.when !== undefined && !holds(state, spec.when, context)) return [];
  const isNamed = slotsNamed(specs).has(chosen.length);
  const leavesRest = (refs: readonly Ref[]): boolean =>
    !isNamed || canChooseTargets(state, specs, context, id, [...chosen, refs]);
  const isOne = evaluateAmount(state, spec.max, context) === 1;
  const legal = legalTargets(state, spec, context, chosen, id).filter(
    (ref) =>
      !elsewhere.some((other) => sameRef(other, ref)) &&
      (later.length === 0 || canChooseDifferentTargets(state, id, later, [...elsewhere, ref])) &&
      (!isOne || leavesRest([ref])),
  );
  const min = spec.asMany ? mostTogether(state, spec, legal, context) : evaluateAmount(state, spec.min, context);
  const divided = spec.divide === undefined ? Infinity : evaluateAmount(state, spec.divide, context);
  const max = Math.min(evaluateAmount(state, spec.max, context), legal.length, divided);
  if (legal.length < min || max < min) {
    throw new IllegalAction('601.2c', `It needs ${min} target${min === 1 ? '' : 's'}; ${legal.length} can be chosen.`);
  }
  if (!canSatisfyTogether(state, spec.together, legal, min, context)) {
    throw new IllegalAction('601.2c', 'No targets together satisfy what it asks for.');
  }
  if (isNamed && !canChooseTargets(state, specs, context, id, chosen)) {
    throw new IllegalAction('601.2c', 'However these targets are chosen, there is none for a later one.');
  }
  if (max === 0 || (min === max && legal.length === min)) return legal.slice(0, max);
  const player = yield* chooserOf(game, id, spec, context);
  const findViolation = (answer: { readonly chosen: readonly Ref[] }): Violation | null => {
    if (!satisfiesTogether(state, spec.together, answer.chosen, context)) {
      return { rule: '601.2c', message: "These targets together don't satisfy what the text asks for." };
    }
    return leavesRest(answer.chosen)
      ? null
      : { rule: '601.2c', message: 'With these targets there is none that a later one could be.' };
  };
  if (spec.atRandom) return yield* targetsAtRandom(game, id, legal, min);
  const answer = yield* ask({
    form: 'select',
    kind: 'choose targets',
    rule: '601.2c',
    player,
    prompt: min === max ? `Choose ${min} target${min === 1 ? '' : 's'}.` : `Choose ${min} to ${max} targets.`,
    source: id,
    candidates: legal,
    min,
    max,
    slots: { specs, chosen },
    ...(spec.together === undefined && !isNamed ? {} : { findViolation }),
  });
  return yield* drawnFromPiles(game, player, legal, answer.chosen, { rule: '601.2c', source: id });
}

/**
 * CR 601.2c: the controller announces targets, unless the text says that another player chooses one. Which of several
 * players that is the controller chooses.
 */
function* chooserOf(game: Game, id: ObjectId, { chooses }: TargetSpec, context: TextContext): Procedure<PlayerId> {
  if (chooses === undefined) return context.you;
  const players = findPlayers(game.state, chooses, context);
  if (players.length < 2) return players[0] ?? context.you;
  return yield* chooseWhoChooses(id, context.you, players, '601.2c', 'target');
}

/** Chance chooses among the legal targets; the fact says which. Players have no part in it. */
function* targetsAtRandom(game: Game, id: ObjectId, legal: readonly Ref[], count: number): Procedure<readonly Ref[]> {
  const { controller } = objectOf(game.state, id);
  const { chosen, draws } = yield* chanceAmong(game, legal, count, {
    player: controller,
    rule: '601.2c',
    source: id,
    prompt: 'Which targets did chance choose?',
  });
  game.emit(
    'ChosenAtRandom',
    { player: controller, among: legal, chosen, draws },
    { rule: '601.2c', source: id, player: controller },
  );
  return chosen;
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
