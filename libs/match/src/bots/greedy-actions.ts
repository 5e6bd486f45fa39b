import type { Action } from '@stacktrail/game-events';
import { isManaAbility } from './action-answers.js';
import { isLand } from './appraisal.js';
import { hasGoodTarget, topOfStackIsHostile } from './greedy-targets.js';
import type { Sight } from './sight.js';

/** Whether it is the seat's own main phase and the stack is empty. */
function isOwnMainPhase(sight: Sight): boolean {
  const isMain = sight.step === 'precombat main' || sight.step === 'postcombat main';
  return sight.activePlayer === sight.seat && isMain && sight.stack.length === 0;
}

/** Whether a greedy player does anything but pass at this time. */
export function mayAct(sight: Sight): boolean {
  return isOwnMainPhase(sight) || topOfStackIsHostile(sight);
}

/**
 * What a greedy player would like to do, the best first: play a land, then cast spells by their cost, then activate
 * abilities. In its own main phase, that is everything with a good target; in response to a spell, only countering it.
 */
export function wantedActions(sight: Sight, actions: readonly Action[]): readonly Action[] {
  const isMine = isOwnMainPhase(sight);
  return actions
    .filter((action) => wants(sight, action, isMine))
    .map((action) => ({ action, rank: rankOf(sight, action) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ action }) => action);
}

function wants(sight: Sight, action: Action, isMine: boolean): boolean {
  switch (action.do) {
    case 'play land':
      return true;
    case 'cast':
      return isCounter(sight, action) !== isMine && hasGoodTarget(sight, action.object);
    case 'activate':
      return isMine && !isManaAbility(sight, action) && !givesSomethingUp(sight, action);
    default:
      return false;
  }
}

function rankOf(sight: Sight, action: Action): number {
  if (action.do === 'play land') return 100;
  return action.do === 'cast' ? 1 + (sight.object(action.object)?.printed.manaValue ?? 0) : 0;
}

/** A key that is the same for the same action of the same object. */
export function keyOf(action: Action): string {
  if (action.do === 'activate') return `${action.object} ${action.ability}`;
  return 'object' in action ? `${action.object}` : action.do;
}

function isCounter(sight: Sight, action: Extract<Action, { do: 'cast' }>): boolean {
  const abilities = sight.object(action.object)?.printed.abilities ?? [];
  return abilities.some(({ ability }) => {
    return ability.kind === 'spell' && ability.modes.some((mode) => mode.targets.some(({ kind }) => kind === 'spell'));
  });
}

/** Whether an ability costs more than mana and tapping: a greedy player doesn't sacrifice or discard for it. */
function givesSomethingUp(sight: Sight, action: Extract<Action, { do: 'activate' }>): boolean {
  const ability = sight.abilityOf(action);
  return ability.kind === 'activated' && ability.cost.some(({ cost }) => cost !== 'mana' && cost !== 'tap');
}

/** Whether a hand is kept: it has two to five lands, or another mulligan would leave too few cards. */
export function isPlayableHand(sight: Sight): boolean {
  const { hand } = sight;
  const lands = hand.filter((id) => {
    const object = sight.object(id);
    return object !== undefined && isLand(sight.characteristics(object));
  }).length;
  return hand.length < 7 || sight.mulligans > 1 || (lands >= 2 && lands <= 5);
}
