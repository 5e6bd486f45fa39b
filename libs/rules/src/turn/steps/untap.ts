import {
  hasKeyword,
  hasRule,
  staticsInForce,
  evaluateAmount,
  matches,
  plainContext,
  onlyTurnInForce,
} from '@stacktrail/characteristics';
import { type Game, ask, type Procedure, noticeTriggers } from '@stacktrail/engine';
import { noObject, type ObjectId, type PlayerId, type Ref } from '@stacktrail/game-events';
import {
  countersOn,
  type GameObject,
  objectOf,
  presentObject,
  type GameState,
  isDesignated,
} from '@stacktrail/game-state';
import { keepDayAndNight } from '../../mechanics/day-and-night.js';
import { endDesignations, giveDesignations } from '../../changes/give.js';
import { followInstructions } from '../../actions/instructions/follow.js';
import { phaseOutAndIn } from '../../changes/phasing.js';
import { endEffectsThat } from '../../changes/durations.js';

/** The turn-based actions of the untap step (CR 502). */
export function* untapStep(game: Game): Procedure<void> {
  phaseInAndOut(game); // CR 502.1
  turnDayOrNight(game); // CR 502.2
  yield* keepDayAndNight(game, followInstructions); // CR 702.145b, 702.145e
  yield* untapPermanents(game); // CR 502.3
  endExertions(game);
  endEffectsThroughThisStep(game);
}

/** CR 502.1, 702.26a. */
function phaseInAndOut(game: Game): void {
  const { state } = game;
  const player = state.activePlayer;
  const out = state.battlefield.filter((id) => {
    const object = objectOf(state, id);
    return object.controller === player && hasKeyword(state, object, 'phasing');
  });
  const returning = state.phasedOut.filter((id) => isDueToPhaseIn(state, objectOf(state, id), player));
  if (out.length + returning.length === 0) return;
  phaseOutAndIn(game, out, returning, { rule: '502.1', player, causes: [state.stepBeganAt] });
}

/**
 * Phased out under this player's control, not indirectly (CR 702.26a, 702.26g), or under that of one who left and whose turn
 * would have begun (702.26n).
 */
function isDueToPhaseIn(state: GameState, { id, phasedOut }: GameObject, player: PlayerId): boolean {
  if (phasedOut === null || phasedOut.with !== noObject) return false;
  if (state.returns.some((one) => one.moved.some(({ object }) => object === id))) return false; // CR 610.4a
  return phasedOut.player === player || state.players[phasedOut.player]?.passedOver === true;
}

/** CR 502.2, 729.2. */
function turnDayOrNight(game: Game): void {
  const { state } = game;
  if (state.designations.length === 0) return;
  const reason = { rule: '502.2', causes: [state.stepBeganAt] };
  if (isDesignated(state, 'day') && state.spellsCastLastTurn === 0) {
    giveDesignations(game, [{ holder: null, name: 'night' }], reason);
  } else if (isDesignated(state, 'night') && state.spellsCastLastTurn >= 2) {
    giveDesignations(game, [{ holder: null, name: 'day' }], reason);
  }
}

/** CR 502.3: the active player determines what untaps, but for what an effect keeps tapped; then it all untaps at once. */
function* untapPermanents(game: Game): Procedure<void> {
  const { state } = game;
  let objects: readonly ObjectId[] = state.battlefield.filter((id) => untaps(state, objectOf(state, id)));
  objects = yield* keepWithinLimits(game, objects);
  objects = yield* keepTapped(game, objects);
  if (objects.length === 0) return;
  const from = game.batch.length;
  const reason = { rule: '502.3', player: state.activePlayer, causes: [state.stepBeganAt] };
  const stunned = objects.filter((id) => countersOn(objectOf(state, id), 'stun') > 0);
  for (const object of stunned) {
    game.emit('CountersRemoved', { object, kind: 'stun', count: 1 }, { ...reason, rule: '122.1d' });
  }
  const free = objects.filter((id) => !stunned.includes(id));
  if (free.length > 0) game.emit('PermanentsUntapped', { objects: free }, reason);
  noticeTriggers(game, state, from);
}

