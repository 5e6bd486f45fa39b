import {
  type Game,
  CardWasTold,
  once,
  ask,
  type Procedure,
  showTopCards,
  attempt,
  noticeRemainingFacts,
  noticeStates,
} from '@stacktrail/engine';
import type { Action, DefinitionPointer, PlayerId } from '@stacktrail/game-events';
import { objectOf, playersInOrder } from '@stacktrail/game-state';
import { putTriggersOnStack } from './put-on-stack.js';
import { takeUpDrawn } from '../../actions/casting/take-up-drawn.js';
import { activateAbility } from '../../actions/casting/activate-ability.js';
import { takeSpecialAction } from '../../actions/casting/special-action.js';
import { landPermission, usePermission } from '../../actions/permission/permission.js';
import { playLand } from '../../actions/playing-lands.js';
import { castSpell } from '../../actions/casting/cast-spell.js';
import { settleCombat } from '../../changes/removal-from-combat.js';
import { giveEarned } from '../../mechanics/earned-designations.js';
import { keepDayAndNight } from '../../mechanics/day-and-night.js';
import { unpair } from '../../changes/pairs.js';
import { followInstructions } from '../../actions/instructions/follow.js';
import { SomebodyLeft } from '../../leaving/somebody-left.js';
import { exileUncontrolled } from '../../leaving/leave-the-game.js';
import { barredActions, whyBarred, withoutBarred } from '../loops/barred-choices.js';
import { breakEndlessChecks, breakMandatoryLoop, seemsMandatory } from '../loops/break-loops.js';
import { costNeeded, wayChosen } from '../../actions/permission/ways-to-cast.js';
import { resolveTop } from '../../actions/resolution/resolve-top.js';
import { checkStateBasedActions } from '../state-based-actions/check.js';
import { endEffects } from '../../changes/durations.js';
import { settleControl } from '../../changes/settle-control.js';
import { endSectors } from '../state-based-actions/space-sculptor.js';
import { isAllowedAction, takeAllowedAction } from './allowed-actions.js';
import { isIgnoringAction, takeIgnoringAction } from './ignoring.js';
import { priorityActions } from './priority-actions.js';
import { rollingAction, takeRollingAction } from './rolling-the-planar-die.js';
import { turnConspiracyUp, turningConspiracy } from './turning-conspiracies.js';
import { takeTurningAction } from './turning.js';
import { isClauseAction, takeClauseAction } from './unread-clauses.js';
import { whyNot } from './why-not.js';

/**
 * CR 117.5, 704.3: before a player would get priority, state-based actions are performed until none applies, then
 * waiting triggered abilities are put on the stack, until neither happens.
 *
 * @returns whether anything happened
 */
export function* beforePriority(game: Game): Procedure<boolean> {
  showTopCards(game);
  noticeRemainingFacts(game);
  noticeStates(game);
  if (game.state.returns.length > 0) yield* game.outerRules.returnMoved(game);
  if (isSettled(game)) return false;
  let happened = false;
  for (let checks = 0; ; checks++) {
    yield* breakEndlessChecks(game, checks);
    // CR 611.2b: what changes control may end effects, and their end may change control.
    do endEffects(game);
    while (settleControl(game));
    yield* exileUncontrolled(game);
    settleCombat(game);
    noticeRemainingFacts(game);
    noticeStates(game);
    if (game.state.returns.length > 0) yield* game.outerRules.returnMoved(game);
    if (unpair(game)) happened = true;
    if (giveEarned(game)) happened = true;
    if (endSectors(game)) happened = true;
    if (yield* keepDayAndNight(game, followInstructions)) happened = true;
    if (yield* checkStateBasedActions(game)) happened = true;
    else if (yield* putTriggersOnStack(game)) happened = true;
    else return happened;
  }
}

