import { chanceBelow } from '../choices/told-chance.js';
import type { Mode, ModeChoice } from '@stacktrail/card-tree';
import { holds } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import {
  type GameObject,
  isOverloaded,
  mayBeEntwined,
  objectOf,
  opponentsOf,
  type GameState,
} from '@stacktrail/game-state';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import type { PickOption, PickQuestion } from '../game/question.js';
import { IllegalAction } from '../illegal-actions/illegal-action.js';
import { contextOfStackObject, instructionsOf } from './instructions-of.js';
import { canChooseDifferentTargets } from './different-targets.js';
import { canChooseTargets } from './can-choose-targets.js';
import { rememberModes, wasModeChosen } from './modes-chosen-before.js';
import { chooseWhoChooses } from './who-chooses.js';

/**
 * CR 700.2a, 700.2b, 601.2b: the modes of a modal spell or ability are chosen; an illegal mode can't be.
 *
 * @throws IllegalAction if too few modes can be chosen
 */
export function* announceModes(game: Game, id: ObjectId): Procedure<void> {
  const object = objectOf(game.state, id);
  const { modes, choose: printed } = instructionsOf(object);
  if (printed === undefined) return;
  const choose = object.ability === null ? printed : asItIs(game.state, id, printed, modes.length);
  const legal = modes
    .map((_, index) => index)
    .filter((index) => modeIsLegal(game.state, id, index) && !wasChosen(game.state, object, choose, index));
  const entwined = mayBeEntwined(object) && legal.length === modes.length; // CR 702.42a
  const { min, max } = entwined ? { min: choose.min, max: modes.length } : bounds(choose, modes, legal.length);
  if (!choose.orNone && (legal.length === 0 ? min > 0 : !choose.again && legal.length < min)) {
    throw new IllegalAction(
      ruleOfModes(game.state, id),
      `It needs ${min} of its modes; ${legal.length} can be chosen.`,
    );
  }
  const chosen =
    choose.chooses === 'chance'
      ? yield* atRandom(game, id, legal, min)
      : yield* ofPlayer(game, id, choose, modes, legal, min, max, entwined);
  game.emit(
    'ModesChosen',
    { object: id, modes: chosen.slice().sort((a, b) => a - b) },
    { rule: '601.2b', source: id, player: object.controller },
  );
  const { ability } = object;
  if (ability !== null) rememberModes(game, ability.source, ability.definition.pointer, choose, chosen);
}

/**
 * “Choose one that hasn't been chosen”: whether the mode was chosen before for this ability, which its object
 * remembers.
 */
function wasChosen(state: GameState, { ability }: GameObject, choose: ModeChoice, index: number): boolean {
  return ability !== null && wasModeChosen(state, ability.source, ability.definition.pointer, choose, index);
}