function untaps(state: GameState, object: GameObject): boolean {
  if (!object.tapped || isExerted(state, object) || hasRule(state, object, "can't become untapped")) return false;
  // “During its controller's untap step” says nothing of what untaps it in the step of another player.
  if (object.controller === state.activePlayer) return !hasRule(state, object, "doesn't untap");
  return untapsWithOthers(state, object);
}

/** CR 701.43a: whoever exerted it chose to have it not untap during this untap step of theirs. */
function isExerted(state: GameState, { designations }: GameObject): boolean {
  return designations.some(({ name, player }) => name === 'exerted' && player === state.activePlayer);
}

/** CR 701.43b: however often it was exerted, that is over with this step. */
function endExertions(game: Game): void {
  const { activePlayer, stepBeganAt } = game.state;
  endDesignations(game, ({ name, player }) => name === 'exerted' && player === activePlayer, {
    rule: '701.43b',
    player: activePlayer,
    causes: [stepBeganAt],
  });
}

/** Permanents of another player that untap too, as an effect of theirs says. */
function untapsWithOthers(state: GameState, object: GameObject): boolean {
  return staticsInForce(state, "untap in others' untap steps").some(({ source, effect }) => {
    const { controller } = objectOf(state, source);
    return controller === object.controller && matches(state, effect.filter, object, plainContext(controller, source));
  });
}

/** If only a number of permanents can untap, the active player chooses which do. */
function* keepWithinLimits(game: Game, objects: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const player = state.activePlayer;
  let left = objects;
  for (const { source, effect } of staticsInForce(state, 'untap limit')) {
    const { controller } = objectOf(state, source);
    if (effect.who !== 'any player' && (controller === player) !== (effect.who === 'you')) continue;
    const context = plainContext(controller, source);
    const limited = left.filter((id) => {
      const object = objectOf(state, id);
      return object.controller === player && matches(state, effect.filter, object, context);
    });
    const most = Math.max(0, evaluateAmount(state, effect.count, context));
    if (limited.length <= most) continue;
    const chosen =
      most === 0 ? [] : yield* choose(player, source, limited, most, most, 'Choose the permanents that untap.');
    left = left.filter((id) => chosen.includes(id) || !limited.includes(id));
  }
  return left;
}

/** The active player may leave some of their permanents tapped, where those say so. */
function* keepTapped(game: Game, objects: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  const { state } = game;
  const player = state.activePlayer;
  const optional = objects.filter((id) => {
    const object = objectOf(state, id);
    return object.controller === player && hasRule(state, object, 'may choose not to untap');
  });
  if (optional.length === 0) return objects;
  const prompt = 'Choose the permanents that stay tapped, if any; the others untap.';
  const kept = yield* choose(player, noObject, optional, 0, optional.length, prompt);
  return objects.filter((id) => !kept.includes(id));
}

function* choose(
  player: PlayerId,
  source: ObjectId,
  objects: readonly ObjectId[],
  min: number,
  max: number,
  prompt: string,
): Procedure<readonly ObjectId[]> {
  const { chosen } = yield* ask({
    form: 'select',
    kind: 'choose objects',
    rule: '502.3',
    player,
    prompt,
    source,
    candidates: objects.map((id): Ref => ({ is: 'object', id })),
    min,
    max,
  });
  return chosen.map((ref) => ref.id as ObjectId);
}

/** Ends the effects on permanents that lasted through the next untap step of their controller: this one. */
function endEffectsThroughThisStep(game: Game): void {
  const { state } = game;
  endEffectsThat(
    game,
    (effect) =>
      effect.duration === "through its controller's next untap step" &&
      'objects' in effect &&
      (playerKept(state, effect.id) ?? state.activePlayer) === state.activePlayer &&
      effect.objects.every((id) => (presentObject(state, id)?.controller ?? state.activePlayer) === state.activePlayer),
    (effect) => ({ rule: '611.2a', source: effect.source, causes: [state.stepBeganAt] }),
  );
}

/** Whose untap step it is about, whatever they control then. */
function playerKept(state: GameState, id: number): PlayerId | undefined {
  const effect = state.effects.find((one) => one.id === id);
  return effect === undefined ? undefined : onlyTurnInForce(effect)?.player;
}