/** Whether nothing that these checks depend on has changed since they found nothing to do. */
function isSettled({ state, cleanState }: Game): boolean {
  return (
    cleanState !== null &&
    state.waiting.length === 0 &&
    cleanState.objects === state.objects &&
    cleanState.players === state.players &&
    cleanState.stamp === state.stamp &&
    cleanState.effects === state.effects &&
    cleanState.shields === state.shields &&
    cleanState.replacements === state.replacements &&
    cleanState.combat === state.combat &&
    cleanState.turn === state.turn
  );
}

/**
 * CR 117.3, 117.4: players get priority in this step until all pass in succession with an empty stack. Who has it and
 * how many have passed stand in the state, so this can begin at any such point.
 */
export function* givePriority(game: Game): Procedure<void> {
  for (;;) {
    game.causes = [game.state.stepBeganAt];
    yield* beforePriority(game);
    if (seemsMandatory(game.state)) yield* breakMandatoryLoop(game);
    const player = game.state.priority;
    game.beginAction();
    const action = yield* askForAction(game, player);
    if (action === null) continue; // CR 800.4a: whoever has priority now is asked
    if (action.do !== 'pass') {
      yield* game.runAction(player, () => attempt(game, () => game.act(() => takeAction(game, player, action))));
      yield* takeUpDrawn(game); // CR 121.8
      continue;
    }
    game.emit('PriorityPassed', { player }, { rule: '117.3d', player });
    if (game.state.passed < playersInOrder(game.state).length) continue;
    if (game.state.stack.length === 0) return;
    const top = objectOf(game.state, game.state.stack.at(-1)!);
    yield* game.runAction(top.controller, () => resolveTop(game)); // 117.4
    if (game.state.cutShort || game.state.turn === 0) return; // CR 722.1d, 722.2d, 725.4
  }
}

/** CR 117.1: what the player does; `null` if somebody left the game instead, or a card was told. */
function* askForAction(game: Game, player: PlayerId): Procedure<Action | null> {
  try {
    const { action } = yield* ask({
      form: 'action',
      kind: 'priority',
      rule: '117.1',
      player,
      prompt: 'You have priority.',
      source: 0 as never,
      actions: once(() => withoutBarred(priorityActions(game.state, player), barredActions(game.state, player))),
      whyNot: (action) => whyBarred(game.state, player, action) ?? whyNot(game.state, player, action),
    });
    return action;
  } catch (error) {
    if (error instanceof SomebodyLeft || error instanceof CardWasTold) return null;
    throw error;
  }
}

function* takeAction(game: Game, player: PlayerId, action: Action): Procedure<void> {
  switch (action.do) {
    case 'play land': {
      // CR 305.1, 116.2a: a special action.
      const reason = { rule: '116.2a', source: action.object, player };
      usePermission(game, landPermission(game.state, player, action), { ...reason, rule: '305.1' });
      yield* playLand(game, player, action, reason);
      return;
    }
    case 'cast': {
      const way = wayChosen(game.state, player, action);
      yield* castSpell(game, player, way, costNeeded(game.state, player, way));
      return;
    }
    case 'activate':
      yield* activateAbility(game, player, action.object, action.ability);
      return;
    case 'special':
      if (action.action === rollingAction) yield* takeRollingAction(game, player, action);
      else if (isClauseAction(action.action)) yield* takeClauseAction(game, action);
      else if (action.action === turningConspiracy) turnConspiracyUp(game, player, action);
      else if (isAllowedAction(action.action)) yield* takeAllowedAction(game, player, action);
      else if (isIgnoringAction(action.action)) yield* takeIgnoringAction(game, player, action);
      else if (game.state.catalog.findAbility(action.action as DefinitionPointer) === undefined) {
        yield* takeTurningAction(game, player, action);
      } else {
        yield* takeSpecialAction(game, player, action.object, action.action as DefinitionPointer);
      }
      return;
    case 'pass':
    case 'pay':
    case 'cancel':
      return;
  }
}