/** CR 700.2a for spells and activated abilities, 700.2b for triggered ones. */
function ruleOfModes(state: GameState, id: ObjectId): string {
  return objectOf(state, id).ability?.definition.kind === 'triggered' ? '700.2b' : '700.2a';
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * An ability’s condition for choosing all modes is known when the modes are chosen; a spell’s only after its costs are
 * announced (CR 601.4).
 */
function asItIs(state: GameState, id: ObjectId, choose: ModeChoice, modes: number): ModeChoice {
  const { allIf, mustAll, orNoneIf, ...plain } = choose;
  if (allIf === undefined || !holds(state, allIf, contextOfStackObject(state, id))) return plain;
  return { ...plain, min: mustAll ? modes : orNoneIf ? 0 : plain.min, max: modes };
}

/** The number of modes. If a condition may allow all of them, later announcements decide (CR 601.4). */
function bounds(choose: ModeChoice, modes: readonly Mode[], legal: number): Bounds {
  if (choose.pawprints !== undefined) return { min: 0, max: choose.pawprints };
  const max = choose.allIf === undefined ? choose.max : modes.length;
  if (choose.orNone && !choose.again && legal < choose.min) return { min: 0, max: 0 };
  return {
    min: choose.orNoneIf || choose.orNone ? 0 : choose.min,
    max: choose.again ? max : Math.min(max, legal),
  };
}

/**
 * CR 601.4: checks the number of chosen modes against what was announced since.
 *
 * @throws IllegalAction if it isn't allowed
 */
export function checkModes(state: GameState, id: ObjectId): void {
  const object = objectOf(state, id);
  const { modes, choose } = instructionsOf(object);
  if (choose?.allIf === undefined) return;
  const chosen = object.announced.modes.length;
  if (holds(state, choose.allIf, contextOfStackObject(state, id))) {
    if (!choose.mustAll || chosen === modes.length) return;
    throw new IllegalAction('601.4', `What was announced makes all ${modes.length} of its modes be chosen.`);
  }
  if (chosen < choose.min)
    throw new IllegalAction('601.4', `What was announced makes at least ${choose.min} of its modes be chosen.`);
  if (chosen <= choose.max) return;
  throw new IllegalAction('601.4', `What was announced lets ${choose.max} of its modes be chosen, not more.`);
}

/** CR 700.2e: the player who chooses the modes: the controller, or an opponent that the controller picks. */
function* chooserOf(game: Game, id: ObjectId, choose: ModeChoice): Procedure<PlayerId> {
  const { controller } = objectOf(game.state, id);
  if (choose.chooses !== 'an opponent') return controller;
  const opponents = opponentsOf(game.state, controller);
  if (opponents.length < 2) return opponents[0] ?? controller;
  return yield* chooseWhoChooses(id, controller, opponents, '700.2e', 'mode');
}

function modeOf(key: string): number {
  return Number.parseInt(key, 10) - 1;
}

function* ofPlayer(
  game: Game,
  id: ObjectId,
  choose: ModeChoice,
  modes: readonly Mode[],
  legal: readonly number[],
  min: number,
  max: number,
  entwined: boolean,
): Procedure<readonly number[]> {
  if (min === max && min === legal.length && !choose.again && choose.pawprints === undefined) return legal;
  const player = yield* chooserOf(game, id, choose);
  const options = legal.flatMap((index) => optionsFor(index, choose, max));
  const question: PickQuestion = {
    form: 'pick',
    kind: 'choose modes',
    rule: choose.chooses === 'an opponent' ? '700.2e' : ruleOfModes(game.state, id),
    player,
    prompt: entwined ? `${several(min, choose.max)}, or all ${max} for the entwine cost.` : `${several(min, max)}.`,
    source: id,
    options,
    min,
    max: Math.min(max, options.length),
    ...(choose.pawprints === undefined ? {} : { findViolation: costsAtMost(choose.pawprints, modes) }),
    ...violationsOf(game.state, id, choose, modes),
    ...(entwined ? { findViolation: allOrThatMany(choose.max, modes.length) } : {}),
  };
  return (yield* ask(question)).keys.map(modeOf);
}

/** What the chosen modes have to be together: none or enough of them, or such that their targets can be different. */
function violationsOf(
  state: GameState,
  id: ObjectId,
  { orNone, min, differentTargets }: ModeChoice,
  modes: readonly Mode[],
): Pick<PickQuestion, 'findViolation'> {
  if (!orNone) return differentTargets ? { findViolation: apart(state, id, modes) } : {};
  const areApart = differentTargets ? apart(state, id, modes) : () => null;
  return {
    findViolation: (answer) =>
      answer.keys.length > 0 && answer.keys.length < min
        ? { rule: ruleOfModes(state, id), message: `Choose ${min} of its modes, or none.` }
        : areApart(answer),
  };
}

function several(min: number, max: number): string {
  return min === max ? `Choose ${max} of its modes` : `Choose ${min} to ${max} of its modes`;
}

/** CR 702.42a: all modes instead of just the number specified. */
function allOrThatMany(most: number, all: number): NonNullable<PickQuestion['findViolation']> {
  return ({ keys }) =>
    keys.length <= most || keys.length === all
      ? null
      : { rule: '702.42a', message: `Choose ${most} of the modes, or for the entwine cost all ${all}.` };
}

/** CR 700.2a, 700.2b: modes that must have different targets can be chosen only if there are enough targets. */
function apart(state: GameState, id: ObjectId, modes: readonly Mode[]): NonNullable<PickQuestion['findViolation']> {
  return ({ keys }) =>
    canChooseDifferentTargets(
      state,
      id,
      keys.map((key) => modes[modeOf(key)]!),
    )
      ? null
      : { rule: ruleOfModes(state, id), message: 'These modes can’t all have different targets.' };
}

/** CR 700.2d, 700.2i: a mode can be chosen once or, if the text allows it, as often as modes are chosen. */
function optionsFor(index: number, { again, pawprints }: ModeChoice, max: number): readonly PickOption[] {
  const often = again || pawprints !== undefined ? max : 1;
  return Array.from({ length: often }, (_, i) => ({
    key: i === 0 ? `${index + 1}` : `${index + 1} (${i + 1})`,
    text: `Mode ${index + 1}`,
  }));
}

/** CR 700.2i. */
function costsAtMost(most: number, modes: readonly Mode[]): NonNullable<PickQuestion['findViolation']> {
  return ({ keys }) => {
    const worth = keys.reduce((sum, key) => sum + (modes[modeOf(key)]?.pawprints ?? 0), 0);
    return worth <= most
      ? null
      : { rule: '700.2i', message: `These modes have ${worth} pawprints, more than ${most}.` };
  };
}

function* atRandom(game: Game, id: ObjectId, legal: readonly number[], count: number): Procedure<readonly number[]> {
  const { controller } = objectOf(game.state, id);
  const chosen: number[] = [];
  const left = legal.slice();
  for (let i = 0; i < count; i++) {
    const first = game.state.draws;
    const { value, next } = yield* chanceBelow(
      game,
      left.length,
      first,
      { player: controller, rule: '700.2e', source: id, prompt: 'Which mode did chance choose?' },
      (place) => `Mode ${left[place]! + 1}`,
    );
    game.emit(
      'NumberChosenAtRandom',
      { player: controller, least: 1, most: left.length, value: value + 1, draws: next - first },
      { rule: '700.2e', source: id, player: controller },
    );
    chosen.push(...left.splice(value, 1));
  }
  return chosen;
}

function modeIsLegal(state: GameState, id: ObjectId, index: number): boolean {
  const context = contextOfStackObject(state, id);
  const mode = instructionsOf(objectOf(state, id)).modes[index]!;
  if (isOverloaded(objectOf(state, id))) return true; // CR 702.96b
  // CR 601.4: later announcements may change it so that it needs no target.
  return canChooseTargets(state, mode.targets, context, id, [], (spec) => spec.when === undefined);
}
